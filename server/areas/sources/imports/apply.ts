import type { Work } from '../../../platform/work/work.ts'
import {
  type AttendeeRow,
  type Book,
  closeBook,
  confirmImported,
  type HeldRegistration,
  joinImported,
  loadParties,
  showAttendee,
  showRegistration,
} from '../../booking/index.ts'
import type { EvaluatedOrder } from './evaluate-orders.ts'
import { keepAttendees, keepOrders } from './queries.ts'
import type { ImportJob } from './surroundings.ts'

type Added = { sourceId: string; draft: AttendeeRow }

/** Places all who were found to fit, and remembers who they are on the platform. */
export async function placeAll(book: Book, { row }: ImportJob, evaluated: EvaluatedOrder[]): Promise<void> {
  const { work } = book
  const changed = evaluated.flatMap((one) => {
    const added = addedOf(one)
    return added.length === 0 ? [] : [{ ...one, added }]
  })
  const made = changed.filter(({ known }) => !known).map((one) => ({ ...one, held: newHeld(one) }))
  for (const { held } of made) confirmImported(book, held)
  const joined = await joinKnown(book, row.parameters.sendEmails, changed)
  await closeBook(book)
  for (const { held } of made) await auditMade(book, held)
  for (const attendee of joined) await auditJoined(book, attendee)
  const place = [row.organization_id, row.event_id, row.livemode, row.parameters.platform]
  const registrations = made.map(({ held }) => held.registration.id)
  if (made.length > 0) work.last(keepOrders, [...place, made.map(({ order }) => order.id), registrations])
  keepPeople(
    work,
    place,
    row.id,
    changed.flatMap(({ added }) => added),
  )
}

const addedOf = ({ people }: EvaluatedOrder): Added[] =>
  people.flatMap(({ attendee, verdict }) =>
    verdict.kind === 'added' ? [{ sourceId: attendee.id, draft: verdict.draft }] : [],
  )

function newHeld({ registration, added }: EvaluatedOrder & { added: Added[] }): HeldRegistration {
  return { registration, attendees: added.map(({ draft }) => draft), tickets: [], before: null }
}

async function joinKnown(
  book: Book,
  sendEmails: boolean,
  changed: (EvaluatedOrder & { added: Added[] })[],
): Promise<AttendeeRow[]> {
  const joining = changed.filter(({ known }) => known)
  const ids = joining.map(({ registration }) => registration.id)
  if (ids.length > 0) await loadParties(book, ids)
  return joining.flatMap(({ registration, added }) => {
    const held = book.registrations.get(registration.id)
    if (!held) throw new Error(`The registration ${registration.id} of an order is gone.`)
    for (const { draft } of added) joinImported(book, held, draft, sendEmails)
    return added.map(({ draft }) => draft)
  })
}

async function auditMade(book: Book, held: HeldRegistration): Promise<void> {
  const after = await showRegistration(book, held)
  const object = { type: 'registration', id: after.id }
  book.work.audit({ action: 'registration.created', object, before: null, after })
}

async function auditJoined(book: Book, attendee: AttendeeRow): Promise<void> {
  const after = await showAttendee(book, attendee)
  const object = { type: 'attendee', id: after.id }
  book.work.audit({ action: 'attendee.added', object, before: null, after })
}

function keepPeople(work: Work, place: unknown[], jobId: string, added: Added[]): void {
  if (added.length === 0) return
  const [sources, people] = [added.map(({ sourceId }) => sourceId), added.map(({ draft }) => draft.id)]
  work.last(keepAttendees, [...place, sources, people, jobId])
}
