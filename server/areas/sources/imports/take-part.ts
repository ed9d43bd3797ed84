import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { bookOf, count, lockPlaces, type Needs, type Places } from '../../booking/index.ts'
import { linkContacts } from '../../contacts/index.ts'
import type { JobCounts, JobStep } from '../../jobs/index.ts'
import type { SourceOrder } from '../source-platform.ts'
import { placeAll } from './apply.ts'
import { type EvaluatedOrder, evaluateOrders, type Verdict } from './evaluate-orders.ts'
import type { PagePart } from './page-parts.ts'
import type { ImportState } from './parameters.ts'
import { lookAtPlaces } from './queries.ts'
import { rejectLines } from './rejects.ts'
import { type ImportJob, type Surroundings, surroundingsOf, whatIsKnown } from './surroundings.ts'

/** Others changed the event between two looks at it, so that the orders are taken again. */
export class ChangedMeanwhile extends Error {}

type PageStep = JobStep<Refusal | undefined, ImportState>

/** Takes some orders in one transaction; a preview decides the same and places nobody. */
export async function takePart(work: Work, job: ImportJob, part: PagePart): Promise<PageStep> {
  const { orders } = part
  const around = await surroundingsOf(work, job, orders)
  if (isRefusal(around)) return { value: around }
  const evaluated = job.row.preview
    ? evaluateOrders(orders, { ...around, places: await foresee(work, job, job.row.state?.foreseen ?? null) })
    : await placeOrders(work, job, around, orders)
  return stepAfter(job, part, evaluated)
}

/** How full the event would be had the preview placed whom it counted. */
async function foresee(work: Work, job: ImportJob, foreseen: Needs | null): Promise<Places> {
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
  const [places] = await transaction.run<Places>(lookAtPlaces, [row.organization_id, row.event_id, row.livemode])
  if (!places) throw new ChangedMeanwhile('The event has gone.')
  return places
}

/**
 * Contacts come before the places are held, as for everybody who registers; so that nobody who is rejected leaves one behind, it is
 * foreseen who fits. What was foreseen is decided again once nobody else can change it.
 */
async function placeOrders(
  work: Work,
  job: ImportJob,
  around: Surroundings,
  orders: SourceOrder[],
): Promise<EvaluatedOrder[]> {
  const foreseen = draftsIn(evaluateOrders(orders, { ...around, places: await look(work, job) }))
  await linkContacts(work, job.caller, [...foreseen.values()])
  const { organizationId, event, livemode, revision } = around.setup
  const places = await lockPlaces(work.transaction, organizationId, event.id, livemode)
  if (places.revision !== revision) throw new ChangedMeanwhile('The structure of the event has changed.')
  const known = await whatIsKnown(work, job.caller, job.row, { within_reach: around.isWithinReach }, orders)
  const evaluated = evaluateOrders(orders, { ...around, ...known, places: structuredClone(places) })
  for (const [id, draft] of draftsIn(evaluated)) {
    const person = foreseen.get(id)
    if (!person) throw new ChangedMeanwhile('Places came free.')
    draft.contact_id = person.contact_id
  }
  await placeAll(bookOf(work, around.setup, places), job, evaluated)
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
  const rejects = rejectLines(evaluated, (row.counts.rejected ?? 0) === 0)
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

function foreseenAfter(before: Needs | null, evaluated: EvaluatedOrder[]): Needs {
  const needs = before ?? { taken: 0, by_type: {}, by_day: {} }
  for (const draft of draftsIn(evaluated).values()) count(needs, draft, 1)
  return needs
}

const COUNTED: Record<Verdict['kind'], 'added' | 'unchanged' | 'skipped' | 'rejected'> = {
  added: 'added',
  added_before: 'added',
  unchanged: 'unchanged',
  skipped: 'skipped',
  rejected: 'rejected',
}

function countsAfter(before: JobCounts, orders: number, evaluated: EvaluatedOrder[]): JobCounts {
  const { orders: ordersBefore = 0, added = 0, unchanged = 0, skipped = 0, rejected = 0 } = before
  const counts = { orders: ordersBefore + orders, added, unchanged, skipped, rejected }
  for (const { people } of evaluated) for (const { verdict } of people) counts[COUNTED[verdict.kind]] += 1
  return counts
}
