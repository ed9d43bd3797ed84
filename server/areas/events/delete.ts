import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { isRefusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { removeTestRegistrations } from '../booking/index.ts'
import { type ChangeRefusal, changeableEvent } from './find.ts'
import { freeEvent } from './in-use.ts'
import { countRegistrations, countWebhooks, deleteEvent as deleteRow } from './queries.ts'
import { toEvent } from './shape.ts'

/** Only a draft that nobody registered for can go, with its whole structure; a live one with its test registrations. */
export async function deleteEvent(work: Work, caller: Caller, reference: string): Promise<undefined | ChangeRefusal> {
  const event = await changeableEvent(work, caller, reference, ['draft'])
  if (isRefusal(event)) return event
  const refusal =
    (await refuseRegistered(work, caller, event)) ??
    (await refuseTold(work, caller, event)) ??
    (await removeTested(work, caller, event)) ??
    (await freeEvent(work, caller.organization.id, event))
  if (refusal) return refusal
  work.transaction.defer(deleteRow, [caller.organization.id, event.id])
  work.audit({ action: 'event.deleted', object: { type: 'event', id: event.id }, before: toEvent(event), after: null })
  return undefined
}

async function refuseRegistered(work: Work, caller: Caller, event: EventRow): Promise<ChangeRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [count] = await work.transaction.run<{ registrations: number; tested: number }>(countRegistrations, key)
  // Test registrations are what a test event is there for; of a live one they are not.
  const tested = event.livemode ? 0 : (count?.tested ?? 0)
  const registrations = (count?.registrations ?? 0) - (count?.tested ?? 0) + tested
  if (registrations === 0) return undefined
  const are = registrations === 1 ? 'is 1 registration' : `are ${registrations} registrations`
  const among = tested === 0 ? '' : `, ${tested} of them in test mode`
  return refuse('invalid_state', `The event ${event.code} cannot be deleted: there ${are} for it${among}.`, {
    details: { state: 'in_use', registrations, test_registrations: tested },
  })
}

/** An endpoint that is told of this event alone would be told of nothing, or of everything. */
async function refuseTold(work: Work, caller: Caller, event: EventRow): Promise<ChangeRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [count] = await work.transaction.run<{ webhooks: number }>(countWebhooks, key)
  const webhooks = count?.webhooks ?? 0
  if (webhooks === 0) return undefined
  const are = webhooks === 1 ? 'is 1 webhook endpoint' : `are ${webhooks} webhook endpoints`
  return refuse('invalid_state', `The event ${event.code} cannot be deleted: there ${are} for it alone.`, {
    details: { state: 'in_use', webhooks },
  })
}

async function removeTested(work: Work, caller: Caller, { id, code, livemode }: EventRow) {
  return livemode ? removeTestRegistrations(work, caller.organization.id, { type: 'event', id, code }) : undefined
}
