import type { Work } from '../work.ts'
import { type Book, openBook } from './book.ts'
import { closeBook } from './close.ts'
import { loadParty } from './load.ts'
import { lockPlaces, refuseCap, refuseFull } from './places.ts'
import { placeParty } from './placing.ts'
import { showRegistration } from './show.ts'
import { readWaiting, type Waiting } from './waiting.ts'

const BATCH = 500

/**
 * Gives places that came free to those who wait: in their order, the first that fits as a whole. Whoever frees places does this
 * before anybody else can take them, so that what is free afterwards is what no waiting registration fits.
 */
export async function promoteWaiting(book: Book): Promise<void> {
  if (!book.freed || book.terms.event.status !== 'published') return
  let after = ''
  while (book.places.waiting > 0 && hasRoom(book)) {
    const batch = await readWaiting(book, after, BATCH)
    for (const waiting of batch) await promoteIfFits(book, waiting)
    after = batch.at(-1)?.id ?? after
    if (batch.length < BATCH) return
  }
}

function hasRoom({ terms, places }: Book): boolean {
  const { capacity } = terms.event
  return (capacity === null || places.taken < capacity) && places.taken < terms.attendeeCap
}

async function promoteIfFits(book: Book, { id, needs }: Waiting): Promise<void> {
  if (refuseCap(book.terms, book.places, needs.taken) || refuseFull(book.terms, book.places, needs)) return
  const party = await loadParty(book, id)
  if (party?.registration.status !== 'waitlisted') return
  const before = await showRegistration(book, party)
  book.places.waiting -= 1
  placeParty(book, party)
  const after = await showRegistration(book, party)
  book.audited.add(party)
  book.work.audit({ action: 'registration.promoted', object: { type: 'registration', id }, before, after })
}

/** After the event got larger or was published, for live and for test registrations. */
export async function promoteAfterChange(work: Work, organizationId: string, eventId: string): Promise<void> {
  for (const livemode of [true, false]) {
    const { waiting } = await lockPlaces(work.transaction, organizationId, eventId, livemode)
    if (waiting === 0) continue
    const book = await openBook(work, organizationId, eventId, livemode)
    book.freed = true
    await promoteWaiting(book)
    await closeBook(book)
  }
}

/** Whether a capacity leaves more room than another. */
export function isLarger(capacity: number | null, than: number | null): boolean {
  return than !== null && (capacity === null || capacity > than)
}
