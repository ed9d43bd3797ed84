import type { Caller } from '../../access/callers/index.ts'
import { type LicenseSettings, refuseWithoutLicense } from '../../access/license/index.ts'
import type { EventRow, EventStatus } from '../../access/visibility/index.ts'
import { isRefusal, refuseState } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { promoteInBothModes } from '../booking/index.ts'
import { type EventRefusal, lockChangeableEvent } from './find.ts'
import { countDaysAndTypesSql, setEventStatusSql } from './queries.ts'
import { type Event, toEvent } from './shape.ts'

export type EventStatusAction = 'publish' | 'unpublish' | 'cancel' | 'archive'

const ACTS: Record<EventStatusAction, { from: EventStatus[]; to: EventStatus; action: string }> = {
  publish: { from: ['draft'], to: 'published', action: 'event.published' },
  unpublish: { from: ['published'], to: 'draft', action: 'event.unpublished' },
  cancel: { from: ['draft', 'published'], to: 'cancelled', action: 'event.cancelled' },
  archive: { from: ['draft', 'published', 'cancelled'], to: 'archived', action: 'event.archived' },
}

export async function changeEventStatus(
  work: Work,
  caller: Caller,
  reference: string,
  act: Exclude<EventStatusAction, 'publish'>,
): Promise<Event | EventRefusal> {
  const event = await lockChangeableEvent(work, caller, reference, ACTS[act].from)
  return isRefusal(event) ? event : setEventStatus(work, caller, event, act)
}

/** The only change of status that needs a license. */
export async function publishEvent(work: Work, caller: Caller, reference: string, license: LicenseSettings) {
  const event = await lockChangeableEvent(work, caller, reference, ACTS.publish.from)
  if (isRefusal(event)) return event
  const refusal = (await refuseIncomplete(work, caller, event)) ?? (await refuseWithoutLicense(work, license))
  if (refusal) return refusal
  const published = setEventStatus(work, caller, event, 'publish')
  await promoteInBothModes(work, caller.organization.id, event.id)
  return published
}

function setEventStatus(work: Work, caller: Caller, event: EventRow, act: EventStatusAction): Event {
  const { to, action } = ACTS[act]
  work.transaction.defer(setEventStatusSql, [caller.organization.id, event.id, to, work.now])
  const after = toEvent({ ...event, status: to, updated_at: work.now })
  work.audit({ action, object: { type: 'event', id: event.id }, before: toEvent(event), after })
  return after
}

async function refuseIncomplete(work: Work, caller: Caller, event: EventRow): Promise<EventRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [counts] = await work.transaction.run<{ days: number; types: number }>(countDaysAndTypesSql, key)
  const missing = [...(counts?.days ? [] : ['day']), ...(counts?.types ? [] : ['attendee type'])]
  if (missing.length === 0) return undefined
  const without = missing.map((thing) => (thing === 'day' ? 'a day' : 'an attendee type')).join(' and ')
  return refuseState(event.status, `The event ${event.code} cannot be published without ${without}.`, { missing })
}
