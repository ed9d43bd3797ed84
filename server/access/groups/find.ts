import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../keys/index.ts'
import { findGroup, findGroups, type GroupRow, holdGroups } from './queries.ts'

type Reader = Pick<Transaction, 'run'>

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

/** Groups are shared by live and test data, so a test key only reads them. */
export function refuseTestKey({ key }: GroupCaller): Refusal<'api_key_test_mode'> | undefined {
  if (key.mode === 'live') return undefined
  return refuse('api_key_test_mode', 'A test key cannot change groups, which live data shares.')
}

export function refuseLimitedKey({ key }: GroupCaller, what: string): Refusal<'api_key_group'> | undefined {
  if (!key.group) return undefined
  return refuse('api_key_group', `The API key is limited to the group ${key.group.code} and cannot ${what}.`)
}

/** What a key is limited to is not the key's to move or to remove. */
export function refuseOwnGroup({ key }: GroupCaller, group: GroupRow): Refusal<'api_key_group'> | undefined {
  if (key.group?.id !== group.id) return undefined
  const message = `The API key is limited to the group ${group.code} and cannot move or delete that group itself.`
  return refuse('api_key_group', message)
}
