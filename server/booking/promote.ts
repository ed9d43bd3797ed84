import type { Work } from '../work.ts'
import { type Book, openBook, type Party } from './book.ts'
import { closeBook } from './close.ts'
import { loadWaiting } from './load.ts'
import { lockPlaces, needsOf, refuseCap, refuseFull } from './places.ts'
import { placeParty } from './placing.ts'
import { isActive } from './rows.ts'
import { showRegistration } from './show.ts'

const BATCH = 100

/**
 * Gives places that came free to those who wait: in their order, the first that fits as a whole. Whoever frees places does this
 * before anybody else can take them, so that what is free afterwards is what no waiting registration fits.
 */
export async function promoteWaiting(book: Book): Promise<void> {
  if (book.terms.event.status !== 'published') return
  let after = ''
  while (book.places.waiting > 0 && hasRoom(book)) {
    const batch = await loadWaiting(book, after, BATCH)
    for (const party of batch) await promoteIfFits(book, party)
    after = batch.at(-1)?.registration.id ?? after
    if (batch.length < BATCH) return
  }
}

function hasRoom({ terms, places }: Book): boolean {
  const { capacity } = terms.event
  return (capacity === null || places.taken < capacity) && places.taken < terms.attendeeCap
}

async function promoteIfFits(book: Book, party: Party): Promise<void> {
  if (party.registration.status !== 'waitlisted') return
  const needs = needsOf(party.people.filter(isActive))
  if (refuseCap(book.terms, book.places, needs.taken) || refuseFull(book.terms, book.places, needs)) return
  const before = await showRegistration(book, party)
  book.places.waiting -= 1
  placeParty(book, party)
  const { id } = party.registration
  const after = await showRegistration(book, party)
  book.work.audit({ action: 'registration.promoted', object: { type: 'registration', id }, before, after })
}

/** After the event's structure or status changed, for live and for test registrations. */
export async function promoteAfterChange(work: Work, organizationId: string, eventId: string): Promise<void> {
  for (const livemode of [true, false]) {
    const { waiting } = await lockPlaces(work.transaction, organizationId, eventId, livemode)
    if (waiting === 0) continue
    const book = await openBook(work, organizationId, eventId, livemode)
    await promoteWaiting(book)
    await closeBook(book)
  }
}
