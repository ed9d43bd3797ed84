import * as booking from '../booking/index.ts'
import { getAttendeeMatchKeys } from './people/directory.ts'

export type PreviewMemory = ReturnType<typeof buildPreviewMemory>

/** What a preview would have added and changed so far. Stored compactly, because a file can have 200,000 rows. */
export function buildPreviewMemory() {
  const newcomers = new Map<string, string>()
  const patches = new Map<string, string>()
  const registrations = new Map<string, string>()
  const idsByKey = new Map<string, string[]>()

  const index = (attendee: booking.AttendeeRow) => {
    for (const key of getAttendeeMatchKeys(attendee)) {
      const ids = idsByKey.get(key)
      if (!ids) idsByKey.set(key, [attendee.id])
      // Only the last is compared, because thousands may share a key; `recall` removes duplicates.
      else if (ids.at(-1) !== attendee.id) ids.push(attendee.id)
    }
  }

  const patch = <Row extends booking.AttendeeRow>(attendee: Row): Row => {
    const known = patches.get(attendee.id)
    return known === undefined ? attendee : Object.assign(attendee, JSON.parse(known))
  }

  return {
    /** Emails used so far, with the registration, where each may be used once. */
    emails: new Map<string, string>(),
    patch,
    patchHeld: ({ registration, attendees }: booking.LockedRegistration) => {
      for (const attendee of attendees) patch(attendee)
      const known = registrations.get(registration.id)
      if (known !== undefined) Object.assign(registration, JSON.parse(known))
    },
    /** Takes over the changes of the book, and clears it. */
    remember: (book: booking.Book) => {
      for (const locked of book.changed.registrations) {
        const { registration, attendees, before } = locked
        if (!before) {
          for (const attendee of attendees) newcomers.set(attendee.id, packed(registration, attendee))
        } else {
          const { status, email, group_id, amount_total } = registration
          registrations.set(registration.id, JSON.stringify({ status, email, group_id, amount_total }))
        }
        for (const attendee of attendees) {
          if (!book.changed.attendees.has(attendee)) continue
          if (before) patches.set(attendee.id, JSON.stringify(patchOf(attendee)))
          index(attendee)
        }
      }
      forget(book)
    },
    /** Loads the people added by the preview into the book; `ids` are existing people whose keys it changed. */
    recall: (book: booking.Book, keys: string[]) => {
      const ids = new Set(keys.flatMap((key) => idsByKey.get(key) ?? []))
      const people: booking.AttendeeRow[] = []
      const others: string[] = []
      for (const id of ids) {
        const known = newcomers.get(id)
        if (known === undefined) others.push(id)
        else people.push(revive(book, known))
      }
      return { people, ids: others }
    },
  }
}

/** What an import may change of a person. */
function patchOf(attendee: booking.AttendeeRow) {
  const { first_name, last_name, email, phone, date_of_birth, external_id, attendee_type_id, price } = attendee
  const { days, answers, status, group_id, search } = attendee
  const person = { first_name, last_name, email, phone, date_of_birth, external_id }
  return { ...person, attendee_type_id, price, days, answers, status, group_id, search }
}

/** Without the fields that are the same for all. */
type Packed = { id: string; of: string; to: string | null; is: ReturnType<typeof patchOf> }

function packed({ id: of, email: to }: booking.RegistrationRow, attendee: booking.AttendeeRow): string {
  const { search: _, ...is } = patchOf(attendee)
  return JSON.stringify({ id: attendee.id, of, to, is })
}

function revive(book: booking.Book, known: string): booking.AttendeeRow {
  const { id, of, to, is } = JSON.parse(known) as Packed
  const { organizationId, event, livemode } = book.setup
  const { now } = book.work
  const { status, group_id, price } = is
  const given = { attendees: [], email: to, send_ticket_emails: false }
  const drafted = booking.newRegistration(organizationId, event.id, group_id, livemode, given, now)
  const registration: booking.RegistrationRow = { ...drafted, id: of, status, amount_total: price, confirmed_at: now }
  const attendee: booking.AttendeeRow = {
    ...is,
    organization_id: organizationId,
    event_id: event.id,
    livemode,
    id,
    registration_id: of,
    contact_id: null,
    cancelled_at: null,
    ticket_ids: [],
    search: '',
    created_at: now,
    updated_at: now,
  }
  book.registrations.set(of, { registration, attendees: [attendee], tickets: [], before: null })
  return attendee
}

/** Registrations on the waitlist stay: in the database they are still waiting. */
function forget(book: booking.Book): void {
  for (const [id, { before }] of book.registrations) {
    if (before?.registration.status !== 'waitlisted') book.registrations.delete(id)
  }
  const { changed } = book
  for (const set of [changed.registrations, changed.attendees, changed.tickets, changed.payments]) set.clear()
  book.pending = []
  book.mailOrders = []
  book.audited.clear()
  book.freed = false
}
