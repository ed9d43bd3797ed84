/**
 * Decides whether a scan admits the people on a ticket. The server and offline scanners run this same code, so that
 * they agree; hence it uses no clock and no storage. Each person is checked by the steps of `ORDER`; the scan has the
 * result of the person who gets furthest.
 * A change that can alter a result must increase `DECISION_VERSION`: older scanners then ask the service.
 */

import type { PreparedDay, PreparedPoint, World } from './world.ts'

export type Admitting = 'accepted' | 'pre_checked' | 'zone_entered'

export type Result =
  | Admitting
  | 'duplicate'
  | 'day_locked'
  | 'wrong_day'
  | 'not_yet_open'
  | 'closed'
  | 'rejected'
  | 'voided'
  | 'unknown'

export type Reason =
  | 'not_confirmed'
  | 'attendee_type_not_allowed'
  | 'group_not_allowed'
  | 'entry_required'
  | 'pre_check_required'

/** A person on a ticket, with what the decision needs. */
export type Person = {
  id: string
  attendee_type: string
  group?: string | null
  /** Codes of their days; omitted or null for all. */
  days?: readonly string[] | null
  /** When the cancellation takes effect; one later than the scan is ignored. */
  cancelled_at?: string | null
  /** Status of their registration; omitted for `confirmed`. */
  status?: string
}

export type Ticket = {
  /** The time from which the ticket is void or replaced. */
  voided_at?: string | null
  livemode?: boolean
  people: readonly Person[]
}

/** An earlier scan or override that admitted a person, in the same mode as this scan. */
export type Admission = {
  person: string
  result: Admitting
  check_in_point: string
  /** The day that was active then. */
  day: string | null
  at: string
}

export type Scan = {
  /** Null if the code belongs to no ticket of the event. */
  ticket: Ticket | null
  check_in_point: string
  at: Date
  livemode: boolean
  /** Earlier admissions of the people on the ticket. */
  history: readonly Admission[]
  /** Ids of the people who have arrived, if not all have. */
  only?: readonly string[] | null
}

export type PersonDecision = {
  person: string
  result: Result
  admitted: boolean
  reason: Reason | null
  /** For the result `duplicate`: the first admission that counts towards the limit. */
  earlier: Admission | null
}

export type Decision = {
  result: Result
  admitted: boolean
  reason: Reason | null
  /** The active day. */
  day: string | null
  people: PersonDecision[]
}

/** The point is unknown, or its policy is newer than this version: only the service can decide. */
export class Undecidable extends Error {}

type Verdict = { result: Result; reason?: Reason; earlier?: Admission }

type Case = {
  world: World
  point: PreparedPoint
  ticket: Ticket
  person: Person
  livemode: boolean
  at: number
  day: PreparedDay | null
  history: readonly Admission[]
}

type Step = (about: Case) => Verdict | undefined

/** The most permanent reason comes first. The last step admits. */
const ORDER: readonly Step[] = [
  checkKnown,
  checkVoided,
  checkAllowedHere,
  checkActiveDay,
  checkDay,
  checkDayLock,
  checkPointOpen,
  checkRequirements,
  checkLimit,
  admission,
]

/** These count as one step, so failing any of them gets equally far; within it, they are checked in this order. */
const ALLOWANCES: readonly Step[] = [checkConfirmed, checkType, checkGroup]

/** Decides a scan. It is pure: the same scan in the same world always has the same result. */
export function decide(world: World, scan: Scan): Decision {
  const point = world.point(scan.check_in_point)
  if (!point) throw new Undecidable(`The check-in point ${scan.check_in_point} cannot be decided at.`)
  const { ticket, livemode, only } = scan
  const at = scan.at.getTime()
  const day = world.activeDay(at)
  const code = day?.definition.code ?? null
  if (!ticket) return unknownOn(code)
  const named = only && new Set(only)
  const arrived = named ? ticket.people.filter(({ id }) => named.has(id)) : ticket.people
  const histories = byPerson(scan.history)
  const evaluated = arrived.map((person) => {
    const history = histories.get(person.id) ?? []
    return evaluate({ world, point, ticket, person, livemode, at, day, history })
  })
  const furthest = evaluated.reduce<Evaluated | undefined>(
    (best, one) => (best && best.step >= one.step ? best : one),
    undefined,
  )
  if (!furthest || furthest.decision.result === 'unknown') return unknownOn(code)
  const { result, admitted, reason } = furthest.decision
  return { result, admitted, reason, day: code, people: evaluated.map(({ decision }) => decision) }
}

function byPerson(history: readonly Admission[]): Map<string, Admission[]> {
  const histories = new Map<string, Admission[]>()
  for (const admission of history) {
    const own = histories.get(admission.person)
    if (own) own.push(admission)
    else histories.set(admission.person, [admission])
  }
  return histories
}

/** An unknown ticket discloses no people, not even those of an existing ticket that the caller may not see. */
function unknownOn(day: string | null): Decision {
  return { result: 'unknown', admitted: false, reason: null, day, people: [] }
}

type Evaluated = { step: number; decision: PersonDecision }

function evaluate(about: Case): Evaluated {
  const found = firstVerdict(ORDER, about)
  if (!found) throw new Undecidable('The last step of the order has to admit.')
  const { step, verdict } = found
  const { result, reason = null, earlier = null } = verdict
  return { step, decision: { person: about.person.id, result, admitted: isAdmitting(result), reason, earlier } }
}

function firstVerdict(steps: readonly Step[], about: Case): { step: number; verdict: Verdict } | undefined {
  for (const [step, ask] of steps.entries()) {
    const verdict = ask(about)
    if (verdict) return { step, verdict }
  }
  return undefined
}

export function isAdmitting(result: string): result is Admitting {
  return result === 'accepted' || result === 'pre_checked' || result === 'zone_entered'
}

const isBy = (instant: string | null | undefined, at: number) =>
  instant !== null && instant !== undefined && Date.parse(instant) <= at

function checkKnown({ ticket, livemode }: Case): Verdict | undefined {
  return livemode && ticket.livemode === false ? { result: 'unknown' } : undefined
}

function checkVoided({ ticket, person, at }: Case): Verdict | undefined {
  const isCancelled = person.cancelled_at ? isBy(person.cancelled_at, at) : person.status === 'cancelled'
  return isBy(ticket.voided_at, at) || isCancelled ? { result: 'voided' } : undefined
}

/** A cancelled registration counts as confirmed until its cancellation takes effect. */
const CONFIRMED: ReadonlySet<string> = new Set(['confirmed', 'cancelled'])

function checkConfirmed({ person }: Case): Verdict | undefined {
  return CONFIRMED.has(person.status ?? 'confirmed') ? undefined : { result: 'rejected', reason: 'not_confirmed' }
}

function checkType({ point, person }: Case): Verdict | undefined {
  const isAllowed = !point.attendeeTypes || point.attendeeTypes.has(person.attendee_type)
  return isAllowed ? undefined : { result: 'rejected', reason: 'attendee_type_not_allowed' }
}

function checkGroup({ world, point: { groups }, person }: Case): Verdict | undefined {
  const isAllowed = !groups || world.lineage(person.group ?? null).some((group) => groups.has(group))
  return isAllowed ? undefined : { result: 'rejected', reason: 'group_not_allowed' }
}

function checkAllowedHere(about: Case): Verdict | undefined {
  return firstVerdict(ALLOWANCES, about)?.verdict
}

function checkActiveDay({ world, day, at }: Case): Verdict | undefined {
  if (day) return undefined
  return { result: world.hasDayAfter(at) ? 'not_yet_open' : 'closed' }
}

function checkDay({ day, person, point }: Case): Verdict | undefined {
  const code = day?.definition.code ?? ''
  const isTheirs = !person.days || person.days.includes(code)
  return isTheirs && (!point.days || point.days.has(code)) ? undefined : { result: 'wrong_day' }
}

function checkDayLock({ day, at }: Case): Verdict | undefined {
  const lockedAt = day?.lockedAt ?? null
  return lockedAt !== null && lockedAt <= at ? { result: 'day_locked' } : undefined
}

function checkPointOpen({ point, day, at }: Case): Verdict | undefined {
  if (!day) return undefined
  const { start, end } = point.windowOn(day)
  if (at < start.getTime()) return { result: 'not_yet_open' }
  return at < end.getTime() ? undefined : { result: 'closed' }
}

const REQUIRED = {
  entry: { result: 'accepted', reason: 'entry_required' },
  pre_check: { result: 'pre_checked', reason: 'pre_check_required' },
} as const

function checkRequirements({ point, day, history }: Case): Verdict | undefined {
  if (point.requires === 'none') return undefined
  const { result, reason } = REQUIRED[point.requires]
  const has = history.some((admission) => admission.result === result && admission.day === day?.definition.code)
  return has ? undefined : { result: 'rejected', reason }
}

/** Which admissions count towards the limit, by kind of point. */
const COUNTS: Record<PreparedPoint['kind'], (admission: Admission, point: PreparedPoint) => boolean> = {
  entry: ({ result }) => result === 'accepted',
  pre_check: ({ result }) => result === 'pre_checked' || result === 'accepted',
  zone: ({ result, check_in_point }, { code }) => result === 'zone_entered' && check_in_point === code,
}

function checkLimit({ point, day, history }: Case): Verdict | undefined {
  if (point.limit === 'unlimited') return undefined
  const counting = history.filter(
    (admission) =>
      COUNTS[point.kind](admission, point) && (point.limit === 'per_event' || admission.day === day?.definition.code),
  )
  const [earlier] = counting.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return earlier && { result: 'duplicate', earlier }
}

const ADMITS: Record<PreparedPoint['kind'], Admitting> = {
  entry: 'accepted',
  pre_check: 'pre_checked',
  zone: 'zone_entered',
}

function admission({ point }: Case): Verdict {
  return { result: ADMITS[point.kind] }
}
