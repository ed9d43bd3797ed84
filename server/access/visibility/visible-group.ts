import { addPath, isRefusal, type Refusal, toKeyGroupRefusal, toNotFound } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Caller } from '../callers/index.ts'
import { findGroupSql, findGroupsByIdOrCodeSql, findRelatedGroupsSql, listGroupsSql, lockGroupsSql } from './queries.ts'
import type { GroupRow } from './rows.ts'

export type GroupViewer = {
  organization: Pick<Caller['organization'], 'id'>
  key: Pick<Caller['key'], 'group' | 'mode'>
}

/** $1 organization, $2 the group that the caller is limited to or null, $3 whether it sees test objects */
export function toVisibilityParams({ organization, key }: GroupViewer): [string, string | null, boolean] {
  return [organization.id, key.group?.id ?? null, key.mode === 'test']
}

/** Finds a group by id or code. A group that the caller cannot see answers like a missing one. */
export async function findVisibleGroup(reader: Reader, caller: GroupViewer, reference: string) {
  const [found] = await reader.run<GroupRow>(findGroupSql, [...toVisibilityParams(caller), reference])
  return found ?? toNotFound('group', reference)
}

export async function lockVisibleGroup(reader: Reader, caller: GroupViewer, reference: string) {
  const group = await findVisibleGroup(reader, caller, reference)
  if (isRefusal(group)) return group
  const [held] = await reader.run(lockGroupsSql, [caller.organization.id, [group.id]])
  return held ? group : toNotFound('group', reference)
}

export async function lockVisibleGroups(reader: Reader, caller: GroupViewer, references: readonly string[]) {
  const seen = await reader.run<{ id: string }>(findGroupsByIdOrCodeSql, [...toVisibilityParams(caller), references])
  return reader.run<GroupRef>(lockGroupsSql, [caller.organization.id, seen.map(({ id }) => id)])
}

const MAX_GROUPS = 1_000_000

export const readVisibleGroups = (reader: Reader, caller: GroupViewer): Promise<GroupRow[]> =>
  reader.run<GroupRow>(listGroupsSql, [...toVisibilityParams(caller), null, null, MAX_GROUPS])

export type GroupRef = { id: string; code: string }

/** Codes as a limited caller sees them: its own for a group above it, none for unrelated groups. Undefined: all. */
export async function mapVisibleGroupCodes(
  reader: Reader,
  { organization, key }: GroupViewer,
  codes: readonly string[],
): Promise<Map<string, GroupRef> | undefined> {
  const limit = key.group
  if (!limit) return undefined
  const foreign = [...new Set(codes)].filter((code) => code !== limit.code)
  const rows =
    foreign.length === 0
      ? []
      : await reader.run<GroupRef & { within: boolean }>(findRelatedGroupsSql, [organization.id, limit.id, foreign])
  const own = { id: limit.id, code: limit.code }
  const others = rows.map(({ id, code, within }) => [code, within ? { id, code } : own] as const)
  return new Map([[limit.code, own], ...others])
}

/** A key limited to a group creates objects for it or a group below; by default for the group itself. */
export async function lockGroupForNewObject(
  work: Work,
  caller: GroupViewer,
  reference: string | null | undefined,
  what: string,
): Promise<{ id: string; code: string; livemode: boolean } | null | Refusal<'not_found' | 'api_key_group'>> {
  if (reference) {
    const held = await lockVisibleGroup(work.transaction, caller, reference)
    return isRefusal(held) ? addPath(held, 'body/group') : held
  }
  const { group } = caller.key
  if (group && reference === null) return toKeyGroupRefusal(group.code, `make ${what} of the whole organization`)
  // Keys are limited to live groups only.
  return group && { ...group, livemode: true }
}
