import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { findGroup, findGroups, holdGroups, listGroups } from './queries.ts'
import type { GroupRow } from './rows.ts'
import { sight, type Viewer } from './sight.ts'

/** The group that the caller can see under this id or code. What it cannot see answers like what does not exist. */
export async function visibleGroup(
  reader: Reader,
  caller: GroupCaller,
  reference: string,
): Promise<GroupRow | Refusal<'not_found'>> {
  const [found] = await reader.run<GroupRow>(findGroup, [...sight(caller), reference])
  return found ?? refuse('not_found', `There is no group ${reference}.`)
}

/** The same, held until the end of the transaction: something is put into it. */
export async function heldGroup(
  reader: Reader,
  caller: GroupCaller,
  reference: string,
): Promise<GroupRow | Refusal<'not_found'>> {
  const group = await visibleGroup(reader, caller, reference)
  if (isRefusal(group)) return group
  const [held] = await reader.run(holdGroups, [caller.organization.id, [group.id]])
  return held ? group : refuse('not_found', `There is no group ${reference}.`)
}

/** Those of the groups that the caller can see, held likewise. */
export async function heldGroups(
  reader: Reader,
  caller: GroupCaller,
  references: readonly string[],
): Promise<{ id: string; code: string }[]> {
  const seen = await reader.run<{ id: string }>(findGroups, [...sight(caller), references])
  return reader.run(holdGroups, [caller.organization.id, seen.map(({ id }) => id)])
}

export type GroupCaller = {
  organization: Pick<Caller['organization'], 'id'>
  key: Pick<Caller['key'], 'group' | 'mode'>
}

const MAX_GROUPS = 1_000_000

/** Every group that the caller can see. */
export function readGroups(reader: Reader, caller: Viewer): Promise<GroupRow[]> {
  return reader.run<GroupRow>(listGroups, [...sight(caller), null, null, MAX_GROUPS])
}
