import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Caller } from '../callers/index.ts'
import { findGroup, findGroups, findVisibleGroupCodes, listGroups, lockGroups } from './queries.ts'
import type { GroupRow } from './rows.ts'
import { type Viewer, visibilityParams } from './visibility-params.ts'

/** Finds a group by id or code. A group that the caller cannot see answers like a missing one. */
export async function visibleGroup(
  reader: Reader,
  caller: GroupCaller,
  reference: string,
): Promise<GroupRow | Refusal<'not_found'>> {
  const [found] = await reader.run<GroupRow>(findGroup, [...visibilityParams(caller), reference])
  return found ?? refuse('not_found', `There is no group ${reference}.`)
}

/** The same, locked until the commit, for a group that something is put into. */
export async function lockedGroup(
  reader: Reader,
  caller: GroupCaller,
  reference: string,
): Promise<GroupRow | Refusal<'not_found'>> {
  const group = await visibleGroup(reader, caller, reference)
  if (isRefusal(group)) return group
  const [held] = await reader.run(lockGroups, [caller.organization.id, [group.id]])
  return held ? group : refuse('not_found', `There is no group ${reference}.`)
}

/** The groups that the caller can see, locked likewise. */
export async function lockedGroups(
  reader: Reader,
  caller: GroupCaller,
  references: readonly string[],
): Promise<{ id: string; code: string }[]> {
  const seen = await reader.run<{ id: string }>(findGroups, [...visibilityParams(caller), references])
  return reader.run(lockGroups, [caller.organization.id, seen.map(({ id }) => id)])
}

export type GroupCaller = {
  organization: Pick<Caller['organization'], 'id'>
  key: Pick<Caller['key'], 'group' | 'mode'>
}

const MAX_GROUPS = 1_000_000

export function readGroups(reader: Reader, caller: Viewer): Promise<GroupRow[]> {
  return reader.run<GroupRow>(listGroups, [...visibilityParams(caller), null, null, MAX_GROUPS])
}

export type SeenGroup = { id: string; code: string }

/** Codes as a limited caller sees them: its own for a group above it, none for unrelated groups. Undefined: all. */
export async function visibleGroupCodes(
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
      : await reader.run<SeenGroup & { within: boolean }>(findVisibleGroupCodes, [organization.id, limit.id, foreign])
  const own = { id: limit.id, code: limit.code }
  const others = rows.map(({ id, code, within }) => [code, within ? { id, code } : own] as const)
  return new Map([[limit.code, own], ...others])
}

type Owner = { id: string; code: string; livemode: boolean }

/** A key limited to a group creates objects for it or a group below; by default for the group itself. */
export async function owningGroup(
  work: Work,
  caller: GroupCaller,
  reference: string | null | undefined,
  what: string,
): Promise<Owner | null | Refusal<'not_found' | 'api_key_group'>> {
  if (reference) {
    const held = await lockedGroup(work.transaction, caller, reference)
    return isRefusal(held) ? { ...held, details: { path: 'body/group' } } : held
  }
  const { group } = caller.key
  if (group && reference === null) {
    const message = `The API key is limited to the group ${group.code} and cannot make ${what} of the whole organization.`
    return refuse('api_key_group', message)
  }
  // Keys are limited to live groups only.
  return group && { ...group, livemode: true }
}
