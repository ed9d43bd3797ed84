import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type GroupCaller, heldGroup } from './visible-group.ts'

type Owner = { id: string; code: string; livemode: boolean }

/** A key that is limited to a group makes things for it and what is below; for the group itself unless it says otherwise. */
export async function owningGroup(
  work: Work,
  caller: GroupCaller,
  reference: string | null | undefined,
  what: string,
): Promise<Owner | null | Refusal<'not_found' | 'api_key_group'>> {
  if (reference) {
    const held = await heldGroup(work.transaction, caller, reference)
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
