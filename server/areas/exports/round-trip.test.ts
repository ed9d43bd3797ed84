import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildExportRunner } from '../../testing/exports/export-context.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let call: TestApiCall
let path: string
let desk: ReturnType<typeof buildExportRunner>

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

/** Labels that an import would read as another field or question. */
const QUESTIONS = [
  { code: 'shirt', label: 'Which shirt fits you?', type: 'text' },
  { code: 'size', label: 'Shirt', type: 'text' },
  { code: 'contact', label: 'Email', type: 'text' },
  { code: 'company', label: 'Status', type: 'text' },
  { code: 'typed', label: 'Type name', type: 'text' },
  { code: 'added', label: 'Added at (Europe/Madrid)', type: 'text' },
  { code: 'costs', label: 'Price (EUR)', type: 'text' },
  { code: 'mobile', label: 'Móvil', type: 'text' },
  { code: 'same', label: 'Twice', type: 'text' },
  { code: 'same_2', label: 'Twice', type: 'text' },
  { code: 'topics', label: 'Topics', type: 'multi_choice', choices: ['a; b', 'c, d', 'e'] },
  { code: 'since', label: 'Since', type: 'date' },
  { code: 'pictures', label: 'Pictures', type: 'consent' },
  { code: 'count', label: 'Count', type: 'number' },
  { code: 'last', label: '=SUM(A1)', type: 'text' },
]

/** Names that an import could not tell apart or would split. */
const NAMED = {
  days: [
    { code: 'fri', date: '2026-06-05', name: 'Friday, late; or not' },
    { code: 'sat', date: '2026-06-06', name: 'Friday, late; or not' },
  ],
  types: [
    { code: 'visitor', name: 'Crew' },
    { code: 'crew', name: 'Crew' },
  ],
}

const AWKWARD = [
  '=1+1',
  "'=1",
  "''+x",
  '+44 20 7946',
  '-5',
  "'90s child",
  '@x',
  'a, "b"',
  'two\nlines',
  '名前',
  '; ;',
  "it's",
]

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
  path = await makeTestEvent(call, { ...NAMED, form: { questions: QUESTIONS } })
  desk = buildExportRunner(server, 'fest')
  await call('POST', '/v1/groups', { code: 'north', name: 'North' })
  const people = AWKWARD.map((text, n) =>
    buildNewAttendee({
      first_name: /\n/.test(text) ? 'Ada' : text,
      phone: `+34 600 000 00${n % 10}`,
      days: n % 2 ? ['sat'] : undefined,
      date_of_birth: '1890-04-02',
      external_id: n % 3 ? `M-${n}` : undefined,
      answers: {
        shirt: text,
        size: text,
        contact: text,
        company: text,
        typed: text,
        added: text,
        costs: text,
        mobile: text,
        same: text,
        same_2: `${text}!`,
        topics: ['a; b', 'e'],
        since: '2020-02-29',
        pictures: n % 2 === 0,
        count: n - 4.5,
        last: text,
      },
    }),
  )
  for (const [n, person] of people.entries()) {
    const group = n % 4 === 0 ? { group: 'north' } : {}
    const made = await call('POST', `${path}/registrations`, { attendees: [person], ...group })
    expect([made.status, made.body.error?.message]).toEqual([201, undefined])
  }
})

describe('an export of people that is imported again', () => {
  test.each([
    { language: 'en', bom: true },
    { language: 'es', bom: true },
    { language: 'en', bom: false },
  ])('changes nothing: %j', async (how) => {
    const before = (await call('GET', `${path}/attendees?limit=200`)).body.data
    const csv = (await desk.made(call, { type: 'people', ...how })).toString()
    const { status, body } = await call('POST', `${path}/imports`, { csv })
    expect([status, body.counts, body.warnings]).toEqual([
      201,
      { rows: AWKWARD.length, added: 0, owing: 0, updated: 0, unchanged: AWKWARD.length, rejected: 0 },
      [],
    ])
    expect((await call('GET', `${path}/attendees?limit=200`)).body.data).toEqual(before)
  })

  test('brings the same people to another event', async () => {
    const csv = (await desk.made(call, { type: 'people' })).toString()
    const there = await makeTestEvent(call, { code: 'other', form: { questions: QUESTIONS } })
    const { body } = await call('POST', `${there}/imports`, { csv })
    expect(body.counts).toMatchObject({ rows: AWKWARD.length, added: AWKWARD.length, rejected: 0 })
    const told = async (event: string) =>
      (await call('GET', `${event}/attendees?limit=200`)).body.data.map((one: Record<string, unknown>) => [
        one.first_name,
        one.last_name,
        one.email,
        one.phone,
        one.date_of_birth,
        one.external_id,
        one.answers,
        one.days,
        one.group,
      ])
    expect(await told(there)).toEqual(await told(path))
  })
})
