import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildLoopYielder, type LoopYielder } from '../../platform/yield-event-loop.ts'
import { changeAttendeeInBook } from '../attendees/index.ts'
import * as booking from '../booking/index.ts'
import type { ImportChunk, ImportRow, PlannedRow, RowOutcome } from './chunk-state.ts'
import { getRowIdentity, matchRowToPerson, type PersonMatch } from './people/directory.ts'
import { diffAttendee, type ResolvedRow, resolveRowIds, rowDiffers, toNewAttendee } from './people/resolved-row.ts'
import { type Reason, rejectReasons, toRejectReason } from './reasons.ts'

/** `draft`: the new person of an earlier plan, perhaps linked to a contact. */
export type RowToPlan = ImportRow & { draft?: booking.LockedRegistration | undefined }

/** Resolves and matches rows before the places are locked. Adds drafted people to the chunk's directory and places. */
export const planImportRows = (chunk: ImportChunk, rows: RowToPlan[]): Promise<PlannedRow[]> =>
  mapYielding(rows, (row, yieldLoop) => planRow(chunk, row, yieldLoop))

async function mapYielding<Row, Result>(rows: Row[], act: (row: Row, yieldLoop: LoopYielder) => Promise<Result>) {
  const results: Result[] = []
  const yieldLoop = buildLoopYielder()
  for (const row of rows) {
    results.push(await act(row, yieldLoop))
    const turn = yieldLoop()
    if (turn) await turn
  }
  return results
}

async function planRow(chunk: ImportChunk, { draft, ...row }: RowToPlan, yieldLoop: LoopYielder): Promise<PlannedRow> {
  const { resolved, problems } = await resolveRowIds(chunk.terms, row.parsed, yieldLoop)
  const planned: PlannedRow = { ...row, resolved, problems: [...row.problems, ...problems], match: null }
  if (planned.problems.length > 0) return planned
  planned.match = matchRowToPerson(chunk.directory, row.parsed)
  const locked = planned.match ? [] : (draft ?? draftNewcomer(chunk, resolved))
  if (!Array.isArray(locked) && (await isPlaceable(chunk, planned, locked))) planned.draft = locked
  return planned
}

/** Whether the person is new and has room; then takes the place in this chunk. */
async function isPlaceable(chunk: ImportChunk, row: PlannedRow, locked: booking.LockedRegistration): Promise<boolean> {
  const { directory, book } = chunk
  if (claimIdenticalPerson(chunk, row, locked) || (await refuseNewcomer(chunk, locked, book.places))) return false
  for (const attendee of locked.attendees) {
    booking.adjustPlaceCounts(book.places, attendee, 1)
    directory.add(attendee)
  }
  return true
}

export const importRows = (chunk: ImportChunk, rows: PlannedRow[]): Promise<RowOutcome[]> =>
  mapYielding(rows, (row) => importRow(chunk, row))

async function importRow(chunk: ImportChunk, row: PlannedRow): Promise<RowOutcome> {
  if (row.problems.length > 0) return rejected(chunk, [...row.problems, ...missingNames(chunk, row)])
  const match = chunk.isPlanStale ? matchRowToPerson(chunk.directory, row.parsed) : row.match
  if (!match) return addPerson(chunk, row)
  return 'problem' in match ? rejected(chunk, [match.problem]) : changePerson(chunk, match, row)
}

/** Keeps the reason for a row with thousands of errors readable. */
const MAX_REASONS = 20

function rejected({ event: { language } }: ImportChunk, found: Reason[]): RowOutcome {
  const all = [...new Set(found.map((reason) => reason[language]))]
  const more = all.length - MAX_REASONS
  const shown = more > 0 ? [...all.slice(0, MAX_REASONS), rejectReasons.more(more)[language]] : all
  return { rejected: shown.join(' ') }
}

/** Reports missing names along with other errors, but not names that are present and unreadable. */
function missingNames({ defaults }: ImportChunk, { misread, resolved }: PlannedRow): Reason[] {
  if (resolved.parsed.external_id !== undefined) return []
  const unread = Object.fromEntries(misread.map((field) => [field, 'given']))
  const newcomer = toNewAttendee(
    { ...resolved, parsed: { ...unread, ...resolved.parsed }, typeId: resolved.typeId ?? 'given' },
    defaults,
  )
  return Array.isArray(newcomer) ? newcomer : []
}

async function changePerson(
  chunk: ImportChunk,
  { attendee: found, by }: Extract<PersonMatch, { attendee: booking.AttendeeRow }>,
  { resolved, earlier }: PlannedRow,
): Promise<RowOutcome> {
  const { book, bounds, names, directory } = chunk
  if (!rowDiffers({ attendee: found, by }, resolved)) return 'unchanged'
  chunk.isPlanStale = true
  const changes = diffAttendee(found, resolved, by)
  const from = found.external_id
  const regroups = resolved.groupId !== undefined && resolved.groupId !== found.group_id
  await chunk.load([found.registration_id])
  const locked = book.registrations.get(found.registration_id)
  const attendee = locked?.attendees.find(({ id }) => id === found.id)
  if (!locked || !attendee) throw new Error(`The attendee ${found.id} has left the registration.`)
  const fixed = booking.refuseSandboxFixture(locked)
  if (fixed) return rejected(chunk, [toRejectReason(fixed)])
  if (regroups && locked.attendees.length > 1) return rejected(chunk, [rejectReasons.sharedRegistration()])
  const used = changes.email ? refuseUsedHere(chunk, changes.email, locked.registration.id) : undefined
  if (used) return rejected(chunk, [used])
  if (Object.keys(changes).length > 0) {
    const { email } = attendee
    const changed = await changeAttendeeInBook(book, locked, attendee, changes, { bounds, names, formHolds: false })
    if (isRefusal(changed)) return rejected(chunk, [toRejectReason(changed)])
    useEmail(chunk, attendee, email)
  }
  if (regroups) regroup(chunk, locked, resolved.groupId ?? null)
  directory.add(attendee)
  await booking.promoteIfPlacesFreed(book)
  book.freed = false
  const to = changes.external_id
  const firstRow = earlier[by]
  const fields = [...Object.keys(changes), ...(regroups ? ['group'] : [])].map((field) => field.replaceAll('_', ' '))
  return {
    updated: {
      ...(from !== null && to ? { replacedId: { by, from, to } } : {}),
      ...(firstRow === undefined ? {} : { again: { firstRow, fields } }),
    },
  }
}

/** A person has the group of their registration. */
function regroup({ book, names }: ImportChunk, locked: booking.LockedRegistration, groupId: string | null): void {
  const before = booking.toRegistration(locked.registration, locked.attendees, names)
  locked.registration.group_id = groupId
  for (const attendee of locked.attendees) {
    attendee.group_id = groupId
    booking.markAttendeeChanged(book, locked, attendee)
  }
  const after = booking.toRegistration(locked.registration, locked.attendees, names)
  book.work.audit({ action: 'registration.updated', object: { type: 'registration', id: after.id }, before, after })
}

async function addPerson(chunk: ImportChunk, row: PlannedRow): Promise<RowOutcome> {
  const { book, directory } = chunk
  const locked = row.draft ?? draftNewcomer(chunk, row.resolved)
  if (Array.isArray(locked)) return rejected(chunk, locked)
  if (claimIdenticalPerson(chunk, row, locked)) return 'unchanged'
  const reason = await refuseNewcomer(chunk, locked, book.places)
  if (Boolean(reason) === Boolean(row.draft)) chunk.isPlanStale = true
  if (reason) return rejected(chunk, [reason])
  const [attendee] = locked.attendees as [booking.AttendeeRow]
  booking.confirmImportedRegistration(book, locked)
  useEmail(chunk, attendee)
  directory.add(attendee)
  chunk.added.push(locked)
  return booking.getAmountDue(locked) > 0 ? 'added owing' : 'added'
}

/** Each new person gets a registration of their own. */
function draftNewcomer(chunk: ImportChunk, resolved: ResolvedRow): booking.LockedRegistration | Reason[] {
  const { terms, defaults, sendTicketEmails, book } = chunk
  const newcomer = toNewAttendee(resolved, defaults)
  if (Array.isArray(newcomer)) return newcomer
  const { organizationId, event, livemode } = terms.setup
  const { now } = book.work
  const groupId = resolved.groupId ?? defaults.groupId
  const wanted = { attendees: [newcomer], send_ticket_emails: sendTicketEmails }
  const registration = booking.newRegistration(organizationId, event.id, groupId, livemode, wanted, now)
  const attendees = booking.buildNewAttendees(terms.setup, registration, [newcomer], now, () => 'row')
  return isRefusal(attendees) ? [toRejectReason(attendees)] : { registration, attendees, tickets: [], before: null }
}

/** People identified by name only are the same if everything else is equal, as often as the file repeats them. */
export function claimIdenticalPerson(
  { directory }: ImportChunk,
  { parsed, occurrence }: PlannedRow,
  locked: booking.LockedRegistration,
): boolean {
  const identity = getRowIdentity(parsed)
  if (!identity || booking.hasIdentity(identity)) return false
  const [draft] = locked.attendees as [booking.AttendeeRow]
  return directory.claimAlike(identity, draft, occurrence)
}

async function refuseNewcomer(chunk: ImportChunk, locked: booking.LockedRegistration, places: booking.Book['places']) {
  const { bounds, book } = chunk
  const { setup } = book
  const pathOf = () => 'row'
  const { attendees, registration } = locked
  const [attendee] = attendees as [booking.AttendeeRow]
  const needs = booking.countPlaceNeeds(attendees)
  const used = attendee.email ? refuseUsedHere(chunk, attendee.email, registration.id) : undefined
  if (used) return used
  const refusal =
    booking.refuseLargeAnswers(attendees, bounds, pathOf) ??
    booking.refuseLargeRegistration({ registration, attendees }, bounds, 'row') ??
    booking.refuseEmailDomain(setup, attendees, pathOf) ??
    booking.refuseBelowMinimumAge(setup, attendees, pathOf) ??
    (await booking.refuseUsedEmail(book.work.transaction, setup, attendees)) ??
    booking.refuseAboveCap(setup, places, 1) ??
    booking.refuseFull(setup, places, needs) ??
    booking.refuseBehindWaitlist(setup, places, needs)
  return refusal && toRejectReason(refusal)
}

/** Like `refuseUsedEmail`, for emails of this run that are not yet in the database. */
function refuseUsedHere({ book, emails }: ImportChunk, email: string, registrationId: string): Reason | undefined {
  const user = book.setup.rules.one_per_email ? emails.get(email.toLowerCase()) : undefined
  if (user === undefined || user === registrationId) return undefined
  return rejectReasons.usedEmail(email)
}

function useEmail(
  { book, emails }: ImportChunk,
  { email, registration_id }: booking.AttendeeRow,
  before: string | null = null,
) {
  if (!book.setup.rules.one_per_email) return
  if (before && emails.get(before.toLowerCase()) === registration_id) emails.delete(before.toLowerCase())
  if (email) emails.set(email.toLowerCase(), registration_id)
}
