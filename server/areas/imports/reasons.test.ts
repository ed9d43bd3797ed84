import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../platform/contract/refusal.ts'
import { buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { readRejectedRows } from '../../testing/imports/import-csv.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import * as booking from '../booking/index.ts'
import { describeMatchKey, type Reason, rejectReasons, toRejectReason } from './reasons.ts'

const ada = {
  id: 'A1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  date_of_birth: '2020-01-01',
}
const people = [{ ...ada, registration_id: 'R1', status: 'confirmed', answers: { size: 'x'.repeat(50) } }] as never
const bounds = { attendees: 1, answerBytes: 10, registrationBytes: 20 }
const setup = {
  event: { code: 'fest', capacity: 5 },
  types: [{ id: 'T', code: 'visitor', capacity: 1 }],
  days: [{ id: 'D', code: 'fri', date: '2026-06-05', capacity: 1 }],
  rules: { email_domains: ['example.org'], minimum_age: 18, one_per_email: true },
  attendeeCap: 5,
} as never
const places = { taken: 5, waiting: 0, by_type: { T: 1 }, by_day: { D: 1 }, serving: true } as never
const pathOf = () => 'row'
const registration = { id: 'R1', is_fixture: true } as never

/** A refusal of each rule that rows are held to, by the name of its function. */
const refusals: Record<string, () => unknown> = {
  findAttendeeType: () => booking.findAttendeeType(setup, 'none'),
  findDayIds: () => ({ ...(booking.findDayIds(setup, ['none']) as object), details: { path: 'row/days' } }),
  refuseSandboxFixture: () => booking.refuseSandboxFixture({ registration }),
  refuseTooManyTickets: () => booking.refuseTooManyTickets({ registration, tickets: Array(2_000).fill({}) }),
  refuseLargeAnswers: () => booking.refuseLargeAnswers(people, bounds, pathOf),
  refuseLargeRegistration: () => booking.refuseLargeRegistration({ registration, attendees: people }, bounds, 'row'),
  refuseRemovedAnswers: () => {
    const form = {
      types: [{ id: 'T' }],
      questions: [{ code: 'terms', label: 'Terms?', type: 'consent', required: true }],
    }
    const [agreed, not] = [true, false].map((terms) => ({ ...ada, attendee_type_id: 'T', answers: { terms } }))
    return booking.refuseRemovedAnswers(form as never, agreed as never, not as never, 'row')
  },
  refuseEmailDomain: () => booking.refuseEmailDomain(setup, people, pathOf),
  refuseBelowMinimumAge: () => booking.refuseBelowMinimumAge(setup, people, pathOf),
  refuseUsedEmail: () => {
    const used = { address: ada.email, key: ada.email, is_used: true }
    return booking.refuseUsedEmail({ run: async () => [used] } as never, setup, people)
  },
  refuseAboveCap: () => booking.refuseAboveCap(setup, places, 1),
  refuseFull: () => booking.refuseFull(setup, places, { taken: 1, by_type: {}, by_day: {} }),
  refuseBehindWaitlist: () => {
    const roomy = { event: { code: 'fest', capacity: null } } as never
    return booking.refuseBehindWaitlist(roomy, places, { taken: 1, by_type: {}, by_day: {} })
  },
  refuseFullTypeOrDay: () => booking.refuseFullTypeOrDay(setup, places, { by_type: { T: 1 }, by_day: {} }),
  'refuseFullTypeOrDay of a day': () => booking.refuseFullTypeOrDay(setup, places, { by_type: {}, by_day: { D: 1 } }),
}

/** Changes of an import need not answer the form. */
const UNREACHED = ['refuseChangedAnswers']

const ENGLISH = /\b(the|and|has|have|is|are|must|may|there|with)\b/i

function expectSpanish({ en, es }: Reason, parameters: unknown[] = []) {
  expect(es).not.toBe(en)
  expect(es).not.toMatch(ENGLISH)
  expect(en).toMatch(ENGLISH)
  for (const parameter of parameters) expect(es).toContain(String(parameter))
}

describe('a reason for rejecting a row', () => {
  test('is known in Spanish for each rule that imports call', () => {
    const sources = ['import-row.ts', '../attendees/change.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    )
    const called = [...new Set(sources.join().match(/(?<=\bbooking\.)refuse\w+/g))]
    expect(called.length).toBeGreaterThan(10)
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(called.filter((name) => !UNREACHED.includes(name))))
  })

  test.each(Object.entries(refusals))('is in Spanish: %s', async (_, refusalOf) => {
    expectSpanish(toRejectReason((await refusalOf()) as Refusal))
  })

  const by = describeMatchKey.email('ada@example.com')
  const made: { [Name in keyof typeof rejectReasons]: Parameters<(typeof rejectReasons)[Name]> } = {
    tooManyCells: [12, 11],
    longCell: ['"Note"', 700],
    zeroCharacter: ['"Note"'],
    formulaError: ['"Note"', '#REF!'],
    name: ['first_name', '"a"'],
    email: ['"nobody"'],
    phone: ['"none"'],
    unreadableBirthDate: ['"x"'],
    impossibleBirthDate: ['"x"'],
    ambiguousBirthDate: [],
    externalId: ['"x"', 200],
    tooManyDays: [200],
    noType: ['"x"'],
    noDay: ['"x"'],
    noGroup: ['"x"'],
    answer: ['"x"', 'size', { en: 'a number', es: 'un número' }],
    missing: ['last_name'],
    missingType: [],
    severalPeople: [2, by],
    hasLeft: [by, 'declined'],
    sharedRegistration: [],
    usedEmail: ['ada@example.com'],
    more: [7],
  }

  test.each(Object.entries(made))('says the same in both languages: %s', (name, parameters) => {
    const make = rejectReasons[name as keyof typeof rejectReasons] as (...given: unknown[]) => Reason
    const shown = (parameters as unknown[]).filter(
      (one) => typeof one !== 'object' && !/_name$|^declined$/.test(String(one)),
    )
    expectSpanish(make(...parameters), shown)
  })
})

describe('the file of rejects', () => {
  let server: TestServer
  let call: TestApiCall

  beforeAll(async () => {
    server = await startTestServer()
    call = (await buildTestFixtures(server)).live
  })

  afterAll(() => server.close())

  const QUESTIONS = [
    { code: 'diet', label: 'Diet', type: 'choice', choices: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] },
  ]
  const CSV = 'first,last,email,type,day,diet\n,Ruiz,nobody,crew,sun,x\nAda,Ruiz,ada@example.com,visitor,fri,a\n'

  const reasonsIn = async (language: string) => {
    const path = await makeTestEvent(call, {
      code: `fest-${language}`,
      event: { language },
      form: { questions: QUESTIONS, rules: { email_domains: ['example.org'] } },
    })
    const imported = await call('POST', `${path}/imports`, { csv: CSV })
    expect(imported.body.warnings).toEqual([])
    const bytes = Buffer.from(await (await fetch(imported.body.rejects_url)).arrayBuffer())
    expect(bytes.toString().startsWith('\ufeff')).toBe(language === 'es')
    return (await readRejectedRows(imported)).map((row) => row.reject_reason)
  }

  test('gives the reasons in the language of the event, which Excel reads', async () => {
    expect(await reasonsIn('es')).toEqual([
      'El correo electrónico "nobody" no es una dirección de correo. El evento no tiene ningún tipo de asistente "crew". El evento no tiene ningún día "sun". La respuesta "x" a diet debe ser una de "a", "b", "c", "d", "e", "f", "g", "h" y 1 más. La fila no tiene nombre.',
      'La dirección de correo es ada@example.com, y debe ser de example.org.',
    ])
    expect(await reasonsIn('en')).toEqual([
      'The email "nobody" is no email address. There is no attendee type "crew" at the event. There is no day "sun" at the event. The answer "x" to diet must be one of "a", "b", "c", "d", "e", "f", "g", "h" and 1 more. The row has no first name.',
      'Ada Ruiz has the email address ada@example.com; the email address must be at example.org.',
    ])
  })
})
