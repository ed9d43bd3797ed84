import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCallsConcurrently } from '../../testing/all-at-once.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const CROWD = 30

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  call = fixtures.live
})

const crowd = <T>(register: (n: number) => Promise<T>) => Array.from({ length: CROWD }, (_, n) => register(n))

const everybody = <T>(register: (n: number) => Promise<T>) => Promise.all(crowd(register))

const guest = (n: number, more: object = {}) =>
  buildNewAttendee({ last_name: `Guest ${n}`, email: `guest-${n}@example.com`, ...more })

async function transactionsOf(ids: string[]): Promise<number> {
  const { rows } = await server.database.raw(
    'select count(distinct xmin::text)::int as count from registrations where id = any (?)',
    [ids],
  )
  return rows[0].count
}

const told = (id: string) => server.database('audit_log').where({ object_id: id }).first()

test('registrations that come at once share transactions, and each is told of as its own', async () => {
  const path = await makeTestEvent(call)
  const made = await runCallsConcurrently(server.database, 'registrations', () =>
    crowd((n) => call('POST', `${path}/registrations`, { attendees: [guest(n)] })),
  )
  expect(made.map(({ status }) => status)).toEqual(Array(CROWD).fill(201))
  const ids = made.map(({ body }) => body.id)
  expect(await transactionsOf(ids)).toBeLessThan(CROWD / 2)
  for (const { body, headers } of made) {
    const requestId = headers.get('x-request-id')
    expect(await told(body.id)).toMatchObject({ action: 'registration.created', request_id: requestId })
    const [{ contact_id, id }] = body.attendees
    expect(await told(contact_id)).toMatchObject({ action: 'contact.created', request_id: requestId })
    expect((await call('GET', `${path}/attendees/${id}`)).body).toMatchObject({ registration_id: body.id })
  }
  const raised = await server.database('webhook_events').where({ type: 'registration.created' }).select('envelope')
  const raisedIds = raised.map(({ envelope }) => JSON.parse(String(envelope)).data.id)
  expect(raisedIds.filter((id) => ids.includes(id)).sort()).toEqual(ids.toSorted())
  expect((await call('GET', `${path}/stats`)).body).toMatchObject({ attendees: { confirmed: CROWD } })
})

test('whoever is refused before places are asked for has left nothing behind, and holds up nobody', async () => {
  const path = await makeTestEvent(call)
  const sent = (n: number) => (n % 3 === 0 ? guest(n, { attendee_type: 'nobody' }) : guest(n))
  const made = await everybody((n) => call('POST', `${path}/registrations`, { attendees: [sent(n)] }))
  expect(made.map(({ status }) => status)).toEqual(made.map((_, n) => (n % 3 === 0 ? 404 : 201)))
  const contacts = await call('GET', `/v1/contacts?limit=200`)
  expect(contacts.body.data).toHaveLength(CROWD - CROWD / 3)
})

test('where places run out, just those who find one have left something behind', async () => {
  const path = await makeTestEvent(call, { event: { capacity: 7 } })
  const made = await everybody((n) => call('POST', `${path}/registrations`, { attendees: [guest(n)] }))
  const refused = made.filter(({ status }) => status !== 201)
  expect(refused.map(getStatusAndCode)).toEqual(Array(CROWD - 7).fill([409, 'event_full']))
  expect((await call('GET', `/v1/contacts?limit=200`)).body.data).toHaveLength(7)
})

test('a key that comes twice at once is done once, and its answer is the same afterwards', async () => {
  const path = await makeTestEvent(call)
  const { value: key } = await server.key(fixtures.organizationId, { scopes: ['write'], requestsPerMinute: 10_000 })
  const send = (n: number) => {
    const half = n % (CROWD / 2)
    const options = { key, idempotencyKey: `twice-${half}`, body: { attendees: [guest(half)] } }
    return server.send('POST', `${path}/registrations`, options)
  }
  const answers = await everybody(send)
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true)
  const again = await everybody(send)
  expect(again.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual(Array(CROWD).fill('true'))
  expect((await call('GET', `${path}/registrations?limit=200`)).body.data).toHaveLength(CROWD / 2)
})

test('people of one registration and the next who are the same person are one contact', async () => {
  const path = await makeTestEvent(call)
  const made = await everybody(() => call('POST', `${path}/registrations`, { attendees: [guest(0)] }))
  expect(new Set(made.map(({ body }) => body.attendees[0].contact_id)).size).toBe(1)
})

test('where an address may be used once, it is, however many come at once', async () => {
  const path = await makeTestEvent(call)
  await call('PUT', `${path}/form`, { questions: [], rules: { one_per_email: true } })
  const made = await everybody((n) => call('POST', `${path}/registrations`, { attendees: [guest(n % 2)] }))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(2)
})
