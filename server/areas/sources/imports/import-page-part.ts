import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { escapeCellFormula } from '../../../platform/formats/formula.ts'
import type { Work } from '../../../platform/work/work.ts'
import {
  type AttendeeRow,
  addImportedAttendee,
  adjustPlaceCounts,
  type Book,
  closeBook,
  confirmImportedRegistration,
  createBook,
  type LockedRegistration,
  lockPlaces,
  lockRegistrations,
  type PlaceNeeds,
  type Places,
  toApiAttendee,
  toApiRegistration,
} from '../../booking/index.ts'
import { linkOrCreateContacts } from '../../contacts/index.ts'
import type { JobCounts, JobStepResult } from '../../jobs/index.ts'
import type { SourceOrder } from '../source-platform.ts'
import { type EvaluatedOrder, evaluateOrders } from './evaluate-orders.ts'
import { findEarlierImports, type ImportContext, type ImportJob, readImportContext } from './import-context.ts'
import type { ImportState, PagePart } from './page-parts.ts'
import { insertSourceAttendeesSql, insertSourceOrdersSql, readPlacesUnlockedSql } from './queries.ts'

/** The event changed between planning and locking: retry the part. */
export class EventChangedError extends Error {}

type PageStep = JobStepResult<Refusal | undefined, ImportState>

/** Imports some orders in one transaction; a preview decides the same without writing. */
export async function importPagePart(work: Work, job: ImportJob, part: PagePart): Promise<PageStep> {
  const { orders } = part
  const around = await readImportContext(work, job, orders)
  if (isRefusal(around)) return { value: around }
  const evaluated = job.row.preview
    ? evaluateOrders(orders, { ...around, places: await foresee(work, job, job.row.state?.foreseen ?? null) })
    : await placeOrders(work, job, around, orders)
  return stepAfter(job, part, evaluated)
}

/** The places as if the preview had imported the people counted so far. */
async function foresee(work: Work, job: ImportJob, foreseen: PlaceNeeds | null): Promise<Places> {
  const places = await look(work, job)
  if (!foreseen) return places
  const sum = (a: Record<string, number>, b: Record<string, number>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map((id) => [id, (a[id] ?? 0) + (b[id] ?? 0)]),
    )
  return {
    ...places,
    taken: places.taken + foreseen.taken,
    by_type: sum(places.by_type, foreseen.by_type),
    by_day: sum(places.by_day, foreseen.by_day),
  }
}

async function look({ transaction }: Work, { row }: ImportJob): Promise<Places> {
  const values = [row.organization_id, row.event_id, row.livemode]
  const [places] = await transaction.run<Places>(readPlacesUnlockedSql, values)
  if (!places) throw new EventChangedError('The event has gone.')
  return places
}

/** Contacts come before the lock on places, but none for rejected people: orders are evaluated without and with it. */
async function placeOrders(work: Work, job: ImportJob, around: ImportContext, orders: SourceOrder[]) {
  const foreseen = draftsIn(evaluateOrders(orders, { ...around, places: await look(work, job) }))
  await linkOrCreateContacts(work, job.caller, [...foreseen.values()])
  const { organizationId, event, livemode, revision } = around.setup
  const places = await lockPlaces(work.transaction, organizationId, event.id, livemode)
  if (places.revision !== revision) throw new EventChangedError('The structure of the event has changed.')
  const known = await findEarlierImports(work, job.caller, job.row, { within_reach: around.isWithinReach }, orders)
  const evaluated = evaluateOrders(orders, { ...around, ...known, places: structuredClone(places) })
  for (const [id, draft] of draftsIn(evaluated)) {
    const person = foreseen.get(id)
    if (!person) throw new EventChangedError('Places came free.')
    draft.contact_id = person.contact_id
  }
  await registerEvaluatedOrders(createBook(work, around.setup, places), job, evaluated)
  return evaluated
}

function draftsIn(evaluated: EvaluatedOrder[]) {
  const verdicts = evaluated.flatMap(({ people }) => people)
  return new Map(
    verdicts.flatMap(({ attendee, verdict }) =>
      verdict.kind === 'added' ? [[attendee.id, verdict.draft] as const] : [],
    ),
  )
}

function stepAfter({ row }: ImportJob, { orders, total, then }: PagePart, evaluated: EvaluatedOrder[]): PageStep {
  const counts = countsAfter(row.counts, orders.length, evaluated)
  const rejects = formatRejectLines(evaluated, (row.counts.rejected ?? 0) === 0)
  const done = row.done + orders.length
  const state: ImportState = {
    ...then,
    restarts: row.state?.restarts ?? 0,
    foreseen: row.preview ? foreseenAfter(row.state?.foreseen ?? null, evaluated) : null,
  }
  return {
    value: undefined,
    state,
    done,
    ...(total === null ? {} : { total: Math.max(total, done) }),
    counts,
    files: rejects ? [{ kind: 'rejects', bytes: rejects }] : [],
  }
}

function foreseenAfter(before: PlaceNeeds | null, evaluated: EvaluatedOrder[]): PlaceNeeds {
  const needs = before ?? { taken: 0, by_type: {}, by_day: {} }
  for (const draft of draftsIn(evaluated).values()) adjustPlaceCounts(needs, draft, 1)
  return needs
}

function countsAfter(before: JobCounts, orders: number, evaluated: EvaluatedOrder[]): JobCounts {
  const { orders: ordersBefore = 0, added = 0, unchanged = 0, skipped = 0, rejected = 0 } = before
  const counts = { orders: ordersBefore + orders, added, unchanged, skipped, rejected }
  for (const { verdict } of evaluated.flatMap(({ people }) => people)) {
    counts[verdict.kind === 'added_before' ? 'added' : verdict.kind] += 1
  }
  return counts
}

const HEADINGS = ['order_id', 'attendee_id', 'name', 'reason']

export function formatRejectLines(orders: EvaluatedOrder[], isBeginning: boolean): Buffer | null {
  const rows = orders.flatMap(({ order, people }) =>
    people.flatMap(({ attendee, verdict }) =>
      verdict.kind === 'rejected'
        ? [[order.id, attendee.id, `${attendee.firstName} ${attendee.lastName}`.trim(), verdict.reason]]
        : [],
    ),
  )
  if (rows.length === 0) return null
  const lines = [...(isBeginning ? [HEADINGS] : []), ...rows].map((row) => row.map(cell).join(','))
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}

function cell(text: string): string {
  const harmless = escapeCellFormula(text)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

type Added = { sourceId: string; draft: AttendeeRow }

export async function registerEvaluatedOrders(
  book: Book,
  { row }: ImportJob,
  evaluated: EvaluatedOrder[],
): Promise<void> {
  const { work } = book
  const changed = evaluated.flatMap((one) => {
    const added = addedOf(one)
    return added.length === 0 ? [] : [{ ...one, added }]
  })
  const made = changed.filter(({ known }) => !known).map((one) => ({ ...one, held: newHeld(one) }))
  for (const { held } of made) confirmImportedRegistration(book, held)
  const joined = await joinKnown(book, row.parameters.sendEmails, changed)
  await closeBook(book)
  for (const { held } of made) {
    const after = await toApiRegistration(book, held)
    work.audit({ action: 'registration.created', object: { type: 'registration', id: after.id }, before: null, after })
  }
  for (const attendee of joined) {
    const after = await toApiAttendee(book, attendee)
    work.audit({ action: 'attendee.added', object: { type: 'attendee', id: after.id }, before: null, after })
  }
  const place = [row.organization_id, row.event_id, row.livemode, row.parameters.platform]
  const registrations = made.map(({ held }) => held.registration.id)
  if (made.length > 0) work.last(insertSourceOrdersSql, [...place, made.map(({ order }) => order.id), registrations])
  const added = changed.flatMap((one) => one.added)
  if (added.length === 0) return
  const [sources, people] = [added.map(({ sourceId }) => sourceId), added.map(({ draft }) => draft.id)]
  work.last(insertSourceAttendeesSql, [...place, sources, people, row.id])
}

const addedOf = ({ people }: EvaluatedOrder): Added[] =>
  people.flatMap(({ attendee, verdict }) =>
    verdict.kind === 'added' ? [{ sourceId: attendee.id, draft: verdict.draft }] : [],
  )

function newHeld({ registration, added }: EvaluatedOrder & { added: Added[] }): LockedRegistration {
  return { registration, attendees: added.map(({ draft }) => draft), tickets: [], before: null }
}

async function joinKnown(book: Book, sendEmails: boolean, changed: (EvaluatedOrder & { added: Added[] })[]) {
  const joining = changed.filter(({ known }) => known)
  const ids = joining.map(({ registration }) => registration.id)
  if (ids.length > 0) await lockRegistrations(book, ids)
  return joining.flatMap(({ registration, added }) => {
    const held = book.registrations.get(registration.id)
    if (!held) throw new Error(`The registration ${registration.id} of an order is gone.`)
    for (const { draft } of added) addImportedAttendee(book, held, draft, sendEmails)
    return added.map(({ draft }) => draft)
  })
}
