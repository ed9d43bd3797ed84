import type { Schemas } from '../../platform/contract/schemas.ts'
import { NO_RULES } from '../events/index.ts'
import type { EventTemplate, NewEventTemplate } from './template.ts'

type Day = EventTemplate['days'][number]
type AttendeeType = EventTemplate['attendee_types'][number]
type Point = EventTemplate['check_in_points'][number]
type Question = EventTemplate['form']['questions'][number]

// Defaults that the templates share, so that each shows only what is special about it.

const plainEvent: Omit<EventTemplate['event'], 'code' | 'name' | 'description'> = {
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  language: 'en',
  capacity: null,
  waitlist: false,
  approval: false,
  payment_deadline_days: 7,
}

/** `times` such as `09:00-18:00`. */
function day(code: string, name: string, date: string, times: string, capacity: number | null = null): Day {
  const [starts_at = null, ends_at = null] = times.split('-')
  return { code, name, date, starts_at, ends_at, capacity }
}

function attendeeType(code: string, name: string, special: Partial<AttendeeType> = {}): AttendeeType {
  return { code, name, price: null, capacity: null, approval: false, ticket: 'per_person', ...special }
}

const eur = (amount: number) => ({ amount, currency: 'EUR' })

function entry(code: string, name: string, special: Partial<Point> = {}): Point {
  return {
    code,
    name,
    kind: 'entry',
    days: null,
    attendee_types: null,
    groups: null,
    opens_at: null,
    closes_at: null,
    windows: [],
    limit: 'per_day',
    requires: 'none',
    ...special,
  }
}

/** A zone that attendees of some types enter and leave freely after their entry. */
const zone = (code: string, name: string, attendee_types: string[], special: Partial<Point> = {}): Point =>
  entry(code, name, { kind: 'zone', attendee_types, limit: 'unlimited', requires: 'entry', ...special })

const question = (code: string, type: Question['type'], label: string, special: Partial<Question> = {}): Question =>
  ({ code, label, type, required: false, attendee_types: null, ...special }) as Question

const conference: EventTemplate = {
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
    day('workshops', 'Workshops', '2026-05-20', '09:00-18:00', 120),
    day('talks-1', 'Talks, first day', '2026-05-21', '08:30-19:00'),
    day('talks-2', 'Talks, second day', '2026-05-22', '09:00-17:00'),
  ],
  attendee_types: [
    attendeeType('participant', 'Participant', { price: eur(24_000) }),
    attendeeType('student', 'Student', { price: eur(9_000), capacity: 80, approval: true }),
    attendeeType('speaker', 'Speaker', { capacity: 60 }),
    attendeeType('crew', 'Crew'),
  ],
  check_in_points: [
    entry('front-desk', 'Front desk', { opens_at: '08:00', closes_at: '18:00' }),
    zone('speakers-room', 'Speakers’ room', ['speaker', 'crew'], {
      windows: [{ day: 'talks-2', opens_at: '08:30', closes_at: '17:00' }],
    }),
  ],
  form: {
    questions: [
      question('organization', 'text', 'Which organization are you with?'),
      question('diet', 'choice', 'What do you eat?', {
        required: true,
        choices: ['Everything', 'Vegetarian', 'Vegan', 'Gluten-free'],
      }),
      question('interests', 'multi_choice', 'Which topics do you come for?', {
        choices: ['Design', 'Engineering', 'Product', 'Research'],
        attendee_types: ['participant', 'student'],
      }),
      question('pictures', 'consent', 'You may show pictures of me.'),
    ],
    rules: {
      ...NO_RULES,
      registration_opens_at: '2026-02-02T08:00:00.000Z',
      registration_closes_at: '2026-05-18T22:00:00.000Z',
      max_per_registration: 10,
    },
  },
}

const festival: EventTemplate = {
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
    day('night-1', 'First night', '2026-06-05', '18:00-03:00', 4000),
    day('night-2', 'Second night', '2026-06-06', '18:00-03:00', 4000),
    day('night-3', 'Last night', '2026-06-07', '18:00-01:00', 4000),
  ],
  attendee_types: [
    attendeeType('visitor', 'Visitor', { price: eur(4_500) }),
    attendeeType('vip', 'VIP', { price: eur(15_000), capacity: 300 }),
    attendeeType('artist', 'Artist', { approval: true }),
    attendeeType('crew', 'Crew'),
  ],
  check_in_points: [
    entry('wristbands', 'Wristband desk', { kind: 'pre_check', opens_at: '15:00', closes_at: '23:30' }),
    entry('main-gate', 'Main gate', { requires: 'pre_check', opens_at: '17:00' }),
    zone('vip-terrace', 'VIP terrace', ['vip', 'artist']),
    zone('backstage', 'Backstage', ['artist', 'crew']),
  ],
  form: {
    questions: [
      question('camping', 'choice', 'Where do you sleep?', {
        required: true,
        choices: ['At home', 'In a tent', 'In a van'],
        attendee_types: ['visitor', 'vip'],
      }),
      question('emergency_phone', 'text', 'Whom do we call in an emergency?', { required: true }),
    ],
    rules: { ...NO_RULES, registration_opens_at: '2026-03-01T09:00:00.000Z', max_per_registration: 6, minimum_age: 18 },
  },
}

const schoolEvent: EventTemplate = {
  template_version: 1,
  event: {
    ...plainEvent,
    code: 'school-event',
    name: 'School open day',
    description: 'An evening for families, who come in together with one ticket, and a morning for the classes.',
    capacity: 800,
  },
  days: [
    day('families', 'Evening for families', '2026-11-13', '17:30-21:00', 600),
    day('classes', 'Morning for classes', '2026-11-14', '09:30-13:00', 400),
  ],
  attendee_types: [
    attendeeType('family', 'Family', { ticket: 'shared' }),
    attendeeType('pupil', 'Pupil'),
    attendeeType('teacher', 'Teacher'),
  ],
  check_in_points: [
    entry('gate', 'School gate', {
      opens_at: '17:00',
      windows: [{ day: 'classes', opens_at: '09:00', closes_at: '11:00' }],
    }),
    entry('staff-door', 'Staff door', { attendee_types: ['teacher'], limit: 'unlimited' }),
  ],
  form: {
    questions: [
      question('class', 'text', 'Which class is the child in?', {
        required: true,
        attendee_types: ['family', 'pupil'],
      }),
      question('allergies', 'text', 'Which allergies should we know of?'),
      question('pictures', 'consent', 'Pictures of my child may be shown.', { attendee_types: ['family', 'pupil'] }),
    ],
    rules: {
      ...NO_RULES,
      registration_closes_at: '2026-11-11T22:59:00.000Z',
      max_per_registration: 8,
      one_per_email: true,
    },
  },
}

type ReadyTemplate = Omit<Schemas['ReadyTemplate'], 'template'> & { template: EventTemplate & NewEventTemplate }

export const readyTemplates = [
  {
    code: 'conference',
    name: 'Conference with days',
    description: 'Workshops and two days of talks, prices for participants and students, and a room for speakers.',
    template: conference,
  },
  {
    code: 'festival',
    name: 'Festival with zones and pre-check',
    description:
      'Three nights; people get a wristband at the desk before they pass the gate, and some enter zones of their own.',
    template: festival,
  },
  {
    code: 'school-event',
    name: 'School event with shared family tickets',
    description: 'An evening on which each family comes in with one ticket, and a morning for the classes.',
    template: schoolEvent,
  },
] as ReadyTemplate[]
