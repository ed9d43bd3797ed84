import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countCallsWithKeys } from '../../testing/all-at-once.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { countRolledBackTransactions } from '../../testing/rolled-back.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'

const CROWD = 60

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

type Reply = Awaited<ReturnType<TestApiCall>>
type Send = (n: number) => Promise<Reply>

const guest = (n: number, more: object = {}) =>
  buildNewAttendee({ last_name: `Guest ${n}`, email: `guest-${n}@example.com`, ...more })

/** The first two run alone, because there is nobody to join; all others wait for them, and are one batch. */
async function together(send: Send): Promise<Reply[]> {
  const { database } = server
  const before = await countCallsWithKeys(database)
  const closed = await database.transaction()
  await closed.raw('lock table registrations in share mode')
  const calls: Promise<Reply>[] = []
  try {
    for (const n of [0, 1]) {
      calls.push(send(n))
      await waitUntilBlocked(database, n + 1, ...calls)
    }
    for (let n = 2; n < CROWD; n += 1) calls.push(send(n))
    await expect.poll(() => countCallsWithKeys(database)).toBe(before + CROWD)
  } finally {
    await closed.commit()
  }
  return Promise.all(calls)
}

async function withoutRollback<T>(act: () => Promise<T>): Promise<T> {
  const before = await countRolledBackTransactions(server.database)
  const result = await act()
  expect((await countRolledBackTransactions(server.database)) - before).toBe(0)
  return result
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await server.database.raw('select count(*)::int as count from ?? where organization_id = ?', [
    table,
    fixtures.organizationId,
  ])
  return rows[0].count
}

/** What is there for those who were let in, and for nobody else. */
async function expectOnly(path: string, made: Reply[]): Promise<void> {
  const admitted = made.filter(({ status }) => status === 201).map(({ body }) => body)
  const listed = await call('GET', `${path}/registrations?limit=200`)
  expect(listed.body.data.map(({ id }: { id: string }) => id).sort()).toEqual(admitted.map(({ id }) => id).sort())
  const linked = admitted.flatMap(({ attendees }) => attendees).map(({ contact_id }) => contact_id)
  const contacts = await call('GET', '/v1/contacts?limit=200')
  expect(contacts.body.data.map(({ id }: { id: string }) => id).sort()).toEqual([...new Set(linked)].sort())
  expect(await rowsOf('attendees')).toBe(linked.length)
  const audited = await server.database('audit_log').where({ organization_id: fixtures.organizationId })
  const of = (action: string) => audited.filter((row) => row.action === action).map((row) => row.object_id)
  expect(of('registration.created').sort()).toEqual(admitted.map(({ id }) => id).sort())
  expect(of('contact.created').sort()).toEqual([...new Set(linked)].sort())
}

const codesOf = (made: Reply[]) =>
  made.map((reply) => (reply.status === 201 ? reply.body.status : getStatusAndCode(reply)[1]))

describe('registrations that come at once', () => {
  test('to an event with few places are refused without undoing the others', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 12 } })
    const register = (n: number) => call('POST', `${path}/registrations`, { attendees: [guest(n)] })
    const made = await withoutRollback(() => together(register))
    expect(codesOf(made).sort()).toEqual([...Array(12).fill('confirmed'), ...Array(CROWD - 12).fill('event_full')])
    await expectOnly(path, made)
    expect((await call('GET', `${path}/stats`)).body.attendees).toMatchObject({ confirmed: 12 })
  })

  test('are answered the same again, those that were refused too', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 5 } })
    const { value: key } = await server.key(fixtures.organizationId, { scopes: ['write'], requestsPerMinute: 10_000 })
    const people = Array.from({ length: CROWD }, (_, n) => guest(n))
    const register: Send = async (n) => {
      const options = { key, idempotencyKey: `once-${n}`, body: { attendees: [people[n]] } }
      const response = await server.send('POST', `${path}/registrations`, options)
      return { status: response.status, body: await response.json(), headers: response.headers }
    }
    const made = await withoutRollback(() => together(register))
    expect(codesOf(made).filter((code) => code === 'event_full')).toHaveLength(CROWD - 5)
    await call('PATCH', path, { capacity: 1_000 })
    const again = await Promise.all(made.map((_, n) => register(n)))
    expect(again.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual(Array(CROWD).fill('true'))
    expect(again.map(({ body }) => body)).toEqual(made.map(({ body }) => body))
    await expectOnly(path, made)
  })

  test('get each the answer they would have got alone, for whatever reason', async () => {
    const path = await makeTestEvent(call, {
      event: { capacity: 40 },
      days: [
        { code: 'fri', date: '2026-06-05', capacity: 9 },
        { code: 'sat', date: '2026-06-06' },
      ],
      types: [
        { code: 'visitor', name: 'Visitor' },
        { code: 'crew', name: 'Crew', capacity: 3 },
      ],
      form: { rules: { max_per_registration: 2, email_domains: ['example.com'] } },
    })
    const people = (n: number) =>
      [
        [guest(n, { days: ['fri'] })],
        [guest(n, { attendee_type: 'crew', days: ['sat'] })],
        [guest(n, { attendee_type: 'nobody' })],
        [guest(n, { email: `guest-${n}@elsewhere.example` })],
        [guest(n), guest(n + 1_000), guest(n + 2_000)],
        [guest(n, { days: ['sat'] })],
      ][n % 6]
    const made = await withoutRollback(() =>
      together((n) => call('POST', `${path}/registrations`, { attendees: people(n) })),
    )
    const codes = Object.groupBy(codesOf(made), (_, n) => String(n % 6))
    expect(codes[0]?.sort()).toEqual([...Array(9).fill('confirmed'), 'day_full'])
    expect(codes[1]?.sort()).toEqual([...Array(3).fill('confirmed'), ...Array(7).fill('type_full')])
    expect(codes[2]).toEqual(Array(10).fill('not_found'))
    expect(codes[3]).toEqual(Array(10).fill('rule_refused'))
    expect(codes[4]).toEqual(Array(10).fill('rule_refused'))
    expect(codes[5]).toEqual(Array(10).fill('confirmed'))
    await expectOnly(path, made)
  })

  test('are refused above the number that the plan allows', async () => {
    fixtures = await buildTestFixtures(server, { attendee_cap: 7 })
    call = fixtures.live
    const path = await makeTestEvent(call)
    const register = (n: number) => call('POST', `${path}/registrations`, { attendees: [guest(n)] })
    const made = await withoutRollback(() => together(register))
    const refused = Array(CROWD - 7).fill('attendee_cap_reached')
    expect(codesOf(made).sort()).toEqual([...refused, ...Array(7).fill('confirmed')])
    await expectOnly(path, made)
  })

  test('wait where the event keeps a waitlist, as far as the plan allows', async () => {
    fixtures = await buildTestFixtures(server, { attendee_cap: 20 })
    call = fixtures.live
    const path = await makeTestEvent(call, { event: { capacity: 10, waitlist: true } })
    const register = (n: number) => call('POST', `${path}/registrations`, { attendees: [guest(n)] })
    const made = await withoutRollback(() => together(register))
    const refused = Array(CROWD - 30).fill('attendee_cap_reached')
    expect(codesOf(made).sort()).toEqual([...refused, ...Array(10).fill('confirmed'), ...Array(20).fill('waitlisted')])
    await expectOnly(path, made)
  })

  test('use each address once where that is the rule, however it is written', async () => {
    const path = await makeTestEvent(call, { form: { rules: { one_per_email: true } } })
    const addressed = (n: number) => {
      const email = `guest-${n % 20}@example.com`
      return guest(n, { email: n % 2 === 0 ? email : email.toUpperCase() })
    }
    const made = await withoutRollback(() =>
      together((n) => call('POST', `${path}/registrations`, { attendees: [addressed(n)] })),
    )
    expect(codesOf(made).sort()).toEqual([...Array(20).fill('confirmed'), ...Array(40).fill('rule_refused')])
    await expectOnly(path, made)
  })

  test('teach a contact nothing by those who are refused', async () => {
    const path = await makeTestEvent(call, { event: { capacity: 3 } })
    const known = { first_name: 'Nerea', last_name: 'Ibáñez', email: 'nerea@example.com' }
    const { body: contact } = await call('POST', '/v1/contacts', known)
    const register = (n: number) =>
      call('POST', `${path}/registrations`, {
        attendees: [n < 3 ? guest(n) : buildNewAttendee({ ...known, external_id: `member-${n}` })],
      })
    const made = await withoutRollback(() => together(register))
    expect(codesOf(made).filter((code) => code === 'event_full')).toHaveLength(CROWD - 3)
    expect((await call('GET', `/v1/contacts/${contact.id}`)).body).toEqual(contact)
    expect((await call('GET', '/v1/contacts?limit=200')).body.data).toHaveLength(4)
  })

  test('with one external_id are one registration, and the others are told which', async () => {
    const path = await makeTestEvent(call)
    const register = (n: number) =>
      call('POST', `${path}/registrations`, { attendees: [guest(n)], external_id: `order-${n < 4 ? n : 5}` })
    const made = await withoutRollback(() => together(register))
    const refused = Array(CROWD - 5).fill('external_id_taken')
    expect(codesOf(made).sort()).toEqual([...Array(5).fill('confirmed'), ...refused])
    const [booked] = made.filter(({ body }) => body.external_id === 'order-5')
    const named = made.filter(({ status }) => status === 409).map(({ body }) => body.error.details)
    expect(named).toEqual(Array(CROWD - 5).fill({ external_id: 'order-5', registration: booked?.body.id }))
    await expectOnly(path, made)
  })
})
