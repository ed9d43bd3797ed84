import type { Work } from '../../../platform/work/work.ts'
import { type Book, type LockedRegistration, openBook, saveAndCloseBook } from '../book/book.ts'
import { lockRegistrations } from '../book/open-book.ts'
import { findWaitlistedRegistrationsSql } from '../queries.ts'
import { isActiveAttendee } from '../rows.ts'
import { type CodesById, readSetupCodes, toRegistration } from '../show/shape.ts'
import { addPlaceNeeds, countPlaceNeeds, lockPlaces, type PlaceNeeds, refuseAboveCap, refuseFull } from './places.ts'
import { takePlacesAndSetStatus } from './registration-status.ts'

/** Registrations read together: few at first, because they can be large and often the first ones fit. */
const FIRST_BATCH = 100
const BATCH = 500

/** Attendees promoted in one transaction, while all other requests for the event wait. */
const MAX_PEOPLE = 500

/**
 * Gives free places to the waitlist: in order, each registration that fits as a whole. The transaction that frees
 * places does this before it commits, so places that stay free fit no waiting registration. If more fit than one
 * transaction may promote, `serving` reserves the free places, and the job of `markWaitlistsServing` promotes the rest.
 */
export async function promoteIfPlacesFreed(book: Book, most?: number): Promise<void> {
  if (book.freed && !book.places.serving) await promoteWaitlist(book, most)
}

/** Also while the waitlist is being served: starts again from its head, where an earlier registration may fit now. */
export async function promoteWaitlist(book: Book, most = MAX_PEOPLE): Promise<void> {
  // Publishing an event promotes its waitlist, so nothing is done before.
  const isPublished = book.setup.event.status === 'published'
  const serving = isPublished && (await promoteMost(book, most))
  if (serving === book.places.serving) return
  book.places.serving = serving
  book.changed.serving = true
}

/** Returns whether a registration that fits is left. */
async function promoteMost(book: Book, most: number): Promise<boolean> {
  const limit = { from: book.places.taken, most }
  let after = ''
  let size = FIRST_BATCH
  while (book.places.waiting > 0 && hasRoom(book)) {
    const batch = await readWaiting(book, after, size)
    const { chosen, isMore } = choose(book, batch.filter(stillWaits(book)), limit)
    await promoteAll(book, chosen)
    if (isMore) return true
    if (batch.length < size) return false
    after = batch.at(-1)?.id ?? after
    size = BATCH
  }
  return false
}

/** Registrations that this book promoted or ended are still waitlisted in the database. */
const stillWaits =
  ({ registrations }: Book) =>
  ({ id }: Waiting) =>
    (registrations.get(id)?.registration.status ?? 'waitlisted') === 'waitlisted'

function hasRoom({ setup, places }: Book): boolean {
  const { capacity } = setup.event
  return (capacity === null || places.taken < capacity) && places.taken < setup.attendeeCap
}

/** The registrations that fit in order, until `most` attendees would be exceeded. The first is always chosen. */
function choose({ setup, places }: Book, batch: Waiting[], { from, most }: { from: number; most: number }) {
  const filled = structuredClone(places)
  const chosen: string[] = []
  for (const { id, needs } of batch) {
    if (refuseAboveCap(setup, filled, needs.taken) || refuseFull(setup, filled, needs)) continue
    if (filled.taken > from && filled.taken + needs.taken > from + most) return { chosen, isMore: true }
    addPlaceNeeds(filled, needs)
    chosen.push(id)
  }
  return { chosen, isMore: false }
}

async function promoteAll(book: Book, ids: string[]): Promise<void> {
  const loaded = await lockRegistrations(book, ids)
  const registrations = loaded.filter(({ registration }) => registration.status === 'waitlisted')
  const groups = registrations.map(({ registration }) => registration.group_id)
  const names = await readSetupCodes(book.work.transaction, book.setup, groups)
  for (const locked of registrations) promote(book, locked, names)
}

function promote(book: Book, locked: LockedRegistration, names: CodesById): void {
  const { registration, attendees } = locked
  const before = toRegistration(registration, attendees, names)
  book.places.waiting -= 1
  takePlacesAndSetStatus(book, locked)
  const after = toRegistration(registration, attendees, names)
  book.audited.add(locked)
  book.work.audit({ action: 'registration.promoted', object: { type: 'registration', id: after.id }, before, after })
}

/** After the capacity grew or the event was published, for live and for test registrations. */
export async function promoteInBothModes(work: Work, organizationId: string, eventId: string, most?: number) {
  for (const livemode of [true, false]) {
    const { waiting } = await lockPlaces(work.transaction, organizationId, eventId, livemode)
    if (waiting === 0) continue
    const book = await openBook(work, organizationId, eventId, livemode)
    book.freed = true
    await promoteIfPlacesFreed(book, most)
    await saveAndCloseBook(book)
  }
}

export const raisesLimit = (capacity: number | null, than: number | null): boolean =>
  than !== null && (capacity === null || capacity > than)

type Row = { id: string; attendee_type_id: string; days: string[]; attendees: number }

type Waiting = { id: string; needs: PlaceNeeds }

/** Reads only what each registration needs, because few of many will fit. */
async function readWaiting(book: Book, after: string, limit: number): Promise<Waiting[]> {
  const { organizationId, event, livemode } = book.setup
  const values = [organizationId, event.id, livemode, after, limit]
  const rows = await book.work.transaction.run<Row>(findWaitlistedRegistrationsSql, values)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId].map(([id, parts]) => ({ id, needs: changedNeeds(book, id) ?? countPlaceNeeds(parts) }))
}

/** This transaction's changes are not in the database yet. */
function changedNeeds({ registrations }: Book, id: string): PlaceNeeds | undefined {
  const locked = registrations.get(id)
  return locked && countPlaceNeeds(locked.attendees.filter(isActiveAttendee))
}
