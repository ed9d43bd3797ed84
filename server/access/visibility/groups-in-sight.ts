import type { Reader } from '../../platform/database/prepared.ts'
import { findGroupsInSight } from './queries.ts'
import type { GroupCaller } from './visible-group.ts'

export type SeenGroup = { id: string; code: string }

/**
 * What a limited caller sees of groups, by their codes: its own and those below it as they are, and in place of one above it its
 * own, which lies in it. The others it does not see. Undefined where it sees all.
 */
export async function groupsInSight(
  reader: Reader,
  { organization, key }: GroupCaller,
  codes: readonly string[],
): Promise<Map<string, SeenGroup> | undefined> {
  const limit = key.group
  if (!limit) return undefined
  const foreign = [...new Set(codes)].filter((code) => code !== limit.code)
  const rows =
    foreign.length === 0
      ? []
      : await reader.run<SeenGroup & { within: boolean }>(findGroupsInSight, [organization.id, limit.id, foreign])
  const own = { id: limit.id, code: limit.code }
  const others = rows.map(({ id, code, within }) => [code, within ? { id, code } : own] as const)
  return new Map([[limit.code, own], ...others])
}
