import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { findGroup, findGroups, holdGroups, listGroups } from './queries.ts'
import type { GroupRow } from './rows.ts'

/** The group that the caller can see under this id or code. What it cannot see answers like what does not exist. */
export async function visibleGroup(
  reader: Reader,
  caller: GroupCaller,
  reference: string,
): Promise<GroupRow | Refusal<'not_found'>> {
  const values = [caller.organization.id, caller.key.group?.id ?? null, reference]
  const [found] = await reader.run<GroupRow>(findGroup, values)
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
  const values = [caller.organization.id, caller.key.group?.id ?? null, references]
  const seen = await reader.run<{ id: string }>(findGroups, values)
  return reader.run(holdGroups, [caller.organization.id, seen.map(({ id }) => id)])
}

export type GroupCaller = {
  organization: Pick<Caller['organization'], 'id'>
  key: Pick<Caller['key'], 'group' | 'mode'>
}

const MOST_GROUPS = 1_000_000

/** All groups of the organization, or the one that somebody is limited to and all below it. */
export function readGroups(reader: Reader, organizationId: string, limit: string | null): Promise<GroupRow[]> {
  return reader.run<GroupRow>(listGroups, [organizationId, limit, null, null, MOST_GROUPS])
}
