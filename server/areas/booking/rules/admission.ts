import { refuseProblems } from '../../../platform/contract/problems.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { answerProblems } from './answers.ts'
import { type Bounds, refuseLargeAnswers } from './bounds.ts'
import {
  type PathOf,
  type RuleRefusal,
  refuseAge,
  refuseCrowd,
  refuseEmailDomain,
  refuseSize,
  refuseWindow,
} from './rules.ts'

export type AdmissionRefusal = RuleRefusal | Refusal<'invalid_state' | 'validation_failed'>

type Admission = {
  /** How many people the registration would hold with them. */
  size: number
  /** The same, with everyone who was ever on it. */
  ever: number
  bounds: Bounds
  now: Date
  /** Where the request says who they are. */
  pathOf: PathOf
}

/** What the event's state, form and rules have against new people; whether there is room is another question. */
export function refuseNewAttendees(
  setup: EventSetup,
  attendees: AttendeeRow[],
  { size, ever, bounds, now, pathOf }: Admission,
): AdmissionRefusal | undefined {
  return (
    refuseUnpublished(setup) ??
    refuseLargeAnswers(attendees, bounds, pathOf) ??
    refuseAnswers(setup, attendees, pathOf) ??
    refuseWindow(setup, now) ??
    refuseSize(setup, size) ??
    refuseCrowd(ever, bounds) ??
    refuseEmailDomain(setup, attendees, pathOf) ??
    refuseAge(setup, attendees, pathOf)
  )
}

export function refuseUnpublished({ event }: EventSetup): Refusal<'invalid_state'> | undefined {
  if (event.status === 'published') return undefined
  return refuse('invalid_state', `The event ${event.code} is ${event.status}, so nobody can register for it.`, {
    details: { state: event.status },
  })
}

export function refuseAnswers(
  setup: EventSetup,
  attendees: AttendeeRow[],
  pathOf: PathOf,
  known: object = {},
): Refusal<'validation_failed'> | undefined {
  const problems = attendees.flatMap((attendee, n) => answerProblems(setup, attendee, pathOf(n), known))
  return problems.length === 0 ? undefined : refuseProblems(problems)
}
