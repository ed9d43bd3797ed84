import type { SandboxPerson } from '../people/people.ts'
import { wellKnownTicketCodes } from '../well-known.ts'
import { selectConferencePeople } from './conference.ts'
import { DEFAULT_EVENT, DEFAULT_FORM_RULES, entryPoint, preCheckPoint, type SandboxEvent, zonePoint } from './plan.ts'
import { type BookingPattern, type BookingPlan, getRegistrationAgeDays, planBookings } from './registration-story.ts'

const DAYS = ['day-1', 'day-2', 'day-3', 'day-4']
const { valid, voided, cancelled, family, replaced, replacement, lastDay, admitted } = wellKnownTicketCodes

const BLUEPRINTS: BookingPattern[] = [
  { times: 1, types: ['visitor'], days: DAYS, codes: [valid] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [voided], steps: ['void'] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [cancelled], steps: ['cancel'] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [replaced, replacement], steps: ['reissue'] },
  { times: 1, types: ['visitor'], days: ['day-4'], codes: [lastDay] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [admitted] },
  { times: 29, types: ['visitor'] },
  { times: 8, types: ['visitor', 'visitor'] },
  { times: 8, types: ['crew'] },
  { times: 2, types: ['crew', 'crew', 'crew'] },
  { times: 3, types: ['visitor', 'visitor', 'visitor', 'visitor'] },
  { times: 6, types: ['backstage'], steps: ['approve', 'pay'] },
  { times: 1, types: ['backstage', 'backstage'], steps: ['approve', 'pay'] },
  { times: 2, types: ['backstage'], steps: ['decline'] },
  { times: 6, types: ['night-boat'], steps: ['pay'] },
  { times: 5, types: ['visitor'], steps: ['cancel'] },
  { times: 1, types: ['visitor', 'visitor', 'visitor'], steps: ['cancel_one'] },
  { times: 2, types: ['visitor'], steps: ['reissue'] },
  { times: 9, types: ['visitor'] },
  { times: 3, types: ['backstage'] },
  { times: 2, types: ['backstage'], steps: ['approve'] },
  { times: 1, types: ['backstage'], steps: ['approve', 'pay_half'] },
]

/** How many people of the conference come to the festival too. */
const BOTH = 20

/** Always running: from yesterday until the day after tomorrow, with gates and zones of every kind. */
export const festivalEvent: SandboxEvent = {
  stories: ({ singles, festivalFamilies }) => {
    const atConference = selectConferencePeople(singles)
    const others = singles.slice(atConference.length)
    const alone = planBookings(BLUEPRINTS, [...others, ...atConference.slice(0, BOTH)], {
      event: 'harbour-lights',
      days: DAYS,
      groups: [null, null, null, 'north', 'north-pier', 'south', 'south-quay'],
      from: 40,
      to: 1,
    })
    return [...festivalFamilies.map(familyStory), ...alone]
  },
  plan: (day) => ({
    event: {
      ...DEFAULT_EVENT,
      code: 'harbour-lights',
      name: 'Harbour Lights Festival',
      description: 'Four days and nights of music on both shores.',
      capacity: 5_000,
      waitlist: false,
    },
    days: [
      { code: 'day-1', name: 'Opening', date: day.date(-1), locked_at: day.ago(0.5) },
      { code: 'day-2', name: 'Night of drums', date: day.date(0), capacity: 4_000 },
      { code: 'day-3', name: 'Night of strings', date: day.date(1), capacity: 4_000 },
      { code: 'day-4', name: 'Farewell', date: day.date(2) },
    ],
    types: [
      { code: 'visitor', name: 'Visitor' },
      { code: 'family', name: 'Family', price: 1_500, ticket: 'shared' },
      { code: 'crew', name: 'Crew' },
      { code: 'backstage', name: 'Backstage', price: 12_000, capacity: 200, approval: true },
      { code: 'night-boat', name: 'Night boat', price: 4_000, capacity: 6 },
    ],
    points: [
      preCheckPoint('wristbands', 'Wristband desk', { limit: 'per_event' }),
      entryPoint('main-gate', 'Main gate', { limit: 'per_day' }),
      entryPoint('quay-gate', 'Quay gate, in and out'),
      entryPoint('crew-gate', 'Crew gate', { requires: 'pre_check', attendee_types: ['crew', 'backstage'] }),
      zonePoint('arena', 'Arena', { requires: 'entry' }),
      zonePoint('backstage', 'Backstage', {
        limit: 'per_day',
        requires: 'pre_check',
        attendee_types: ['crew', 'backstage'],
      }),
      zonePoint('night-boat', 'Night boat', {
        limit: 'per_event',
        days: ['day-2', 'day-3'],
        attendee_types: ['night-boat'],
        opens_at: '20:00',
        windows: [{ day: 'day-3', opens_at: '19:00', closes_at: '23:00' }],
      }),
      zonePoint('north-lounge', 'North Shore lounge', {
        requires: 'entry',
        groups: ['north'],
        opens_at: '12:00',
        closes_at: '23:30',
      }),
      preCheckPoint('help-desk', 'Help desk'),
      zonePoint('quay-market', 'Quay market'),
      entryPoint('late-gate', 'Late gate', { opens_at: '23:59' }),
      entryPoint('early-gate', 'Early gate', { closes_at: '00:01' }),
    ],
    form: {
      questions: [
        {
          code: 'shirt',
          label: 'Which shirt fits you?',
          type: 'choice',
          required: true,
          choices: ['S', 'M', 'L', 'XL'],
          attendee_types: ['crew'],
        },
        { code: 'pictures', label: 'You may show pictures of me.', type: 'consent' },
      ],
      rules: {
        ...DEFAULT_FORM_RULES,
        registration_opens_at: day.ago(90).toISOString(),
        registration_closes_at: day.ago(-3).toISOString(),
      },
    },
  }),
}

function familyStory(people: SandboxPerson[], n: number, all: SandboxPerson[][]): BookingPlan {
  return {
    people: people.map((person) => ({ person, type: 'family', days: DAYS })),
    group: n % 2 === 0 ? 'north-hill' : null,
    steps: n === 3 ? ['pay', 'cancel_one', 'refund'] : ['pay'],
    codes: n === 0 ? [family] : undefined,
    ago: getRegistrationAgeDays({ from: 60, to: 41 }, n, all.length),
  }
}
