import { buildNewAttendee } from '../../../fixtures.ts'
import type { ApiKeyClient, FreezeScenarioTarget, ScenarioOrganization } from '../target.ts'

const MAX_CODE = 64
const MAX_NAME = 200
const MAX_DAYS = 100
const MAX_PARTS = 200
const MAX_QUESTIONS = 200
const MAX_TEMPLATE_BYTES = 1_000_000

/** A code of maximum length. */
export const buildMaxLengthCode = (kind: string, n: number) =>
  `${kind}-${String(n).padStart(MAX_CODE - kind.length - 1, '0')}`
const longName = 'Ñ'.repeat(MAX_NAME)
const upTo = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

export const maxLengthDayCodes = upTo(MAX_DAYS, (n) => buildMaxLengthCode('day', n))
export const maxLengthQuestionCodes = upTo(MAX_QUESTIONS, (n) => buildMaxLengthCode('question', n))
const typeCodes = upTo(MAX_PARTS, (n) => buildMaxLengthCode('type', n))

const dateOf = (n: number) => new Date(Date.parse('2026-06-01') + n * 86_400_000).toISOString().slice(0, 10)

/** As many choices and labels as their limit of 256 kB allows. */
const QUESTIONS = maxLengthQuestionCodes.map((code) => ({
  code,
  label: longName.slice(0, 150),
  type: 'text',
  required: false,
}))

/** The maximum of days, attendee types, check-in points and questions; points refer to as many as fit. */
export function buildLargestTemplate() {
  const template = {
    template_version: 1,
    event: { code: 'largest', name: longName, description: 'Ñ'.repeat(5_000), timezone: 'Europe/Madrid' },
    days: maxLengthDayCodes.map((code, n) => ({ code, name: longName, date: dateOf(n) })),
    attendee_types: typeCodes.map((code, n) => ({ code, name: longName, ticket: n === 1 ? 'shared' : 'per_person' })),
    check_in_points: upTo(MAX_PARTS, (n) => ({
      code: buildMaxLengthCode('point', n),
      name: 'Gate',
      kind: 'entry',
      limit: 'unlimited',
      days: maxLengthDayCodes.slice(0, 0),
      windows: maxLengthDayCodes.slice(0, 0).map((day) => ({ day, opens_at: '00:00' })),
    })),
    form: { questions: QUESTIONS, rules: {} },
  }
  let left = MAX_TEMPLATE_BYTES - Buffer.byteLength(JSON.stringify(template))
  const lists = template.check_in_points.map((point) => {
    const names = Math.max(0, Math.min(maxLengthDayCodes.length, Math.floor(left / (MAX_CODE + 3))))
    left -= names * (MAX_CODE + 3)
    return { ...point, days: names > 0 ? maxLengthDayCodes.slice(0, names) : null, windows: [] }
  })
  return { ...template, check_in_points: lists }
}

export const buildLargestTemplateImport = () => ({ template: buildLargestTemplate(), starts_on: dateOf(0) })

/** Two of its attendee types: with a ticket per person, and with one shared ticket. */
export const [TICKET_PER_PERSON_TYPE, SHARED_TICKET_TYPE] = typeCodes as [string, string]

const longPerson = (more: object) =>
  buildNewAttendee({
    attendee_type: TICKET_PER_PERSON_TYPE,
    first_name: 'Nerea'.padEnd(100, 'a'),
    phone: '+34600000000',
    ...more,
  })

export type LargestEvent = { organization: ScenarioOrganization; live: ApiKeyClient; path: string }

/** An organization with one event of maximum size. */
export async function makeLargestEvent(target: FreezeScenarioTarget): Promise<LargestEvent> {
  const organization = await target.newOrganization()
  const { live } = organization
  await live.call('POST', '/v1/template-imports', buildLargestTemplateImport())
  await live.call('POST', '/v1/events/largest/publish')
  return { organization, live, path: '/v1/events/largest' }
}

const MAX_PEOPLE = 200
const MAX_REGISTRATION_BYTES = 512 * 1024
const MAX_ANSWER_BYTES = 16 * 1024
const PERSON_BYTES = 900
/** Bytes of an answer with its question, and of a day, as they count against the limit. */
const MAX_ANSWER = 2_000 + MAX_CODE + 6
const DAY_BYTES = 29

/** The maximum of people on a registration, on as many days as they may have together. */
export function buildLargestRegistration(attendee_type = TICKET_PER_PERSON_TYPE) {
  const daysEach = Math.floor((MAX_REGISTRATION_BYTES / MAX_PEOPLE - PERSON_BYTES) / DAY_BYTES)
  const days = maxLengthDayCodes.slice(0, daysEach)
  return { attendees: upTo(MAX_PEOPLE, () => longPerson({ attendee_type, days })), send_ticket_emails: false }
}

/** The longest answers that a person may give, of as many people as fit on one registration. */
export function buildLongestAnswers() {
  const asked = maxLengthQuestionCodes.slice(0, Math.floor(MAX_ANSWER_BYTES / MAX_ANSWER))
  const answers = Object.fromEntries(asked.map((code) => [code, 'x'.repeat(2_000)]))
  const people = Math.floor(
    MAX_REGISTRATION_BYTES / (MAX_ANSWER_BYTES + PERSON_BYTES + maxLengthDayCodes.length * DAY_BYTES),
  )
  return { attendees: upTo(people, () => longPerson({ answers })), send_ticket_emails: false }
}

/** An event of maximum size with registrations of maximum size. */
export const makeFullLargestEvent = (target: FreezeScenarioTarget) =>
  target.once('crowded event', async () => {
    const event = await makeLargestEvent(target)
    for (let n = 0; n < 6; n += 1) {
      await event.live.call(
        'POST',
        `${event.path}/registrations`,
        buildLargestRegistration(n % 2 ? SHARED_TICKET_TYPE : TICKET_PER_PERSON_TYPE),
      )
      await event.live.call('POST', `${event.path}/registrations`, buildLongestAnswers())
    }
    return event
  })
