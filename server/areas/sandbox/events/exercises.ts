import type { EventPlan, PlanEvent } from './plan.ts'

/** What all events share that are there to be changed. */
const EXERCISE = {
  group: null,
  timezone: 'Europe/Madrid',
  language: 'en',
  capacity: 2_000,
  waitlist: true,
  payment_deadline_days: 7,
  livemode: false,
} as const

/**
 * Whose structure the contract's examples change. Its days never move, so that the time of a scan in an example is always on one of
 * them. What an example deletes is there for that alone.
 */
export const planRehearsal: PlanEvent = (day) => ({
  event: {
    ...{ ...EXERCISE, code: 'rehearsal', name: 'Dress rehearsal' },
    description: 'A test event, of which everyone may change days, attendee types, check-in points and form.',
  },
  days: [
    { code: 'day-1', name: 'Opening', date: '2026-06-04', starts_at: '18:00', ends_at: '03:00' },
    { code: 'day-2', name: 'Night of drums', date: '2026-06-05', starts_at: '18:00', ends_at: '03:00' },
    { code: 'spare-day', name: 'Spare day', date: '2026-06-08' },
  ],
  types: [
    { code: 'visitor', name: 'Visitor' },
    { code: 'crew', name: 'Crew' },
    { code: 'spare-type', name: 'Spare type' },
  ],
  points: [
    { code: 'quay-gate', name: 'Quay gate, in and out', kind: 'entry', limit: 'unlimited', requires: 'none' },
    { code: 'spare-gate', name: 'Spare gate', kind: 'entry', limit: 'per_day', requires: 'none' },
  ],
  form: openForm(day.ago(90)),
})

const acted = (code: string, name: string, status: { status?: 'draft' } = {}): PlanEvent => {
  return (day) => ({
    event: { ...EXERCISE, ...status, code, name, description: 'A test event for one operation of the reference.' },
    days: [{ code: 'day-1', name: 'Opening', date: day.date(60) }],
    types: [{ code: 'visitor', name: 'Visitor' }],
    points: [{ code: 'main-gate', name: 'Main gate', kind: 'entry', limit: 'per_day', requires: 'none' }],
    form: openForm(day.ago(90)),
  })
}

/** One for each operation that an event does not come back from, so that nobody who tries it is in another's way. */
export const planActed: PlanEvent[] = [
  acted('to-publish', 'Event to publish', { status: 'draft' }),
  acted('to-unpublish', 'Event to unpublish'),
  acted('to-cancel', 'Event to cancel'),
  acted('to-archive', 'Event to archive'),
  acted('to-delete', 'Event to delete', { status: 'draft' }),
]

function openForm(opens: Date): EventPlan['form'] {
  return {
    questions: [],
    rules: {
      registration_opens_at: opens.toISOString(),
      registration_closes_at: null,
      max_per_registration: 8,
      one_per_email: false,
      minimum_age: null,
      email_domains: null,
    },
  }
}
