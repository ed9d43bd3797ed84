import type { BookingStep } from '../parties/story-steps.ts'
import { wellKnownTicketCodes } from '../well-known.ts'
import { DEFAULT_EVENT, DEFAULT_FORM_RULES, entryPoint, type SandboxEvent, zonePoint } from './plan.ts'
import { getRegistrationAgeDays } from './registration-story.ts'

const GROUPS = ['south-school', 'south-school-juniors', 'south-school-seniors']

/** By the index of the family; all others simply came. */
const STEPS: Record<number, BookingStep[]> = {
  3: ['approve'],
  5: ['cancel_one'],
  8: ['cancel'],
  10: ['reissue'],
  12: ['decline'],
  15: ['cancel'],
}

/** The type of the first adult of these families; all others come with one family ticket. */
const DUTIES: Record<number, string> = { 1: 'helper', 3: 'teacher', 6: 'helper', 12: 'teacher', 17: 'helper' }

/** A month ago: families came with one ticket each. */
export const schoolEvent: SandboxEvent = {
  stories: ({ schoolFamilies }) =>
    schoolFamilies.map((people, n) => ({
      people: people.map((person, at) => ({ person, type: (at === 0 && DUTIES[n]) || 'family' })),
      group: GROUPS[n % GROUPS.length] ?? null,
      steps: STEPS[n] ?? [],
      codes: n === 0 ? [wellKnownTicketCodes.pastFamily] : undefined,
      ago: getRegistrationAgeDays({ from: 75, to: 34 }, n, schoolFamilies.length),
    })),
  plan: (day) => ({
    event: {
      ...DEFAULT_EVENT,
      code: 'school-open-day',
      name: 'Jornada de puertas abiertas',
      description: 'Families spend a day at the school.',
      group: 'south-school',
      language: 'es',
      capacity: 300,
    },
    days: [
      {
        code: 'open-day',
        name: 'Puertas abiertas',
        date: day.date(-30),
        starts_at: '09:00',
        ends_at: '17:00',
        locked_at: day.ago(29),
      },
    ],
    types: [
      { code: 'family', name: 'Family', ticket: 'shared' },
      { code: 'teacher', name: 'Teacher', approval: true },
      { code: 'helper', name: 'Helper', capacity: 20 },
    ],
    points: [
      entryPoint('gate', 'School gate', { limit: 'per_day' }),
      zonePoint('workshop', 'Workshop', {
        requires: 'entry',
        groups: ['south-school-seniors'],
        opens_at: '10:00',
        closes_at: '16:00',
      }),
      zonePoint('staff-room', 'Staff room', { requires: 'entry', attendee_types: ['teacher', 'helper'] }),
    ],
    form: {
      questions: [
        { code: 'allergies', label: 'Is there anything that you must not eat?', type: 'text' },
        { code: 'pictures', label: 'You may show pictures of me.', type: 'consent' },
      ],
      rules: {
        ...DEFAULT_FORM_RULES,
        registration_opens_at: day.ago(80).toISOString(),
        registration_closes_at: day.ago(32).toISOString(),
        max_per_registration: 10,
        one_per_email: true,
        email_domains: ['example.com', 'example.org'],
      },
    },
  }),
}
