import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestApiCall,
} from '../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** How many of each act run at once, beside as many of every other. */
const AT_ONCE = 3

type Person = { id: string; registration: string; ticket: string; code: string; contact: string }
type Scene = { live: TestApiCall; tester: TestApiCall; path: string; person: Person; other: Person }
type Act = (scene: Scene, turn: string) => Promise<unknown>

/** See server/platform/database/locks.md. All change the same event and the same few people. */
const ACTS: Record<string, Act> = {
  'register somebody known': ({ live, path }) =>
    live('POST', `${path}/registrations`, {
      attendees: [buildNewAttendee({ email: 'known@example.com' })],
      group: 'north',
    }),
  'register several new people': ({ live, path }, turn) =>
    live('POST', `${path}/registrations`, {
      attendees: ['a', 'b'].map((one) =>
        buildNewAttendee({ email: `${one}-${turn}@example.com`, phone: '+34 600 000 000' }),
      ),
    }),
  'add a person': ({ live, path, other }) =>
    live('POST', `${path}/registrations/${other.registration}/attendees`, buildNewAttendee()),
  'rename a person': ({ live, path, person }, turn) =>
    live('PATCH', `${path}/attendees/${person.id}`, { last_name: turn, external_id: 'p-1' }),
  'move a registration': ({ live, path, person }, turn) =>
    live('PATCH', `${path}/registrations/${person.registration}`, { group: turn < '8' ? 'north' : 'south' }),
  'reissue a ticket': ({ live, path, other }) => live('POST', `${path}/tickets/${other.ticket}/reissue`),
  pay: ({ live, path, other }) =>
    live('POST', `${path}/registrations/${other.registration}/payments`, {
      amount: { amount: 1, currency: 'EUR' },
      method: 'cash',
    }),
  'scan by id of the event': ({ live, person }, turn) => scan(live, 'fest', person.code, turn),
  'scan as a test': ({ tester, person }, turn) => scan(tester, 'fest', person.code, turn),
  'raise the capacity': ({ live, path }, turn) => live('PATCH', path, { capacity: 500 + turn.charCodeAt(0) }),
  'make and delete a day': async ({ live, tester, path }, turn) => {
    const code = `day-${turn}`
    await live('POST', `${path}/days`, { code, date: `20${10 + (turn.charCodeAt(1) % 80)}-01-01` })
    await tester('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ days: [code] })] })
    return live('DELETE', `${path}/days/${code}`)
  },
  'make and delete a point': async ({ live, tester, path, person }, turn) => {
    const code = `point-${turn}`
    await live('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', limit: 'unlimited' })
    await scan(tester, 'fest', person.code, turn, code)
    return live('DELETE', `${path}/check-in-points/${code}`)
  },
  'rename a point': ({ live, path }, turn) =>
    live('PATCH', `${path}/check-in-points/side`, { code: 'side', name: turn }),
  'clear test check-ins': ({ tester, path }) => tester('DELETE', `${path}/test-checkins`),
  'change a contact': ({ live, person }, turn) =>
    live('PATCH', `/v1/contacts/${person.contact}`, { phone: `+34 6${turn.length}` }),
  'move a group': ({ live }, turn) => live('PATCH', '/v1/groups/pier', { parent: turn < '8' ? 'north' : 'south' }),
  'make and delete a group': async ({ live, tester, path }, turn) => {
    const code = `group-${turn}`
    await live('POST', '/v1/groups', { code, name: code })
    await tester('POST', `${path}/registrations`, { attendees: [buildNewAttendee()], group: code })
    return live('DELETE', `/v1/groups/${code}`)
  },
}

const scan = (call: TestApiCall, event: string, code: string, _: string, point = 'gate') =>
  call('POST', `/api/v1/events/${event}/scan`, {
    code,
    check_in_point: point,
    client_uuid: randomUUID(),
    scanned_at: '2026-06-05T10:00:00Z',
  })

let server: TestServer
let scene: Scene

beforeAll(async () => {
  server = await startTestServer()
  const fixtures = await buildTestFixtures(server)
  const scopes = ['read', 'write', 'admin', 'scanner'] as const
  const live = await fixtures.as({ scopes: [...scopes] })
  const tester = await fixtures.as({ mode: 'test', scopes: [...scopes] })
  await makeTestGroups(live, { north: null, south: null, pier: 'north' })
  const types = [{ code: 'visitor', name: 'Visitor' }]
  const path = await makeTestEvent(live, { types, event: { currency: 'EUR', waitlist: true, capacity: 400 } })
  for (const code of ['gate', 'side']) {
    await live('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', limit: 'unlimited' })
  }
  const register = async (email: string): Promise<Person> => {
    const { body } = await live('POST', `${path}/registrations`, {
      attendees: [buildNewAttendee({ email })],
      group: 'north',
    })
    const [{ id, ticket_ids, contact_id }] = body.attendees
    const ticket = (await live('GET', `${path}/tickets/${ticket_ids[0]}`)).body
    return { id, registration: body.id, ticket: ticket.id, code: ticket.code, contact: contact_id }
  }
  scene = {
    live,
    tester,
    path,
    person: await register('known@example.com'),
    other: await register('other@example.com'),
  }
})

afterAll(() => server.close())

const readDeadlocks = async () => {
  await server.database.raw('select pg_stat_force_next_flush()')
  const { rows } = await server.database.raw(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0].deadlocks)
}

const names = Object.keys(ACTS)
const pairs = names.flatMap((one, n) => names.slice(n).map((other) => [one, other] as const))

test('each act does what it should when it is alone', async () => {
  for (const [name, act] of Object.entries(ACTS)) {
    const { status, body } = (await act(scene, randomUUID().slice(0, 8))) as Awaited<ReturnType<TestApiCall>>
    expect([name, status, body?.error]).toEqual([name, expect.toSatisfy((code: number) => code < 300), undefined])
  }
})

test.each(names)('no other act and "%s" wait for each other in a circle', async (name) => {
  const found: string[] = []
  for (const [one, other] of pairs.filter(([first]) => first === name)) {
    const before = await readDeadlocks()
    const turns = Array.from({ length: AT_ONCE }, () => randomUUID().slice(0, 8))
    const run = (act: string) => turns.map((turn) => ACTS[act]?.(scene, one === act ? turn : `${turn}x`))
    const answers = (await Promise.all([...run(one), ...run(other)])) as { status: number }[]
    if ((await readDeadlocks()) > before) found.push(`${one} beside ${other}`)
    if (answers.some(({ status }) => status >= 500)) found.push(`${one} beside ${other}: 5xx`)
  }
  expect(found).toEqual([])
})
