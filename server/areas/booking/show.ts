import type { Book, Party } from './book.ts'
import { namesWithTerms } from './names.ts'
import type { PersonRow } from './rows.ts'
import { type Attendee, type Registration, toAttendee, toRegistration } from './shape.ts'

/** A registration as it stands in the book now. */
export async function showRegistration({ work, terms }: Book, { registration, people }: Party): Promise<Registration> {
  const names = await namesWithTerms(work.transaction, terms, [registration.group_id])
  return toRegistration(registration, people, names)
}

export async function showAttendee({ work, terms }: Book, person: PersonRow): Promise<Attendee> {
  return toAttendee(person, await namesWithTerms(work.transaction, terms, [person.group_id]))
}
