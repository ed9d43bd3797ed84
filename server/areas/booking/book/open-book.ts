import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, findVisibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuseState, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import { findRegistrationAttendeesSql, findRegistrationTicketsSql, lockRegistrationsSql } from '../queries.ts'
import type { AttendeeRow, RegistrationRow, TicketRow } from '../rows.ts'
import { EventDeletedError } from '../setup/event-setup.ts'
import { findVisibleAttendee, isRegistrationVisible } from '../show/find-visible.ts'
import { type Book, type LockedRegistration, openBook } from './book.ts'
export type BookWithRegistration = { book: Book; event: EventRow; locked: LockedRegistration }

export async function openEventBook(work: Work, caller: Caller, reference: string) {
  const event = await findVisibleEvent(work.transaction, caller, reference)
  if (isRefusal(event)) return event
  const opening = openBook(work, caller.organization.id, event.id, caller.key.mode === 'live')
  const book = await refuseIfDeleted(opening, reference)
  return isRefusal(book) ? book : { book, event }
}

export async function refuseIfDeleted<T>(opening: Promise<T>, reference: string): Promise<T | Refusal<'not_found'>> {
  try {
    return await opening
  } catch (error) {
    if (!(error instanceof EventDeletedError)) throw error
    return toNotFound('event', reference)
  }
}

/** Locks a registration the caller can see. */
export async function openRegistrationBook(work: Work, caller: Caller, eventReference: string, registrationId: string) {
  const opened = await openEventBook(work, caller, eventReference)
  if (isRefusal(opened)) return opened
  const locked = await lockRegistration(opened.book, registrationId)
  if (!locked) return toRegistrationNotFound(registrationId)
  const { group_id } = locked.registration
  const isVisible = await isRegistrationVisible(work.transaction, caller, opened.event, group_id)
  return isVisible ? { ...opened, locked } : toRegistrationNotFound(registrationId)
}

export function toRegistrationNotFound(id: string): Refusal<'not_found'> {
  return toNotFound('registration', id, ' in this event')
}

export function refuseArchivedEvent({ setup }: Book): Refusal<'invalid_state'> | undefined {
  const { status, code } = setup.event
  if (status !== 'archived') return undefined
  return refuseState(status, `The event ${code} is archived, so nothing of it can be changed.`)
}

export type BookWithAttendee = BookWithRegistration & { attendee: AttendeeRow }

export async function openAttendeeBook(work: Work, caller: Caller, reference: { event: string; attendee: string }) {
  const opened = await openEventBook(work, caller, reference.event)
  if (isRefusal(opened)) return opened
  const seen = await findVisibleAttendee(work.transaction, caller, opened.event, reference.attendee)
  if (isRefusal(seen)) return seen
  const locked = await lockRegistration(opened.book, seen.registration_id)
  const attendee = locked?.attendees.find(({ id }) => id === seen.id)
  if (!locked || !attendee) throw new Error(`The attendee ${seen.id} belongs to no registration.`)
  const refusal = refuseArchivedEvent(opened.book) ?? refuseSandboxFixture(locked) ?? refuseCancelledAttendee(attendee)
  return refusal ?? { ...opened, locked, attendee }
}

export function refuseCancelledAttendee({ id, status }: AttendeeRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuseState(status, `The attendee ${id} is ${status}, so this cannot be done.`)
}

/** Locks the registration until the end of the transaction. */
export async function lockRegistration(book: Book, id: string): Promise<LockedRegistration | undefined> {
  const [locked] = await lockRegistrations(book, [id])
  return locked
}

export async function lockRegistrations(book: Book, ids: string[]): Promise<LockedRegistration[]> {
  const unknown = ids.filter((id) => !book.registrations.has(id))
  if (unknown.length > 0) await addParties(book, unknown)
  return ids.flatMap((id) => book.registrations.get(id) ?? [])
}

async function addParties({ work, setup, registrations }: Book, ids: string[]): Promise<void> {
  const { organizationId, event, livemode } = setup
  const values = [organizationId, event.id, livemode, ids]
  const rows = await work.transaction.run<RegistrationRow>(lockRegistrationsSql, values)
  if (rows.length === 0) return
  const of = [organizationId, rows.map(({ id }) => id)]
  const attendees = byRegistration(await work.transaction.run<AttendeeRow>(findRegistrationAttendeesSql, of))
  const tickets = byRegistration(await work.transaction.run<TicketRow>(findRegistrationTicketsSql, of))
  for (const registration of rows) {
    const own = attendees.get(registration.id) ?? []
    const copies = own.map((attendee) => ({ ...attendee, ticket_ids: [...attendee.ticket_ids] }))
    registrations.set(registration.id, {
      registration,
      attendees: own,
      tickets: tickets.get(registration.id) ?? [],
      before: { registration: { ...registration }, attendees: copies },
    })
  }
}

const byRegistration = <Row extends { registration_id: string }>(rows: Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ registration_id }) => registration_id)

export async function readRegistrationAttendees(reader: Reader, organizationId: string, registrationIds: string[]) {
  return registrationIds.length === 0
    ? []
    : reader.run<AttendeeRow>(findRegistrationAttendeesSql, [organizationId, registrationIds])
}

/** Sandbox fixtures must stay as they are for everybody. */
export function refuseSandboxFixture({ registration }: Pick<LockedRegistration, 'registration'>) {
  const { id, is_fixture } = registration
  if (!is_fixture) return undefined
  const message = `The registration ${id} belongs to a fixed ticket of the sandbox, so it, its people and its tickets cannot be changed.`
  return refuseState('sandbox_fixture', message)
}
