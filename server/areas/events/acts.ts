import type { Caller } from '../../access/callers/index.ts'
import { deleteDigestsOfEvents } from '../../access/devices/index.ts'
import { type EventRow, lockGroupForNewObject } from '../../access/visibility/index.ts'
import { isRefusal, refuse, refuseState, refuseTakenCode } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { runWithIndexPlans } from '../../platform/database/index-plans.ts'
import { newId } from '../../platform/ids.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import { promoteInBothModes, raisesLimit, removeTestRegistrations } from '../booking/index.ts'
import { moveDaysToTimezone } from './days/acts.ts'
import { updateUnlessCodeTaken } from './event-parts.ts'
import { type EventChange, type EventRefusal, lockChangeableEvent, toEventChange } from './find.ts'
import { prepareEventDeletion, refuseCapacityBelowTaken } from './prepare-deletion.ts'
import {
  countDaysAndTypesSql,
  countEventWebhooksSql,
  countRegistrationsSql,
  deleteEventSql as deleteRow,
  insertEventCountersSql,
  insertEventSql,
  updateEventSql as updateRow,
} from './queries.ts'
import { toEvent, toEventSearchText } from './shape.ts'

export async function createEvent(work: Work, caller: Caller, event: Schemas['NewEvent']) {
  const group = await lockGroupForNewObject(work, caller, event.group, 'an event')
  if (isRefusal(group)) return group
  const row: EventRow = {
    id: newId(work.now),
    code: event.code,
    name: event.name,
    description: event.description ?? null,
    group_id: group?.id ?? null,
    group_code: group?.code ?? null,
    timezone: event.timezone,
    currency: event.currency ?? 'EUR',
    language: event.language ?? 'en',
    status: 'draft',
    capacity: event.capacity ?? null,
    waitlist: event.waitlist ?? false,
    approval: event.approval ?? false,
    payment_deadline_days: event.payment_deadline_days ?? 7,
    livemode: caller.key.mode === 'live',
    created_at: work.now,
    updated_at: work.now,
    within_reach: true,
  }
  const [inserted] = await work.transaction.run(insertEventSql, [caller.organization.id, toStoredRow(row)])
  if (!inserted) return refuseTakenCode('event', row.code)
  work.transaction.defer(insertEventCountersSql, [caller.organization.id, row.id])
  const made = toEvent(row)
  work.audit({ action: 'event.created', object: { type: 'event', id: row.id }, before: null, after: made })
  return made
}

const toStoredRow = (row: EventRow) => JSON.stringify({ ...row, search: toEventSearchText(row) })

export async function updateEvent(work: Work, caller: Caller, reference: string, changes: Schemas['EventChanges']) {
  const event = await lockChangeableEvent(work, caller, reference)
  if (isRefusal(event)) return event
  const stale = await refuseStale(work, () => toEvent(event))
  if (stale) return stale
  const changed: EventRow = { ...event, ...changes, updated_at: work.now }
  if (isUnchanged(event, changed)) return toEvent(event)
  const values = [caller.organization.id, event.id, toStoredRow(changed)]
  const change = toEventChange(work, caller, event)
  const what = { what: `event ${event.code}`, takenOf: ({ taken }: { taken: number }) => taken }
  const refusal =
    (await refuseCurrencyChange(change, event, changed)) ??
    (event.timezone === changed.timezone ? undefined : await moveDaysToTimezone(change, changed.timezone)) ??
    (event.capacity === changed.capacity
      ? undefined
      : await refuseCapacityBelowTaken(change, changed.capacity, what)) ??
    (await updateUnlessCodeTaken(work, updateRow, values, refuseTakenCode('event', changed.code)))
  if (refusal) return refusal
  const after = toEvent(changed)
  work.audit({ action: 'event.updated', object: { type: 'event', id: event.id }, before: toEvent(event), after })
  if (raisesLimit(changed.capacity, event.capacity)) await promoteInBothModes(work, caller.organization.id, event.id)
  return after
}

async function refuseCurrencyChange(change: EventChange, before: EventRow, changed: EventRow) {
  const { work, organizationId, eventId } = change
  if (before.currency === changed.currency) return undefined
  const [count] = await work.transaction.run<{ priced: number }>(countDaysAndTypesSql, [organizationId, eventId])
  if (count?.priced)
    return refuse('conflict', `The currency cannot change while attendee types have prices in ${before.currency}.`)
  const [made] = await work.transaction.run<{ with_money: number }>(countRegistrationsSql, [organizationId, eventId])
  if (!made?.with_money) return undefined
  return refuse('conflict', `The currency cannot change: there are registrations with amounts in ${before.currency}.`, {
    details: { registrations: made.with_money },
  })
}

/** Deletes a draft without registrations and its structure; a live one with its test registrations. */
export async function deleteEvent(work: Work, caller: Caller, reference: string): Promise<undefined | EventRefusal> {
  const event = await lockChangeableEvent(work, caller, reference, ['draft'])
  if (isRefusal(event)) return event
  const refusal =
    (await refuseRegistered(work, caller, event)) ??
    (await refuseTold(work, caller, event)) ??
    (await removeTested(work, caller, event)) ??
    (await prepareEventDeletion(toEventChange(work, caller, event), event))
  if (refusal) return refusal
  await deleteDigestsOfEvents(work.transaction, caller.organization.id, [event.id])
  await runWithIndexPlans(work.transaction, deleteRow, [caller.organization.id, event.id])
  work.audit({ action: 'event.deleted', object: { type: 'event', id: event.id }, before: toEvent(event), after: null })
  return undefined
}

async function refuseRegistered(work: Work, caller: Caller, event: EventRow): Promise<EventRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [count] = await work.transaction.run<{ registrations: number; tested: number }>(countRegistrationsSql, key)
  // Test registrations count for a test event only.
  const tested = event.livemode ? 0 : (count?.tested ?? 0)
  const registrations = (count?.registrations ?? 0) - (count?.tested ?? 0) + tested
  if (registrations === 0) return undefined
  const are = registrations === 1 ? 'is 1 registration' : `are ${registrations} registrations`
  const among = tested === 0 ? '' : `, ${tested} of them in test mode`
  return refuseState('in_use', `The event ${event.code} cannot be deleted: there ${are} for it${among}.`, {
    registrations,
    test_registrations: tested,
  })
}

/** A webhook endpoint for this event alone would receive nothing, or the events of all. */
async function refuseTold(work: Work, caller: Caller, event: EventRow): Promise<EventRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [count] = await work.transaction.run<{ webhooks: number }>(countEventWebhooksSql, key)
  const webhooks = count?.webhooks ?? 0
  if (webhooks === 0) return undefined
  const are = webhooks === 1 ? 'is 1 webhook endpoint' : `are ${webhooks} webhook endpoints`
  return refuseState('in_use', `The event ${event.code} cannot be deleted: there ${are} for it alone.`, { webhooks })
}

const removeTested = async (work: Work, caller: Caller, { id, code, livemode }: EventRow) =>
  livemode ? removeTestRegistrations(work, caller.organization.id, { type: 'event', id, code }) : undefined
