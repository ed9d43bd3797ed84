import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let key: string

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const organization = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  key = (await server.key(organization, { scopes: ['read', 'write', 'admin'], requestsPerMinute: 10_000 })).value
  await call('POST', '/v1/groups', { code: 'north', name: 'North' })
  await call('POST', '/v1/events', { code: 'fest', name: 'Fest', timezone: 'Europe/Madrid' })
  await call('POST', '/v1/events/fest/days', { code: 'sat', date: '2026-06-06' })
  await call('POST', '/v1/events/fest/days', { code: 'fri', date: '2026-06-05' })
  await call('POST', '/v1/events/fest/attendee-types', { code: 'visitor', name: 'Visitor' })
})

async function call(method: string, path: string, body?: unknown) {
  const response = await server.send(method, path, { key, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const refusal = ({ status, body }: { status: number; body: { error: { code: string } } }) => [status, body.error.code]
const addPoint = (more: object) =>
  call('POST', '/v1/events/fest/check-in-points', { code: 'main', name: 'Main gate', kind: 'entry', ...more })

describe('check-in points', () => {
  test('have the defaults of their kind', async () => {
    const all = { days: null, attendee_types: null, groups: null, opens_at: null, closes_at: null, windows: [] }
    expect((await addPoint({})).body).toMatchObject({ ...all, limit: 'per_day', requires: 'none' })
    const zone = await addPoint({ code: 'vip', kind: 'zone' })
    expect(zone.body).toMatchObject({ ...all, limit: 'unlimited', requires: 'entry' })
    expect((await addPoint({ code: 'desk', kind: 'pre_check', limit: 'per_event' })).body).toMatchObject({
      limit: 'per_event',
    })
  })

  test('name days, attendee types and groups by id or code, and answer codes, days in the order of time', async () => {
    const saturday = (await call('GET', '/v1/events/fest/days/sat')).body
    const policy = {
      days: [saturday.id, 'fri', 'sat'],
      attendee_types: ['visitor'],
      groups: ['north'],
      opens_at: '09:00',
      closes_at: '18:00',
      windows: [{ day: 'sat', closes_at: '02:00' }, { day: 'fri' }],
    }
    const { body } = await addPoint(policy)
    expect(body).toMatchObject({
      days: ['fri', 'sat'],
      attendee_types: ['visitor'],
      groups: ['north'],
      windows: [
        { day: 'fri', opens_at: null, closes_at: null },
        { day: 'sat', opens_at: null, closes_at: '02:00' },
      ],
    })
    expect((await call('GET', '/v1/events/fest/check-in-points/main')).body).toEqual(body)
    expect((await call('GET', '/v1/events/fest/check-in-points')).body.data).toEqual([body])
  })

  test('follow what they name to a new code', async () => {
    await addPoint({ days: ['fri'], attendee_types: ['visitor'], groups: ['north'], windows: [{ day: 'fri' }] })
    await call('PATCH', '/v1/events/fest/days/fri', { code: 'friday' })
    await call('PATCH', '/v1/events/fest/attendee-types/visitor', { code: 'guest' })
    await call('PATCH', '/v1/groups/north', { code: 'arctic' })
    expect((await call('GET', '/v1/events/fest/check-in-points/main')).body).toMatchObject({
      days: ['friday'],
      attendee_types: ['guest'],
      groups: ['arctic'],
      windows: [{ day: 'friday' }],
    })
  })

  test('keep what a change does not mention, and take null for all', async () => {
    await addPoint({
      days: ['fri'],
      groups: ['north'],
      opens_at: '09:00',
      windows: [{ day: 'fri', opens_at: '08:00' }],
    })
    const { body } = await call('PATCH', '/v1/events/fest/check-in-points/main', { days: null, name: 'Gate' })
    expect(body).toMatchObject({
      name: 'Gate',
      days: null,
      groups: ['north'],
      opens_at: '09:00',
      windows: [{ opens_at: '08:00' }],
    })
    expect((await call('PATCH', '/v1/events/fest/check-in-points/main', { windows: [] })).body.windows).toEqual([])
  })

  test.each([
    [{ days: ['sun'] }, 'There is no day sun in this event.'],
    [{ attendee_types: ['speaker'] }, 'There is no attendee type speaker in this event.'],
    [{ groups: ['south'] }, 'There is no group south.'],
    [{ windows: [{ day: 'sun' }] }, 'There is no day sun in this event.'],
  ])('that name nothing, %j, are 404', async (policy, message) => {
    const refused = await addPoint(policy)
    expect([...refusal(refused), refused.body.error.message]).toEqual([404, 'not_found', message])
  })

  test('have one window a day, and codes of their own', async () => {
    const twice = await addPoint({ windows: [{ day: 'fri' }, { day: 'fri' }] })
    expect(refusal(twice)).toEqual([400, 'validation_failed'])
    expect(twice.body.error.details[0].path).toBe('body/windows/1/day')
    await addPoint({})
    expect(refusal(await addPoint({}))).toEqual([409, 'conflict'])
  })

  test('keep what they name from being deleted', async () => {
    await addPoint({ windows: [{ day: 'fri' }], attendee_types: ['visitor'], groups: ['north'] })
    const day = await call('DELETE', '/v1/events/fest/days/fri')
    expect(day.body.error).toMatchObject({
      code: 'invalid_state',
      message: 'The day fri cannot be deleted: it is used by the check-in point main.',
      details: { state: 'in_use', used_by: ['the check-in point main'] },
    })
    expect(refusal(await call('DELETE', '/v1/events/fest/attendee-types/visitor'))).toEqual([409, 'invalid_state'])
    const group = await call('DELETE', '/v1/groups/north')
    expect(group.body.error.message).toBe('The group north cannot be deleted while 1 check in point belongs to it.')
    expect((await call('DELETE', '/v1/events/fest/check-in-points/main')).status).toBe(204)
    for (const path of ['/v1/events/fest/days/fri', '/v1/events/fest/attendee-types/visitor', '/v1/groups/north']) {
      expect((await call('DELETE', path)).status).toBe(204)
    }
  })

  test('a group cannot vanish while a point that names it is being made', async () => {
    for (let round = 0; round < 20; round += 1) {
      await call('POST', '/v1/groups', { code: `g${round}`, name: 'G' })
      const [made, deleted] = await Promise.all([
        addPoint({ code: `p${round}`, groups: [`g${round}`] }),
        call('DELETE', `/v1/groups/g${round}`),
      ])
      expect([[201, 409].join(), [404, 204].join()]).toContain([made.status, deleted.status].join())
    }
  })
})

describe('the form', () => {
  const put = (questions: object[], rules: object = {}) => call('PUT', '/v1/events/fest/form', { questions, rules })

  test('begins empty, and is replaced as a whole', async () => {
    const empty = await call('GET', '/v1/events/fest/form')
    expect(empty.body).toMatchObject({ questions: [], rules: { one_per_email: false, minimum_age: null } })
    const diet = {
      code: 'diet',
      label: 'Diet?',
      type: 'choice',
      choices: ['All', 'Vegan'],
      attendee_types: ['visitor'],
    }
    const { status, body } = await put([diet], { minimum_age: 18, email_domains: ['example.com'] })
    expect(status).toBe(200)
    expect(body.questions).toEqual([{ ...diet, required: false }])
    expect(body.rules).toMatchObject({ minimum_age: 18, email_domains: ['example.com'], max_per_registration: null })
    expect((await call('GET', '/v1/events/fest/form')).body).toEqual(body)
    expect((await put([])).body).toEqual(empty.body)
  })

  test.each([
    [[{ code: 'a', label: 'A', type: 'choice' }], 'body/questions/0/choices'],
    [[{ code: 'a', label: 'A', type: 'text', choices: ['x'] }], 'body/questions/0/choices'],
    [[{ code: 'a', label: 'A', type: 'choice', choices: ['x', 'x'] }], 'body/questions/0/choices'],
    [
      [
        { code: 'a', label: 'A', type: 'text' },
        { code: 'a', label: 'B', type: 'date' },
      ],
      'body/questions/1/code',
    ],
    [[{ code: 'a', label: 'A', type: 'colour' }], 'body/questions/0/type'],
  ])('%j is refused at %s', async (questions, path) => {
    const refused = await put(questions)
    expect(refusal(refused)).toEqual([400, 'validation_failed'])
    expect(refused.body.error.details.map((problem: { path: string }) => problem.path)).toContain(path)
  })

  test('tells its window in UTC, however it was sent', async () => {
    const sent = {
      registration_opens_at: '2026-01-01T02:00:00+02:00',
      registration_closes_at: '2027-02-28T23:59:59.5-05:00',
    }
    expect((await put([], sent)).body.rules).toMatchObject({
      registration_opens_at: '2026-01-01T00:00:00.000Z',
      registration_closes_at: '2027-03-01T04:59:59.500Z',
    })
  })

  test('closes after it opens', async () => {
    const at = (hour: string) => `2026-03-01T${hour}:00:00Z`
    expect((await put([], { registration_opens_at: at('08'), registration_closes_at: at('09') })).status).toBe(200)
    expect(refusal(await put([], { registration_opens_at: at('09'), registration_closes_at: at('09') }))).toEqual([
      400,
      'validation_failed',
    ])
  })

  test('keeps the attendee types that its questions name', async () => {
    await put([{ code: 'a', label: 'A', type: 'text', attendee_types: ['visitor'] }])
    const refused = await call('DELETE', '/v1/events/fest/attendee-types/visitor')
    expect(refused.body.error.message).toBe('The attendee type visitor cannot be deleted: it is used by the form.')
    expect(refusal(await put([{ code: 'a', label: 'A', type: 'text', attendee_types: ['speaker'] }]))).toEqual([
      404,
      'not_found',
    ])
  })
})
