import type { Book, HeldRegistration } from '../book/book.ts'
import type { AttendeeRow } from '../rows.ts'
import { namesWithSetup } from '../setup/names.ts'
import { type Attendee, type Registration, toAttendee, toRegistration } from './shape.ts'

/** A registration as it stands in the book now. */
export async function showRegistration(
  { work, setup }: Book,
  { registration, attendees }: HeldRegistration,
): Promise<Registration> {
  const names = await namesWithSetup(work.transaction, setup, [registration.group_id])
  return toRegistration(registration, attendees, names)
}

export async function showAttendee({ work, setup }: Book, attendee: AttendeeRow): Promise<Attendee> {
  return toAttendee(attendee, await namesWithSetup(work.transaction, setup, [attendee.group_id]))
}
