import type { EventTemplate } from '../template.ts'
import { entry, noRules, plainEvent } from './parts.ts'

export const schoolEvent: EventTemplate = {
  template_version: 1,
  event: {
    ...plainEvent,
    code: 'school-event',
    name: 'School open day',
    description: 'An evening for families, who come in together with one ticket, and a morning for the classes.',
    capacity: 800,
  },
  days: [
    {
      code: 'families',
      name: 'Evening for families',
      date: '2026-11-13',
      starts_at: '17:30',
      ends_at: '21:00',
      capacity: 600,
    },
    {
      code: 'classes',
      name: 'Morning for classes',
      date: '2026-11-14',
      starts_at: '09:30',
      ends_at: '13:00',
      capacity: 400,
    },
  ],
  attendee_types: [
    { code: 'family', name: 'Family', price: null, capacity: null, approval: false, ticket: 'shared' },
    { code: 'pupil', name: 'Pupil', price: null, capacity: null, approval: false, ticket: 'per_person' },
    { code: 'teacher', name: 'Teacher', price: null, capacity: null, approval: false, ticket: 'per_person' },
  ],
  check_in_points: [
    {
      ...entry,
      code: 'gate',
      name: 'School gate',
      opens_at: '17:00',
      windows: [{ day: 'classes', opens_at: '09:00', closes_at: '11:00' }],
    },
    { ...entry, code: 'staff-door', name: 'Staff door', attendee_types: ['teacher'], limit: 'unlimited' },
  ],
  form: {
    questions: [
      {
        code: 'class',
        label: 'Which class is the child in?',
        type: 'text',
        required: true,
        attendee_types: ['family', 'pupil'],
      },
      {
        code: 'allergies',
        label: 'Which allergies should we know of?',
        type: 'text',
        required: false,
        attendee_types: null,
      },
      {
        code: 'pictures',
        label: 'Pictures of my child may be shown.',
        type: 'consent',
        required: false,
        attendee_types: ['family', 'pupil'],
      },
    ],
    rules: {
      ...noRules,
      registration_closes_at: '2026-11-11T22:59:00.000Z',
      max_per_registration: 8,
      one_per_email: true,
    },
  },
}
