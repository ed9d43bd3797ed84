import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { AttendeeRow } from '../rows.ts'
import { refuseFixture } from '../rules/fixture.ts'
import { visibleAttendee } from '../show/read-attendee.ts'
import { loadRegistration } from './load.ts'
import { type OpenedRegistration, openEvent, refuseArchived } from './open.ts'

export type OpenedAttendee = OpenedRegistration & { attendee: AttendeeRow }

/** A person whom the caller can see, with their registration, held for a change. */
export async function openAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
): Promise<OpenedAttendee | Refusal<'not_found' | 'invalid_state'>> {
  const opened = await openEvent(work, caller, reference.event)
  if (isRefusal(opened)) return opened
  const seen = await visibleAttendee(work.transaction, caller, opened.event, reference.attendee)
  if (isRefusal(seen)) return seen
  const held = await loadRegistration(opened.book, seen.registration_id)
  const attendee = held?.attendees.find(({ id }) => id === seen.id)
  if (!held || !attendee) throw new Error(`The attendee ${seen.id} belongs to no registration.`)
  const refusal = refuseArchived(opened.book) ?? refuseFixture(held) ?? refuseEnded(attendee)
  return refusal ?? { ...opened, held, attendee }
}

export function refuseEnded({ id, status }: AttendeeRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuse('invalid_state', `The attendee ${id} is ${status}, so this cannot be done.`, {
    details: { state: status },
  })
}
