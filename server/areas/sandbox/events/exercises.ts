import type { Calendar } from '../calendar.ts'
import type { SandboxPeople } from '../people/people.ts'
import { wellKnownTicketCodes } from '../well-known.ts'
import { DEFAULT_EVENT, DEFAULT_FORM_RULES, entryPoint, type SandboxEvent } from './plan.ts'
import type { BookingPlan } from './registration-story.ts'

const EXERCISE = { ...DEFAULT_EVENT, capacity: 2_000, livemode: false } as const

const openForm = (day: Calendar) => ({
  questions: [],
  rules: { ...DEFAULT_FORM_RULES, registration_opens_at: day.ago(90).toISOString() },
})

/** Days of an event never overlap, so those that move stay behind those that do not. */
const laterOf = (one: string, other: string) => (one > other ? one : other)

const oneVisitor =
  (code: string, days: string[]) =>
  ({ singles: [person] }: SandboxPeople): BookingPlan[] => {
    if (!person) throw new Error('There is nobody to come.')
    return [{ people: [{ person, type: 'visitor', days }], group: null, steps: [], codes: [code], ago: 1 }]
  }

/**
 * The examples of the contract change its structure. Two of its days have fixed dates, so that the time of the example
 * scan is always on one of them, and two move, so that a scan made now is too. Spare parts exist for the examples that
 * delete them.
 */
export const rehearsalEvent: SandboxEvent = {
  /** The holder of the ticket in the contract's example scan. */
  stories: oneVisitor(wellKnownTicketCodes.rehearsal, ['day-1', 'day-2', 'today', 'tomorrow']),
  plan: (day) => ({
    event: {
      ...EXERCISE,
      code: 'rehearsal',
      name: 'Dress rehearsal',
      description: 'A test event, of which everyone may change days, attendee types, check-in points and form.',
    },
    days: [
      { code: 'day-1', name: 'Opening', date: '2026-06-04', starts_at: '18:00', ends_at: '03:00' },
      { code: 'day-2', name: 'Night of drums', date: '2026-06-05', starts_at: '18:00', ends_at: '03:00' },
      { code: 'spare-day', name: 'Spare day', date: '2026-06-08' },
      { code: 'today', name: 'Today', date: laterOf(day.date(0), '2026-06-09') },
      { code: 'tomorrow', name: 'Tomorrow', date: laterOf(day.date(1), '2026-06-10') },
    ],
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'crew', name: 'Crew' },
      { code: 'spare-type', name: 'Spare type' },
    ],
    points: [
      entryPoint('quay-gate', 'Quay gate, in and out'),
      entryPoint('spare-gate', 'Spare gate', { limit: 'per_day' }),
    ],
    form: openForm(day),
  }),
}

const acted = (code: string, name: string, status: { status?: 'draft' } = {}): SandboxEvent => ({
  stories: () => [],
  plan: (day) => ({
    event: { ...EXERCISE, ...status, code, name, description: 'A test event for one operation of the reference.' },
    days: [{ code: 'day-1', name: 'Opening', date: day.date(60) }],
    types: [{ code: 'visitor', name: 'Visitor' }],
    points: [entryPoint('main-gate', 'Main gate', { limit: 'per_day' })],
    form: openForm(day),
  }),
})

/** One event per irreversible operation, so that visitors who try one do not break another. */
export const exerciseEvents: SandboxEvent[] = [
  acted('to-publish', 'Event to publish', { status: 'draft' }),
  acted('to-unpublish', 'Event to unpublish'),
  acted('to-cancel', 'Event to cancel'),
  acted('to-archive', 'Event to archive'),
  acted('to-delete', 'Event to delete', { status: 'draft' }),
]

/** For scanners that try a locked day: no day of the festival is locked while it runs. */
export const lockedDayEvent: SandboxEvent = {
  stories: oneVisitor(wellKnownTicketCodes.locked, ['today', 'tomorrow']),
  plan: (day) => ({
    event: { ...EXERCISE, code: 'locked-day', name: 'Locked day', description: 'A test event that is over for today.' },
    days: [
      { code: 'today', name: 'Today', date: day.date(0), locked_at: day.ago(1) },
      { code: 'tomorrow', name: 'Tomorrow', date: day.date(1), locked_at: day.ago(1) },
    ],
    types: [{ code: 'visitor', name: 'Visitor' }],
    points: [entryPoint('quay-gate', 'Quay gate')],
    form: openForm(day),
  }),
}
