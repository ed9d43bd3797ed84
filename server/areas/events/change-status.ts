import type { Caller } from '../../access/callers/index.ts'
import { type LicenseSettings, refuseUnlicensed } from '../../access/license/index.ts'
import type { EventRow, EventStatus } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { promoteAfterChange, removeTestRegistrations } from '../booking/index.ts'
import { type ChangeRefusal, changeableEvent } from './find.ts'
import { countRegistrations, countStructure, deleteEvent as deleteRow, setStatus } from './queries.ts'
import { type Event, toEvent } from './shape.ts'

export type Transition = 'publish' | 'unpublish' | 'cancel' | 'archive'

/** From which statuses each act leads where. */
const TRANSITIONS: Record<Transition, { from: EventStatus[]; to: EventStatus; action: string }> = {
  publish: { from: ['draft'], to: 'published', action: 'event.published' },
  unpublish: { from: ['published'], to: 'draft', action: 'event.unpublished' },
  cancel: { from: ['draft', 'published'], to: 'cancelled', action: 'event.cancelled' },
  archive: { from: ['draft', 'published', 'cancelled'], to: 'archived', action: 'event.archived' },
}

/** Only publishing asks for a license. */
type StatusRefusal<Act> = ChangeRefusal | (Act extends 'publish' ? Refusal<'license_not_valid'> : never)

export async function changeStatus<Act extends Transition>(
  work: Work,
  caller: Caller,
  reference: string,
  transition: Act,
  license: LicenseSettings,
): Promise<Event | StatusRefusal<Act>> {
  const { from, to, action } = TRANSITIONS[transition]
  const event = await changeableEvent(work, caller, reference, from)
  if (isRefusal(event)) return event
  const refusal = transition === 'publish' ? await checkPublishable(work, caller, event, license) : undefined
  if (refusal) return refusal as StatusRefusal<Act>
  await work.transaction.run(setStatus, [caller.organization.id, event.id, to, work.now])
  const after = toEvent({ ...event, status: to, updated_at: work.now })
  work.audit({ action, object: { type: 'event', id: event.id }, before: toEvent(event), after })
  if (to === 'published') await promoteAfterChange(work, caller.organization.id, event.id)
  return after
}

async function checkPublishable(work: Work, caller: Caller, event: EventRow, license: LicenseSettings) {
  return (await checkComplete(work, caller, event)) ?? (await refuseUnlicensed(work, license))
}

async function checkComplete(work: Work, caller: Caller, event: EventRow): Promise<ChangeRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [counts] = await work.transaction.run<{ days: number; types: number }>(countStructure, key)
  const missing = [...(counts?.days ? [] : ['day']), ...(counts?.types ? [] : ['attendee type'])]
  if (missing.length === 0) return undefined
  return refuse(
    'invalid_state',
    `The event ${event.code} cannot be published without ${missing.map(withArticle).join(' and ')}.`,
    {
      details: { state: event.status, missing },
    },
  )
}

/** Only a draft that nobody registered for can go, with its whole structure; a live one with its test registrations. */
export async function deleteEvent(work: Work, caller: Caller, reference: string): Promise<undefined | ChangeRefusal> {
  const event = await changeableEvent(work, caller, reference, ['draft'])
  if (isRefusal(event)) return event
  const refusal = (await refuseRegistered(work, caller, event)) ?? (await removeTested(work, caller, event))
  if (refusal) return refusal
  await work.transaction.run(deleteRow, [caller.organization.id, event.id])
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

async function removeTested(work: Work, caller: Caller, { id, code, livemode }: EventRow) {
  return livemode ? removeTestRegistrations(work, caller.organization.id, { type: 'event', id, code }) : undefined
}

const withArticle = (thing: string) => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`
