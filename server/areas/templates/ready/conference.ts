import type { EventTemplate } from '../template.ts'
import { entry, noRules, plainEvent, zone } from './parts.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

export const conference: EventTemplate = {
  template_version: 1,
  event: {
    ...plainEvent,
    code: 'conference',
    name: 'Conference',
    description: 'A day of workshops and two days of talks.',
    capacity: 600,
    waitlist: true,
  },
  days: [
    { code: 'workshops', name: 'Workshops', date: '2026-05-20', starts_at: '09:00', ends_at: '18:00', capacity: 120 },
    {
      code: 'talks-1',
      name: 'Talks, first day',
      date: '2026-05-21',
      starts_at: '08:30',
      ends_at: '19:00',
      capacity: null,
    },
    {
      code: 'talks-2',
      name: 'Talks, second day',
      date: '2026-05-22',
      starts_at: '09:00',
      ends_at: '17:00',
      capacity: null,
    },
  ],
  attendee_types: [
    {
      code: 'participant',
      name: 'Participant',
      price: eur(24_000),
      capacity: null,
      approval: false,
      ticket: 'per_person',
    },
    { code: 'student', name: 'Student', price: eur(9_000), capacity: 80, approval: true, ticket: 'per_person' },
    { code: 'speaker', name: 'Speaker', price: null, capacity: 60, approval: false, ticket: 'per_person' },
    { code: 'crew', name: 'Crew', price: null, capacity: null, approval: false, ticket: 'per_person' },
  ],
  check_in_points: [
    { ...entry, code: 'front-desk', name: 'Front desk', opens_at: '08:00', closes_at: '18:00' },
    {
      ...zone,
      code: 'speakers-room',
      name: 'Speakers’ room',
      attendee_types: ['speaker', 'crew'],
      windows: [{ day: 'talks-2', opens_at: '08:30', closes_at: '17:00' }],
    },
  ],
  form: {
    questions: [
      {
        code: 'organization',
        label: 'Which organization are you with?',
        type: 'text',
        required: false,
        attendee_types: null,
      },
      {
        code: 'diet',
        label: 'What do you eat?',
        type: 'choice',
        required: true,
        choices: ['Everything', 'Vegetarian', 'Vegan', 'Gluten-free'],
        attendee_types: null,
      },
      {
        code: 'interests',
        label: 'Which topics do you come for?',
        type: 'multi_choice',
        required: false,
        choices: ['Design', 'Engineering', 'Product', 'Research'],
        attendee_types: ['participant', 'student'],
      },
      {
        code: 'pictures',
        label: 'You may show pictures of me.',
        type: 'consent',
        required: false,
        attendee_types: null,
      },
    ],
    rules: {
      ...noRules,
      registration_opens_at: '2026-02-02T08:00:00.000Z',
      registration_closes_at: '2026-05-18T22:00:00.000Z',
      max_per_registration: 10,
    },
  },
}
