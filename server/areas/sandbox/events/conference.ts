import type { SandboxPerson } from '../people/people.ts'
import { DEFAULT_EVENT, DEFAULT_FORM_RULES, entryPoint, preCheckPoint, type SandboxEvent, zonePoint } from './plan.ts'
import { type BookingPattern, planBookings } from './registration-story.ts'

const DAYS = ['talks', 'debates', 'field-trip']

/** Unpaid ones come last, so that their deadline is in the future. */
const BLUEPRINTS: BookingPattern[] = [
  { times: 14, types: ['standard'], steps: ['pay'], days: DAYS },
  { times: 4, types: ['standard', 'standard'], steps: ['pay'] },
  { times: 2, types: ['standard', 'standard', 'standard', 'standard'], steps: ['pay'] },
  { times: 6, types: ['student'], steps: ['pay'] },
  { times: 4, types: ['speaker'], steps: ['approve'] },
  { times: 1, types: ['speaker', 'standard'], steps: ['approve', 'pay'] },
  { times: 2, types: ['speaker'], steps: ['decline'] },
  { times: 3, types: ['standard'], steps: ['pay', 'cancel', 'refund'] },
  { times: 1, types: ['standard', 'standard'], steps: ['pay', 'cancel_one', 'refund'] },
  { times: 2, types: ['standard'], steps: ['fail', 'pay'] },
  { times: 5, types: ['workshop'], steps: ['pay'], days: DAYS },
  { times: 1, types: ['workshop', 'workshop', 'workshop'], steps: ['pay'], days: DAYS },
  { times: 1, types: ['workshop', 'workshop'], steps: ['pay'], days: DAYS },
  { times: 2, types: ['standard'], steps: ['cancel'] },
  { times: 2, types: ['standard'], steps: ['pay', 'reissue'] },
  { times: 1, types: ['student'], steps: ['pay', 'void'] },
  { times: 10, types: ['standard'], steps: ['pay'] },
  { times: 6, types: ['student', 'student'], steps: ['pay'] },
  // The workshop is full, so these are waitlisted.
  { times: 4, types: ['workshop'], days: DAYS },
  { times: 1, types: ['workshop', 'workshop'], days: DAYS },
  { times: 4, types: ['speaker'] },
  { times: 6, types: ['standard'] },
  { times: 2, types: ['standard'], steps: ['pay_half'] },
  { times: 1, types: ['standard', 'student'], steps: ['fail'] },
  { times: 2, types: ['standard'], steps: ['confirm'] },
]

const PEOPLE = 110

export const selectConferencePeople = (singles: SandboxPerson[]) => singles.slice(0, PEOPLE)

/** Begins in a month: prices, approval, a full attendee type with a waitlist, and a form with rules. */
export const conferenceEvent: SandboxEvent = {
  stories: ({ singles }) =>
    planBookings(BLUEPRINTS, selectConferencePeople(singles), {
      event: 'tides-conference',
      days: DAYS,
      groups: [null, null, 'north', 'north-pier', 'north-hill', 'south', 'south-quay'],
      from: 59,
      to: 1,
    }),
  plan: (day) => ({
    event: {
      ...DEFAULT_EVENT,
      code: 'tides-conference',
      name: 'Tides Conference',
      description: 'Three days about harbours, tides and the people who live by them.',
      timezone: 'Europe/Lisbon',
      capacity: 600,
      payment_deadline_days: 21,
    },
    days: [
      { code: 'talks', name: 'Talks', date: day.date(30), starts_at: '09:00', ends_at: '18:00' },
      { code: 'debates', name: 'Debates', date: day.date(31), starts_at: '09:00', ends_at: '18:00', capacity: 500 },
      {
        code: 'field-trip',
        name: 'Field trip',
        date: day.date(32),
        starts_at: '08:00',
        ends_at: '20:00',
        capacity: 300,
      },
    ],
    types: [
      { code: 'standard', name: 'Standard', price: 18_000, capacity: 400 },
      { code: 'student', name: 'Student', price: 6_000, capacity: 120 },
      { code: 'speaker', name: 'Speaker', capacity: 60, approval: true },
      { code: 'workshop', name: 'Standard with workshop', price: 25_000, capacity: 10 },
    ],
    points: [
      preCheckPoint('desk', 'Registration desk', { limit: 'per_event' }),
      entryPoint('hall', 'Main hall', { limit: 'per_day', requires: 'pre_check' }),
      zonePoint('workshop-room', 'Workshop room', {
        limit: 'per_day',
        requires: 'entry',
        days: ['talks', 'debates'],
        attendee_types: ['speaker', 'workshop'],
        opens_at: '10:00',
        closes_at: '17:00',
        windows: [{ day: 'debates', opens_at: '14:00', closes_at: null }],
      }),
      zonePoint('boat', 'Boat to the island', { limit: 'per_event', days: ['field-trip'] }),
    ],
    form: {
      questions: [
        {
          code: 'diet',
          label: 'What do you eat?',
          type: 'choice',
          required: true,
          choices: ['Everything', 'Vegetarian', 'Vegan', 'Halal', 'Kosher'],
        },
        {
          code: 'topics',
          label: 'What are you here for?',
          type: 'multi_choice',
          choices: ['Tides', 'Harbours', 'Fishing', 'Climate'],
        },
        { code: 'talk', label: 'What is your talk called?', type: 'text', required: true, attendee_types: ['speaker'] },
        { code: 'arrival', label: 'When do you arrive?', type: 'date' },
        { code: 'visits', label: 'How often have you been here?', type: 'number' },
        { code: 'conduct', label: 'I will keep to the code of conduct.', type: 'consent', required: true },
      ],
      rules: {
        ...DEFAULT_FORM_RULES,
        registration_opens_at: day.ago(60).toISOString(),
        registration_closes_at: day.ago(-28).toISOString(),
        max_per_registration: 5,
        one_per_email: true,
        minimum_age: 16,
      },
    },
  }),
}
