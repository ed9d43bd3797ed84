import { refuseProblems } from '../../../platform/contract/problems.ts'
import { type Refusal, refuse, refuseState } from '../../../platform/contract/refusal.ts'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { findAnswerProblems, findRemovedAnswers } from './answers.ts'
import { refuseLargeAnswers, type SizeLimits } from './bounds.ts'

export type NewAttendeeRefusal = RuleRefusal | Refusal<'invalid_state' | 'validation_failed'>

type Admission = {
  /** Attendees on the registration, including the new ones. */
  size: number
  /** The same, including cancelled ones. */
  ever: number
  bounds: SizeLimits
  now: Date
  pathOf: PathOf
}

/** Checks new attendees against the event's state, form and rules; capacity is checked elsewhere. */
export function refuseNewAttendees(
  setup: EventSetup,
  attendees: AttendeeRow[],
  { size, ever, bounds, now, pathOf }: Admission,
): NewAttendeeRefusal | undefined {
  return (
    refuseUnpublishedEvent(setup) ??
    refuseLargeAnswers(attendees, bounds, pathOf) ??
    refuseInvalidAnswers(setup, attendees, pathOf) ??
    refuseWindow(setup, now) ??
    refuseSize(setup, size) ??
    refuseTooManyAttendees(ever, bounds) ??
    refuseEmailDomain(setup, attendees, pathOf) ??
    refuseBelowMinimumAge(setup, attendees, pathOf)
  )
}

export function refuseUnpublishedEvent({ event }: EventSetup): Refusal<'invalid_state'> | undefined {
  if (event.status === 'published') return undefined
  return refuseState(event.status, `The event ${event.code} is ${event.status}, so nobody can register for it.`)
}

export function refuseInvalidAnswers(setup: EventSetup, attendees: AttendeeRow[], pathOf: PathOf) {
  const problems = attendees.flatMap((attendee, n) => findAnswerProblems(setup, attendee, pathOf(n)))
  return problems.length === 0 ? undefined : refuseProblems(problems)
}

/** What a change does not touch is not judged, such as a question that an import left open. */
export function refuseChangedAnswers(setup: EventSetup, before: AttendeeRow, changed: AttendeeRow, path: string) {
  // With another attendee type, only the questions of that type count.
  const known = changed.attendee_type_id === before.attendee_type_id ? before.answers : strayAnswers(setup, before)
  const problems = findAnswerProblems(setup, changed, path, { known, before })
  return problems.length === 0 ? undefined : refuseProblems(problems)
}

const strayAnswers = ({ questions }: EventSetup, { answers }: AttendeeRow): object =>
  Object.fromEntries(Object.entries(answers).filter(([code]) => !questions.some((one) => one.code === code)))

/** For a file, which may leave questions open but takes no required answer away. */
export function refuseRemovedAnswers(setup: EventSetup, before: AttendeeRow, changed: AttendeeRow, path: string) {
  const problems = findRemovedAnswers(setup, before, changed, path)
  return problems.length === 0 ? undefined : refuseProblems(problems)
}

type PathOf = (n: number) => string

type RuleRefusal = Refusal<'registration_closed' | 'rule_refused'>

function refuseWindow({ event, rules }: EventSetup, now: Date): Refusal<'registration_closed'> | undefined {
  const { registration_opens_at: opens, registration_closes_at: closes } = rules
  const details = { event: event.code, opens_at: opens ?? null, closes_at: closes ?? null }
  if (opens && now < new Date(opens))
    return refuse('registration_closed', `Registration for the event ${event.code} opens on ${opens}.`, { details })
  if (closes && now >= new Date(closes))
    return refuse('registration_closed', `Registration for the event ${event.code} closed on ${closes}.`, { details })
  return undefined
}

function refuseSize({ rules }: EventSetup, size: number): Refusal<'rule_refused'> | undefined {
  const allowed = rules.max_per_registration
  if (!allowed || size <= allowed) return undefined
  const attendees = allowed === 1 ? '1 person' : `${allowed} people`
  return refuse('rule_refused', `One registration may hold ${attendees}, and this one would hold ${size}.`, {
    details: { rule: 'max_per_registration', allowed, wanted: size },
  })
}

/** Cancelled attendees are still stored, shown and sent with the registration, so they count too. */
export function refuseTooManyAttendees(ever: number, { attendees: allowed }: SizeLimits) {
  if (ever <= allowed) return undefined
  const message = `One registration may hold ${allowed} people, cancelled ones included, and this one would hold ${ever}.`
  return refuse('rule_refused', message, { details: { rule: 'max_per_registration', allowed, wanted: ever } })
}

export function refuseEmailDomain({ rules }: EventSetup, attendees: AttendeeRow[], pathOf: PathOf) {
  const allowed = rules.email_domains
  if (!allowed) return undefined
  const index = attendees.findIndex(({ email }) => !allowed.includes(domainOf(email)))
  const stranger = attendees[index]
  if (!stranger) return undefined
  const given = stranger.email === null ? 'has no email address' : `has the email address ${stranger.email}`
  const message = `${nameOf(stranger)} ${given}; the email address must be at ${allowed.join(' or ')}.`
  return refuse('rule_refused', message, {
    details: { rule: 'email_domains', path: `${pathOf(index)}/email`, allowed, email: stranger.email },
  })
}

const domainOf = (email: string | null) => email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? ''

export function refuseBelowMinimumAge({ rules, days }: EventSetup, attendees: AttendeeRow[], pathOf: PathOf) {
  const allowed = rules.minimum_age
  const [first] = days
  if (!allowed || !first) return undefined
  const index = attendees.findIndex(
    ({ date_of_birth }) => date_of_birth === null || calculateAge(date_of_birth, first.date) < allowed,
  )
  const tooYoung = attendees[index]
  if (!tooYoung) return undefined
  const { date_of_birth } = tooYoung
  const given = date_of_birth === null ? 'has no date of birth' : `was born on ${date_of_birth}`
  const message = `${nameOf(tooYoung)} ${given} and must be at least ${allowed} years old on ${first.date}.`
  return refuse('rule_refused', message, {
    details: { rule: 'minimum_age', path: `${pathOf(index)}/date_of_birth`, allowed, date_of_birth },
  })
}

/** Age in full years. A person born on 29 February has their birthday on 1 March in other years. */
export function calculateAge(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4))
  return date.slice(5) < born.slice(5) ? years - 1 : years
}

const nameOf = ({ first_name, last_name }: AttendeeRow) => `${first_name} ${last_name}`
