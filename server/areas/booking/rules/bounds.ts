import type { Caller } from '../../../access/callers/index.ts'
import { type InputProblem, problem, refuseProblems } from '../../../platform/contract/problems.ts'
import { type Refusal, refuseState } from '../../../platform/contract/refusal.ts'
import { estimateJsonBytes } from '../../../platform/lists/index.ts'
import type { AttendeeRow, RegistrationRow, ShownAttendeeRow, TicketRow } from '../rows.ts'

/** How large a registration can become: each change, however small, sends and stores all of it. */
export type SizeLimits = {
  /** Includes cancelled attendees. */
  attendees: number
  /** Of one attendee, as JSON. */
  answerBytes: number
  /** Of everything on it, approximately, as JSON. */
  registrationBytes: number
}

const BOUNDS: SizeLimits = { attendees: 200, answerBytes: 16 * 1024, registrationBytes: 512 * 1024 }

/** For a key that everybody knows. */
const PUBLIC_BOUNDS: SizeLimits = { attendees: 50, answerBytes: 4 * 1024, registrationBytes: 64 * 1024 }

export const getSizeLimits = ({ key }: Pick<Caller, 'key'>): SizeLimits => (key.isPublic ? PUBLIC_BOUNDS : BOUNDS)

export function refuseLargeAnswers(
  attendees: AttendeeRow[],
  { answerBytes }: SizeLimits,
  pathOf: (n: number) => string,
): Refusal<'validation_failed'> | undefined {
  const problems = attendees.flatMap(({ answers }, n): InputProblem[] => {
    const size = jsonBytes(answers)
    return size <= answerBytes ? [] : [problem(`${pathOf(n)}/answers`, 'answers_size', { limit: answerBytes, size })]
  })
  return problems.length === 0 ? undefined : refuseProblems(problems)
}

type Holding = { registration: RegistrationRow; attendees: AttendeeRow[] }

/** A change that makes a registration smaller is allowed, even if it stays too large. */
export function refuseLargeRegistration(
  after: Holding,
  { registrationBytes }: SizeLimits,
  path: string,
  bytesBefore = 0,
): Refusal<'validation_failed'> | undefined {
  const size = getRegistrationBytes(after)
  if (size <= registrationBytes || size <= bytesBefore) return undefined
  return refuseProblems([problem(path, 'registration_size', { limit: registrationBytes, size })])
}

export const getRegistrationBytes = ({ registration, attendees }: Holding): number =>
  attendees.reduce((bytes, attendee) => bytes + personBytes(attendee), estimateJsonBytes(registration))

const personBytes = ({ answers, ...rest }: AttendeeRow): number => estimateJsonBytes(rest) + jsonBytes(answers)
const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** Without answers, with few days and tickets. */
export const BASE_ATTENDEE_BYTES = 700
const ID_BYTES = 29

export const estimateAttendeeBytes = ({ answers, days, ticket_ids }: ShownAttendeeRow): number =>
  BASE_ATTENDEE_BYTES + ID_BYTES * (days.length + ticket_ids.length) + estimateJsonBytes(answers)

/** Each change of a registration reads all its tickets, and cancelling it raises an event for every valid one. */
const MAX_EVER = 2_000
const MAX_HELD = 20

type Ticketed = { registration: RegistrationRow; tickets: TicketRow[] }

/** Counts voided and replaced tickets too. */
export function refuseTooManyTickets({ registration, tickets }: Ticketed): Refusal<'invalid_state'> | undefined {
  if (tickets.length < MAX_EVER) return undefined
  const message = `The registration ${registration.id} has had ${tickets.length} tickets, and may have no more than ${MAX_EVER}.`
  return refuseState('too_many_tickets', message, { tickets: tickets.length })
}

export function refuseTooManyHeldTickets(attendees: AttendeeRow[]): Refusal<'invalid_state'> | undefined {
  const holder = attendees.find(({ ticket_ids }) => ticket_ids.length >= MAX_HELD)
  if (!holder) return undefined
  const message = `The attendee ${holder.id} holds ${holder.ticket_ids.length} tickets, and may hold no more than ${MAX_HELD}; void one first.`
  return refuseState('too_many_tickets', message, { tickets: holder.ticket_ids.length })
}
