import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall
let path: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const QUESTIONS = Array.from({ length: 9 }, (_, n) => ({ code: `q${n}`, label: `Question ${n}`, type: 'text' }))

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
  path = await makeTestEvent(call, { form: { questions: QUESTIONS } })
})

const answers = (texts: number) =>
  Object.fromEntries(QUESTIONS.slice(0, texts).map(({ code }) => [code, 'a'.repeat(2000)]))
const talkative = (texts = 7) => buildNewAttendee({ answers: answers(texts) })
const crowd = (attendees: number, texts = 7) => Array.from({ length: attendees }, () => talkative(texts))

async function register(attendees: object[]) {
  const { status, body } = await call('POST', `${path}/registrations`, { attendees })
  expect([status, body.error]).toEqual([201, undefined])
  return body
}

const add = ({ id }: { id: string }, attendee: object) =>
  call('POST', `${path}/registrations/${id}/attendees`, attendee)

const problemOf = ({ status, body }: Awaited<ReturnType<TestApiCall>>) => [
  status,
  body.error?.code,
  body.error?.details?.[0]?.path,
]

describe('the answers of one person', () => {
  test('take 16 kB at most, whichever way they come', async () => {
    const made = await register([talkative(8)])
    const [attendee] = made.attendees
    const attendees = [buildNewAttendee(), talkative(9)]
    expect(problemOf(await call('POST', `${path}/registrations`, { attendees }))).toEqual([
      400,
      'validation_failed',
      'body/attendees/1/answers',
    ])
    expect(problemOf(await add(made, talkative(9)))).toEqual([400, 'validation_failed', 'body/answers'])
    const one = { answers: { q8: 'a'.repeat(2000) } }
    expect(problemOf(await call('PATCH', `${path}/attendees/${attendee.id}`, one))).toEqual([
      400,
      'validation_failed',
      'body/answers',
    ])
  })
})

describe('a registration', () => {
  test('takes 512 kB at most, and can be cancelled when it does', async () => {
    expect(problemOf(await call('POST', `${path}/registrations`, { attendees: crowd(40) }))).toEqual([
      400,
      'validation_failed',
      'body/attendees',
    ])
    const made = await register(crowd(34))
    expect((await add(made, talkative())).status).toBe(201)
    expect(problemOf(await add(made, talkative()))).toEqual([400, 'validation_failed', 'body'])
    expect((await call('POST', `${path}/registrations/${made.id}/cancel`, {})).status).toBe(200)
    const { rows } = await server.database.raw(
      'select max(length(envelope)) as largest from webhook_events where organization_id = ?',
      [fixtures.organizationId],
    )
    expect(Number(rows[0].largest)).toBeLessThan(600_000)
  })

  test('that is too large already can be made smaller, not larger', async () => {
    const made = await register([talkative(1), buildNewAttendee()])
    const [large, other] = made.attendees
    await server
      .database('attendees')
      .where('id', large.id)
      .update({ answers: { q0: 'a'.repeat(600_000) } })
    const longer = await call('PATCH', `${path}/attendees/${other.id}`, { first_name: 'Nerea Begoña' })
    expect(problemOf(longer)).toEqual([400, 'validation_failed', 'body'])
    expect((await call('PATCH', `${path}/attendees/${other.id}`, { first_name: 'Ana' })).status).toBe(200)
    expect((await call('PATCH', `${path}/attendees/${large.id}`, { answers: { q0: 'Yes' } })).status).toBe(200)
  })

  test('counts everyone who was ever on it among its 200 people', async () => {
    const made = await register(Array.from({ length: 200 }, () => buildNewAttendee({ email: null })))
    await call('POST', `${path}/attendees/${made.attendees[0].id}/cancel`, {})
    const more = await add(made, buildNewAttendee())
    expect([more.status, more.body.error]).toMatchObject([
      422,
      { code: 'rule_refused', details: { rule: 'max_per_registration', allowed: 200, wanted: 201 } },
    ])
  })

  test('has people who hold 20 tickets at most, and 2,000 tickets ever', async () => {
    const { id, attendees } = await register([buildNewAttendee()])
    const issue = () => call('POST', `${path}/tickets`, { attendee_ids: [attendees[0].id] })
    for (let held = 1; held < 20; held += 1) expect((await issue()).status).toBe(201)
    const refused = await issue()
    expect([refused.status, refused.body.error.details]).toEqual([409, { state: 'too_many_tickets', tickets: 20 }])
    await server.database.raw(
      `insert into tickets
       select (jsonb_populate_record(t, jsonb_build_object('id', 'X' || n, 'code', 'X' || n, 'status', 'voided'))).*
       from tickets t cross join generate_series(21, 2000) n
       where t.organization_id = ? and t.id = ?`,
      [fixtures.organizationId, attendees[0].ticket_ids[0]],
    )
    const last = await call('POST', `${path}/tickets/${attendees[0].ticket_ids[0]}/reissue`)
    expect([last.status, last.body.error.details]).toEqual([409, { state: 'too_many_tickets', tickets: 2000 }])
    expect((await call('POST', `${path}/registrations/${id}/cancel`, {})).status).toBe(200)
  })
})

describe('a page ends by its bytes', () => {
  const MOST = 1_100_000

  async function pagesOf(list: string): Promise<{ id: string }[][]> {
    const pages = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { status, body } = await call('GET', `${list}limit=200${cursor && `&cursor=${cursor}`}`)
      expect(status).toBe(200)
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MOST)
      pages.push(body.data)
      cursor = body.page.next_cursor
    }
    return pages
  }

  test('of people, in both orders, and of registrations, and the next goes on from there', async () => {
    for (let n = 0; n < 5; n += 1) await register(crowd(30))
    for (const list of [`${path}/attendees?`, `${path}/attendees?updated_since=at_1_0&`]) {
      const listed = async () => {
        const pages = await pagesOf(list)
        return [pages.length > 1, new Set(pages.flat().map(({ id }) => id)).size]
      }
      // Changes are listed once no older transaction can still commit.
      await expect.poll(listed).toEqual([true, 150])
    }
    const pages = await pagesOf(`${path}/registrations?`)
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  })

  test('a follower who asks for one page at a time goes on where it ended', async () => {
    for (let n = 0; n < 3; n += 1) await register(crowd(35))
    const seen = new Set<string>()
    let since = 'at_1_0'
    const follow = async () => {
      const { body } = await call('GET', `${path}/attendees?limit=200&updated_since=${since}`)
      for (const { id } of body.data) seen.add(id)
      since = body.page.as_of
      return seen.size
    }
    await expect.poll(follow).toBe(105)
  })

  test('of the audit log, where a single entry may be as large as it is', async () => {
    const made = await register(crowd(34))
    for (let n = 0; n < 3; n += 1) {
      await call('PATCH', `${path}/registrations/${made.id}`, { note: `Note ${n}` })
    }
    const { body } = await call('GET', '/v1/audit-log?action=registration.updated')
    expect([body.data.length, body.page.has_more]).toEqual([1, true])
    const pages = await pagesOf('/v1/audit-log?')
    const entries = pages.flat() as { id: string; action: string; after: { note: string } }[]
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const notes = entries.filter(({ action }) => action === 'registration.updated').map(({ after }) => after.note)
    expect(notes).toEqual(['Note 2', 'Note 1', 'Note 0'])
  })

  test('of events and contacts', async () => {
    const text = '€'.repeat(10_000)
    for (let n = 0; n < 40; n += 1) {
      await call('POST', '/v1/events', {
        code: `long-${n}`,
        name: 'Long',
        timezone: 'Europe/Madrid',
        description: text,
      })
      await call('POST', '/v1/contacts', {
        first_name: 'Ana',
        last_name: `Ruiz ${n}`,
        email: `a${n}@example.com`,
        note: text,
      })
    }
    expect((await pagesOf('/v1/events?')).map(({ length }) => length)).toEqual([35, 6])
    expect((await pagesOf('/v1/contacts?')).map(({ length }) => length)).toEqual([34, 6])
  })
})

describe('the structure of an event', () => {
  test('has 200 attendee types and 200 check-in points at most', async () => {
    const { id } = (await call('GET', path)).body
    const copy = (table: string, from: number) =>
      server.database.raw(
        `insert into ${table}
         select (jsonb_populate_record(t, jsonb_build_object('id', 'X' || n, 'code', 'x' || n))).*
         from ${table} t cross join generate_series(?::int, 200) n where t.event_id = ? and t.code = 'one-more'`,
        [from, id],
      )
    const type = { code: 'one-more', name: 'One more' }
    const point = { code: 'one-more', name: 'One more', kind: 'entry' }
    expect((await call('POST', `${path}/attendee-types`, type)).status).toBe(201)
    expect((await call('POST', `${path}/check-in-points`, point)).status).toBe(201)
    await copy('attendee_types', 3)
    await copy('check_in_points', 2)
    for (const [part, body] of [
      ['attendee-types', { ...type, code: 'too-many' }],
      ['check-in-points', { ...point, code: 'too-many' }],
    ] as const) {
      const refused = await call('POST', `${path}/${part}`, body)
      expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
      expect(refused.body.error.details.state).toBe(`too_many_${part.replaceAll('-', '_')}`)
    }
  })

  test('has a form of 256 kB at most', async () => {
    const choices = Array.from({ length: 200 }, (_, n) => `${n} ${'x'.repeat(190)}`)
    const questions = Array.from({ length: 7 }, (_, n) => ({ code: `c${n}`, label: 'Which', type: 'choice', choices }))
    expect(problemOf(await call('PUT', `${path}/form`, { questions, rules: {} }))).toEqual([
      400,
      'validation_failed',
      'body/questions',
    ])
    const fewer = questions.slice(1)
    expect((await call('PUT', `${path}/form`, { questions: fewer, rules: {} })).status).toBe(200)
  })
})
