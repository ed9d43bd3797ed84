import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { formatCsvLine } from '../../../platform/formats/csv-line.ts'
import { escapeCellFormula } from '../../../platform/formats/formula.ts'
import type { Work } from '../../../platform/work/work.ts'
import * as booking from '../../booking/index.ts'
import { linkContacts } from '../../contacts/index.ts'
import type { JobCounts, JobStepResult } from '../../jobs/index.ts'
import type { SourceOrder } from '../source-platform.ts'
import { type EvaluatedOrder, evaluateOrders } from './evaluate-orders.ts'
import { findEarlierImports, type ImportContext, type ImportJob, readImportContext } from './import-context.ts'
import type { PagePart, SourceImportState } from './page-parts.ts'
import { insertSourceAttendeesSql, insertSourceOrdersSql } from './queries.ts'

/** The event changed between planning and locking: retry the part. */
export class EventChangedError extends Error {}

type PageStep = JobStepResult<Refusal | undefined, SourceImportState>

/** Imports some orders in one transaction; a preview decides the same without writing. */
export async function importOrderPagePart(work: Work, job: ImportJob, part: PagePart): Promise<PageStep> {
  const { orders } = part
  const around = await readImportContext(work, job, orders)
  if (isRefusal(around)) return { value: around }
  const evaluated = job.row.preview
    ? evaluateOrders(orders, { ...around, places: await foresee(work, around, job.row.state?.foreseen ?? null) })
    : await placeOrders(work, job, around, orders)
  return stepAfter(job, part, evaluated)
}

/** The places as if the preview had imported the people counted so far. */
async function foresee(work: Work, { setup }: ImportContext, foreseen: booking.PlaceNeeds | null) {
  const places = await look(work, setup)
  if (foreseen) booking.addPlaceNeeds(places, foreseen)
  return places
}

const look = ({ transaction }: Work, { organizationId, event, livemode }: booking.EventSetup) =>
  booking.readPlaces(transaction, organizationId, event.id, livemode)

/** Contacts come before the lock on places, but none for rejected people: orders are evaluated without and with it. */
async function placeOrders(work: Work, job: ImportJob, around: ImportContext, orders: SourceOrder[]) {
  const foreseen = draftsIn(evaluateOrders(orders, { ...around, places: await look(work, around.setup) }))
  await linkContacts(work, job.caller, [...foreseen.values()])
  const { organizationId, event, livemode, revision } = around.setup
  const places = await booking.lockPlaces(work.transaction, organizationId, event.id, livemode)
  if (places.revision !== revision) throw new EventChangedError('The structure of the event has changed.')
  const known = await findEarlierImports(work, job, around.isWithinReach, orders)
  const evaluated = evaluateOrders(orders, { ...around, ...known, places: structuredClone(places) })
  for (const [id, draft] of draftsIn(evaluated)) {
    const person = foreseen.get(id)
    if (!person) throw new EventChangedError('Places came free.')
    draft.contact_id = person.contact_id
  }
  await registerEvaluatedOrders(booking.buildBook(work, around.setup, places), job, evaluated)
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
  const state: SourceImportState = {
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

function foreseenAfter(before: booking.PlaceNeeds | null, evaluated: EvaluatedOrder[]): booking.PlaceNeeds {
  const needs = booking.countPlaceNeeds([...draftsIn(evaluated).values()])
  if (before) booking.addPlaceNeeds(needs, before)
  return needs
}

function countsAfter(before: JobCounts, orders: number, evaluated: EvaluatedOrder[]): JobCounts {
  const { orders: ordersBefore = 0, added = 0, unchanged = 0, skipped = 0, rejected = 0 } = before
  const counts = { orders: ordersBefore + orders, added, unchanged, skipped, rejected }
  for (const { verdict } of evaluated.flatMap(({ people }) => people))
    counts[verdict.kind === 'added_before' ? 'added' : verdict.kind] += 1
  return counts
}

const HEADINGS = ['order_id', 'attendee_id', 'name', 'reason']

function formatRejectLines(orders: EvaluatedOrder[], isBeginning: boolean): Buffer | null {
  const rows = orders.flatMap(({ order, people }) =>
    people.flatMap(({ attendee, verdict }) =>
      verdict.kind === 'rejected'
        ? [[order.id, attendee.id, `${attendee.firstName} ${attendee.lastName}`.trim(), verdict.reason]]
        : [],
    ),
  )
  if (rows.length === 0) return null
  const lines = [...(isBeginning ? [HEADINGS] : []), ...rows]
  return Buffer.from(lines.map((row) => formatCsvLine(row.map(escapeCellFormula))).join(''))
}

async function registerEvaluatedOrders(book: booking.Book, { row }: ImportJob, evaluated: EvaluatedOrder[]) {
  const { work } = book
  const changed = evaluated
    .map((one) => ({ ...one, drafts: [...draftsIn([one]).values()] }))
    .filter(({ drafts }) => drafts.length > 0)
  const made = changed.filter(({ known }) => !known).map((one) => ({ ...one, locked: newHeld(one) }))
  for (const { locked } of made) booking.confirmImportedRegistration(book, locked)
  const joined = await joinKnown(book, row.parameters.sendEmails, changed)
  await booking.saveAndCloseBook(book)
  for (const { locked } of made) {
    const after = await booking.toApiRegistration(book, locked)
    work.audit({ action: 'registration.created', object: { type: 'registration', id: after.id }, before: null, after })
  }
  for (const attendee of joined) {
    const after = await booking.toApiAttendee(book, attendee)
    work.audit({ action: 'attendee.added', object: { type: 'attendee', id: after.id }, before: null, after })
  }
  const place = [row.organization_id, row.event_id, row.livemode, row.parameters.platform]
  const registrations = made.map(({ registration }) => registration.id)
  if (made.length > 0) work.last(insertSourceOrdersSql, [...place, made.map(({ order }) => order.id), registrations])
  const added = draftsIn(evaluated)
  if (added.size === 0) return
  const people = [...added.values()].map(({ id }) => id)
  work.last(insertSourceAttendeesSql, [...place, [...added.keys()], people, row.id])
}

type Changed = EvaluatedOrder & { drafts: booking.AttendeeRow[] }

function newHeld({ registration, drafts }: Changed): booking.LockedRegistration {
  return { registration, attendees: drafts, tickets: [], before: null }
}

async function joinKnown(book: booking.Book, sendEmails: boolean, changed: Changed[]) {
  const joining = changed.filter(({ known }) => known)
  const ids = joining.map(({ registration }) => registration.id)
  if (ids.length > 0) await booking.lockRegistrations(book, ids)
  return joining.flatMap(({ registration, drafts }) => {
    const locked = book.registrations.get(registration.id)
    if (!locked) throw new Error(`The registration ${registration.id} of an order is gone.`)
    for (const draft of drafts) booking.addImportedAttendee(book, locked, draft, sendEmails)
    return drafts
  })
}
