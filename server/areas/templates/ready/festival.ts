import type { EventTemplate } from '../template.ts'
import { entry, noRules, plainEvent, zone } from './parts.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const night = { starts_at: '18:00', ends_at: '03:00' }

export const festival: EventTemplate = {
  template_version: 1,
  event: {
    ...plainEvent,
    code: 'festival',
    name: 'Festival',
    description: 'Three nights of music, with wristbands at the desks and a backstage of its own.',
    capacity: 5000,
    waitlist: true,
  },
  days: [
    { code: 'night-1', name: 'First night', date: '2026-06-05', ...night, capacity: 4000 },
    { code: 'night-2', name: 'Second night', date: '2026-06-06', ...night, capacity: 4000 },
    { code: 'night-3', name: 'Last night', date: '2026-06-07', ...night, ends_at: '01:00', capacity: 4000 },
  ],
  attendee_types: [
    { code: 'visitor', name: 'Visitor', price: eur(4_500), capacity: null, approval: false, ticket: 'per_person' },
    { code: 'vip', name: 'VIP', price: eur(15_000), capacity: 300, approval: false, ticket: 'per_person' },
    { code: 'artist', name: 'Artist', price: null, capacity: null, approval: true, ticket: 'per_person' },
    { code: 'crew', name: 'Crew', price: null, capacity: null, approval: false, ticket: 'per_person' },
  ],
  check_in_points: [
    { ...entry, code: 'wristbands', name: 'Wristband desk', kind: 'pre_check', opens_at: '15:00', closes_at: '23:30' },
    { ...entry, code: 'main-gate', name: 'Main gate', requires: 'pre_check', opens_at: '17:00' },
    { ...zone, code: 'vip-terrace', name: 'VIP terrace', attendee_types: ['vip', 'artist'] },
    { ...zone, code: 'backstage', name: 'Backstage', attendee_types: ['artist', 'crew'] },
  ],
  form: {
    questions: [
      {
        code: 'camping',
        label: 'Where do you sleep?',
        type: 'choice',
        required: true,
        choices: ['At home', 'In a tent', 'In a van'],
        attendee_types: ['visitor', 'vip'],
      },
      {
        code: 'emergency_phone',
        label: 'Whom do we call in an emergency?',
        type: 'text',
        required: true,
        attendee_types: null,
      },
    ],
    rules: {
      ...noRules,
      registration_opens_at: '2026-03-01T09:00:00.000Z',
      max_per_registration: 6,
      minimum_age: 18,
    },
  },
}
