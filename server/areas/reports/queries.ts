import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, whereVisible } from '../../access/visibility/index.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { runFilteredQuery, type SqlCondition } from '../../platform/lists/index.ts'
import { admittedConditionSql, type EventSetup } from '../booking/index.ts'

/** The data of an event in the mode of the caller's key, as far as the caller can see it. */
export type ReportScope = CountScope & { setup: EventSetup }

export type CountScope = { reader: Transaction; caller: Caller; event: EventRow }

const eventKey = ({ caller, event }: CountScope) => [caller.organization.id, event.id, caller.key.mode === 'live']

type Question = {
  name: string
  select: string
  from: SqlCondition
  where?: SqlCondition
  /** The table has no group of its own: visibility follows the registration. */
  byRegistration?: true
  tail?: string
}

export function runReportQuery<Row extends object>(scope: CountScope, question: Question): Promise<Row[]> {
  const { name, select, from, where = ['true'], byRegistration = false, tail = '' } = question
  const [[table, ...tableValues], [more, ...moreValues]] = [from, where]
  return runFilteredQuery<Row>(scope.reader, {
    name,
    head: [
      `select ${select} from ${table} where t.organization_id = ? and t.event_id = ? and t.livemode = ? and ${more}`,
      ...tableValues,
      ...eventKey(scope),
      ...moreValues,
    ],
    filters: { sight: byRegistration ? seenByRegistration(scope) : whereVisible(scope.caller, scope.event, 't') },
    tail: [tail],
  })
}

function seenByRegistration({ caller, event }: CountScope): SqlCondition | null {
  const sight = whereVisible(caller, event, 't', 'r.group_id')
  if (!sight) return null
  const [condition, ...values] = sight
  return [
    `exists (select from registrations r where r.organization_id = ? and r.event_id = t.event_id and r.id = t.registration_id and ${condition})`,
    caller.organization.id,
    ...values,
  ]
}

/** Rows by status; a status without rows is absent. */
async function countStatuses(scope: ReportScope, table: string, byRegistration?: true) {
  const rows = await runReportQuery<{ status: string; total: number }>(scope, {
    name: `count-${table}`,
    select: 't.status, count(*) as total',
    from: [`${table} t`],
    byRegistration,
    tail: 'group by t.status',
  })
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
}

export async function countRowsByStatus(scope: ReportScope, table: 'registrations' | 'attendees') {
  const none = { pending: 0, awaiting_payment: 0, waitlisted: 0, confirmed: 0, declined: 0, cancelled: 0 }
  return { ...none, ...(await countStatuses(scope, table)) }
}

export async function countTicketsByStatus(scope: ReportScope): Promise<Schemas['TicketCounts']> {
  return { valid: 0, voided: 0, ...(await countStatuses(scope, 'tickets', true)) }
}

/** Without check-ins that were cleared. */
export async function countCheckins(scope: ReportScope): Promise<{ recorded: number; refused: number }> {
  const admits = `t.result in ${ADMITTING_RESULTS_SQL}`
  const isLive = scope.caller.key.mode === 'live'
  const [counted] = await runReportQuery<{ recorded: number; refused: number }>(scope, {
    name: 'count-checkins',
    select: `count(*) filter (where ${admits}) as recorded, count(*) filter (where not ${admits}) as refused`,
    // A join, and not a condition with "or", which is looked up for each row.
    from: isLive
      ? ['checkins t']
      : [`checkins t left join attendees a on ${isAttendeeSql}`, scope.caller.organization.id],
    where: [`t.withdrawn_at is null and ${isLive ? 'true' : '(t.attendee_id is null or a.id is not null)'}`],
    byRegistration: true,
  })
  return counted ?? { recorded: 0, refused: 0 }
}

const HOLDS_PLACES = "t.status in ('pending', 'awaiting_payment', 'confirmed')"

export type PriceHeadcount = { type: string; status: string; price: number; people: number }

/** Attendees who take a place, by type, status and price: few rows. */
export function countPeopleByTypeStatusAndPrice(scope: ReportScope): Promise<PriceHeadcount[]> {
  return runReportQuery(scope, {
    name: 'count-prices',
    select: 't.attendee_type_id as type, t.status, t.price, count(*) as people',
    from: ['attendees t'],
    where: [HOLDS_PLACES],
    tail: 'group by t.status, t.attendee_type_id, t.price',
  })
}

type MethodSum = { method: string; payments: number; received: number; refunded: number }

/** A failed payment moved no money. */
export function sumPaymentsByMethod(scope: ReportScope): Promise<MethodSum[]> {
  return runReportQuery(scope, {
    name: 'sum-payment-methods',
    select:
      't.method, count(*) as payments, sum(t.amount)::bigint as received, sum(t.amount_refunded)::bigint as refunded',
    from: ['payments t'],
    where: ["t.status <> 'failed'"],
    byRegistration: true,
    tail: 'group by t.method order by t.method',
  })
}

/** Per registration: an overpaid one does not offset what another owes. */
export async function sumDueAndOverpaid(scope: ReportScope): Promise<{ due: number; overpaid: number }> {
  const [balance] = await runReportQuery<{ due: number; overpaid: number }>(scope, {
    name: 'sum-balances',
    select: `
  coalesce(sum(greatest(0, t.amount_total - t.amount_paid + t.amount_refunded)) filter (where ${HOLDS_PLACES}), 0)::bigint as due,
  coalesce(sum(greatest(0, t.amount_paid - t.amount_refunded - t.amount_total)), 0)::bigint as overpaid`,
    from: ['registrations t'],
  })
  return balance ?? { due: 0, overpaid: 0 }
}

/** Groups by the hash of the days, of which there are few; the days themselves are read from one attendee each. */
export function countExpectedByTypeAndDays(
  scope: CountScope,
): Promise<{ type: string; days: string[]; people: number }[]> {
  return runReportQuery(scope, {
    name: 'count-expected-people',
    select: `t.attendee_type_id as type, t.days_hash, count(*) as people, (
  select one.days from attendees one
  where one.organization_id = ? and one.event_id = t.event_id and one.livemode = t.livemode and one.status = 'confirmed'
    and one.attendee_type_id = t.attendee_type_id and ${buildIndexLookup('one.days_hash', 't.days_hash')}
) as days`,
    from: ['attendees t', scope.caller.organization.id],
    where: ["t.status = 'confirmed'"],
    tail: 'group by t.organization_id, t.event_id, t.livemode, t.attendee_type_id, t.days_hash',
  })
}

/** On one day; without a day, on any. */
export async function countExpectedPeople(scope: CountScope, dayId: string | null): Promise<number> {
  const expected = (await countExpectedByTypeAndDays(scope)).filter(({ days }) => !dayId || days.includes(dayId))
  return expected.reduce((total, { people }) => total + people, 0)
}

export type TypeDayHeadcount = { type: string; day: string; people: number }

/** Everybody who was let in, and how many of them were expected on that day. */
export function countAdmittedByTypeAndDay(scope: ReportScope): Promise<(TypeDayHeadcount & { expected: number })[]> {
  const [entries, ...values] = entriesOf(scope)
  // Filters inside the aggregate: as a condition, it makes the planner sort all attendees.
  const isExpected = "t.status = 'confirmed' and entry.day_id = any (t.days)"
  return runReportQuery(scope, {
    name: 'count-admitted-people',
    select: `t.attendee_type_id as type, entry.day_id as day, count(*) as people, count(*) filter (where ${isExpected}) as expected`,
    from: [
      `(select distinct c.attendee_id, c.day_id from checkins c where ${entries}) as entry join attendees t on t.id = entry.attendee_id`,
      ...values,
    ],
    tail: 'group by t.attendee_type_id, entry.day_id',
  })
}

function entriesOf(scope: ReportScope): SqlCondition {
  return [
    `c.organization_id = ? and c.event_id = ? and c.livemode = ? and ${admittedConditionSql('c')} and c.is_first`,
    ...eventKey(scope),
  ]
}

export type StatusHeadcount = { status: string; people: number }

export function countAdmittedByStatus(scope: ReportScope): Promise<StatusHeadcount[]> {
  const [entries, ...values] = entriesOf(scope)
  return runReportQuery(scope, {
    name: 'count-admitted-by-status',
    select: 't.status, count(*) as people',
    from: ['attendees t'],
    where: [`exists (select from checkins c where c.attendee_id = t.id and ${entries})`, ...values],
    tail: 'group by t.status',
  })
}

export async function countConfirmedWithoutTicket(scope: ReportScope): Promise<number> {
  const [counted] = await runReportQuery<{ people: number }>(scope, {
    name: 'count-ticketless',
    select: 'count(*) as people',
    from: ['attendees t'],
    where: ["t.status = 'confirmed' and t.ticket_ids = '{}'"],
  })
  return counted?.people ?? 0
}

export const ADMITTING_RESULTS_SQL = "('accepted', 'pre_checked', 'zone_entered')"
const onDay = (dayId: string | null): SqlCondition => (dayId === null ? ['true'] : ['t.day_id = ?', dayId])

/** Each person once on each day; without a day, on all days. */
export function countPassedByPoint(
  scope: CountScope,
  dayId: string | null,
): Promise<{ point: string; people: number }[]> {
  const [day, ...values] = onDay(dayId)
  return runReportQuery(scope, {
    name: 'count-passed-at-points',
    select: 't.check_in_point_id as point, count(*) as people',
    from: ['checkins t'],
    where: [`t.result in ${ADMITTING_RESULTS_SQL} and t.is_first and t.withdrawn_at is null and ${day}`, ...values],
    byRegistration: true,
    tail: 'group by t.check_in_point_id',
  })
}

const isAttendeeSql =
  'a.organization_id = ? and a.event_id = t.event_id and a.livemode = t.livemode and a.id = t.attendee_id'

/** Scanning with a test key admits live people too, who are not among those that are counted. */
export const buildKeyModeCondition = ({ caller }: CountScope): SqlCondition =>
  caller.key.mode === 'live'
    ? ['true']
    : [`exists (select from attendees a where ${isAttendeeSql})`, caller.organization.id]

/** Each person once. */
export async function countAdmittedPeople(scope: CountScope, dayId: string | null): Promise<number> {
  const [day, ...values] = onDay(dayId)
  const [ownMode, ...ofMode] = buildKeyModeCondition(scope)
  const [counted] = await runReportQuery<{ people: number }>(scope, {
    name: 'count-let-in',
    select: 'count(distinct t.attendee_id) as people',
    from: ['checkins t'],
    where: [`${admittedConditionSql('t')} and t.is_first and ${ownMode} and ${day}`, ...ofMode, ...values],
    byRegistration: true,
  })
  return counted?.people ?? 0
}
