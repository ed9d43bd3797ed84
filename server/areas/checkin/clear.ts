import type { Caller } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { withdrawTestCheckins } from './queries.ts'

/** Everybody can be scanned again in test mode. The audit log keeps what was cleared. */
export async function clearTestCheckins(
  work: Work,
  caller: Caller,
  reference: string,
): Promise<undefined | Refusal<'not_found' | 'api_key_group'>> {
  const event = await visibleEvent(work.transaction, caller, reference)
  if (isRefusal(event)) return event
  const { group } = caller.key
  if (group) {
    const message = `The API key is limited to the group ${group.code} and cannot clear the test check-ins of the whole event.`
    return refuse('api_key_group', message)
  }
  const values = [caller.organization.id, event.id, work.now]
  const [cleared] = await work.transaction.run<{ checkins: number }>(withdrawTestCheckins, values)
  const object = { type: 'event', id: event.id }
  const before = { livemode: false, checkins: cleared?.checkins ?? 0 }
  work.audit({ action: 'event.test_checkins_cleared', object, before, after: null })
  return undefined
}
