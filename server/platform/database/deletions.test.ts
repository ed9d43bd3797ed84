import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { buildReadDashboard } from '../../areas/reports/index.ts'
import { SANDBOX_ORGANIZATION_ID } from '../../areas/sandbox/ensure-sandbox.ts'
import { publicSandboxApiKey, rebuildSandbox } from '../../areas/sandbox/index.ts'
import { setUpAdminTests } from '../../testing/admin/admin-test-setup.ts'
import {
  findCascadingTables,
  findDeletingStatements,
  findUnnamedDeletions,
  isStatementNamed,
  watchDeletingStatements,
} from '../../testing/database/deleting-statements.ts'
import { followEventChanges } from '../../testing/database/followers.ts'
import { findMiscountedStatistics, recountStatistics } from '../../testing/database/recounted-statistics.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { makeTestDevice } from '../../testing/make-device.ts'
import { MANAGER_PIN, makeManagerWithPin } from '../../testing/make-manager.ts'
import { isRefusal } from '../contract/refusal.ts'
import { buildReader } from './prepared.ts'

const TABLES = ['checkins', 'scans', 'tickets', 'attendees', 'registrations', 'payments', 'check_in_points'].concat([
  'event_days',
  'attendee_types',
  'events',
  'groups',
])

/** Statements whose tables only a running program knows, and which delete from none of these. */
const ELSEWHERE: Record<string, string> = { 'give-up-*': 'mails, messages and deliveries that a queue gives up' }

/** Deletions that a caller names the table of: those of `deleteInBatches`, which are looked at themselves, and sign-ins. */
const NAMELESS = ['access/sessions/session.ts: table', 'platform/database/delete-in-batches.ts: ${']

const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'

const { server, read } = setUpAdminTests()
let watched: ReturnType<typeof watchDeletingStatements>

beforeAll(() => {
  watched = watchDeletingStatements()
})

afterAll(() => watched.stop())

type Mode = 'live' | 'test'
type World = {
  fixtures: TestFixtures
  calls: Record<Mode, TestApiCall>
  gates: Record<Mode, TestApiCall>
  manager: string
  path: string
}

const must = async (answering: ReturnType<TestApiCall>) => {
  const { status, body } = await answering
  if (status >= 300) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`)
  return body
}

async function register(call: TestApiCall, path: string, person: object, more: object = {}) {
  const { id, status } = await must(
    call('POST', `${path}/registrations`, { attendees: [buildNewAttendee(person)], ...more }),
  )
  const tickets = (await must(call('GET', `${path}/tickets?registration=${id}`))).data
  return { id, status, code: tickets[0]?.code as string }
}

async function scan(gate: TestApiCall, path: string, code: string, scanned_at = FRIDAY, check_in_point = 'main') {
  server().clock.advance(1_000)
  const asked = { code, check_in_point, client_uuid: randomUUID(), scanned_at }
  const { checkins } = await must(gate('POST', `/api${path}/scan`, asked))
  return checkins[0].id as string
}

/** A full event with people of both modes, some of whom wait, and check-ins of every kind. */
async function openWorld(): Promise<World> {
  server().clock.set(FRIDAY)
  const { database, clock } = server()
  const fixtures = await buildTestFixtures(server())
  const { live, organizationId, as } = fixtures
  await must(live('POST', '/v1/groups', { code: 'north', name: 'North' }))
  const types = ['visitor', 'crew'].map((code) => ({ code, name: code }))
  const path = await makeTestEvent(live, { types, event: { capacity: 6, waitlist: true } })
  for (const code of ['main', 'side']) {
    await must(live('POST', `${path}/check-in-points`, { code, name: code, kind: 'entry', limit: 'unlimited' }))
  }
  const event = (await must(live('GET', path))).id
  const scopes: ('read' | 'write' | 'admin' | 'scanner')[] = ['read', 'write', 'admin', 'scanner']
  const calls = { live: await as({ mode: 'live', scopes }), test: await as({ mode: 'test', scopes }) }
  const gateOf = async (mode: Mode) =>
    buildTestApiCall(server(), (await makeTestDevice(database, clock.now(), organizationId, event, { mode })).value)
  const gates = { live: await gateOf('live'), test: await gateOf('test') }
  const manager = (await makeManagerWithPin({ database, clock }, organizationId)).email
  const world = { fixtures, calls, gates, manager, path }
  await fill(world)
  return world
}

async function fill({ calls: { live, test }, gates, manager, path }: World): Promise<void> {
  const inside = await register(live, path, { days: ['sat'] })
  await register(live, path, { days: ['sat'] })
  await scan(gates.live, path, inside.code, SATURDAY)
  const people = [
    await register(test, path, { days: ['fri'] }),
    await register(test, path, { days: ['fri', 'sat'], attendee_type: 'crew' }),
    await register(test, path, { days: ['sat'] }, { group: 'north' }),
    await register(test, path, { days: ['sat'], attendee_type: 'crew' }, { group: 'north' }),
    await register(test, path, { days: ['sat'] }),
    await register(test, path, { days: ['fri'] }),
  ]
  for (const group of [{}, { group: 'north' }]) {
    expect((await register(test, path, { days: ['sat'] }, group)).status).toBe('waitlisted')
  }
  for (const { code } of [...people, inside]) {
    for (const day of [FRIDAY, SATURDAY]) {
      for (const point of ['main', 'side', 'side']) await scan(gates.test, path, code, day, point)
    }
  }
  const refused = await scan(gates.test, path, people[0]?.code ?? '', SATURDAY)
  const input = { member: manager, pin: MANAGER_PIN, reason: 'Came with the band.' }
  await must(gates.test('POST', `/api/v1/checkins/${refused}/override`, input))
}

/** Reads a dashboard in both modes and on both days, with what each process keeps of the last reading. */
function buildDashboardReader(organizationId: string) {
  const dashboards = buildReadDashboard(server().database)
  const reader = buildReader(server().database)
  return async () => {
    const shown: unknown[] = []
    for (const livemode of [true, false]) {
      const by = {
        type: 'member' as const,
        id: (await server().database('members').where({ organization_id: organizationId }).first('id')).id,
      }
      const caller = await loadBackgroundCaller(reader, { organizationId, by, livemode }, server().clock.now())
      if (isRefusal(caller)) throw new Error(caller.message)
      const event = await findVisibleEvent(reader, caller, 'fest')
      if (isRefusal(event)) continue
      for (const { code } of await server().database('event_days').where({ event_id: event.id }).orderBy('code')) {
        const { at: _, days: __, ...counts } = await dashboards(caller, event, code)
        shown.push(counts)
      }
    }
    return shown
  }
}

/** What statistics and reports show, beside the same counted from rows. */
async function countedTwice({ calls, path }: World) {
  const pairs: [unknown, unknown][] = []
  for (const mode of ['live', 'test'] as const) {
    const { status, body: stats } = await calls[mode]('GET', `${path}/stats`)
    if (status === 404) continue
    const afresh = await recountStatistics(server().database, stats.event_id, mode === 'live')
    const present = (counts: Record<string, number>) =>
      Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))
    const { admissions } = await must(calls[mode]('GET', `${path}/reports/reconciliation`))
    const { registrations, attendees, tickets, recorded, admitted } = afresh
    pairs.push([
      [
        present(stats.registrations),
        present(stats.attendees),
        present(stats.tickets),
        stats.checkins.recorded,
        admissions.admitted,
      ],
      [registrations, attendees, tickets, recorded, admitted],
    ])
  }
  return pairs
}

async function expectRight(world: World, findStale: () => Promise<string[]>, readDashboards: () => Promise<unknown[]>) {
  const { organizationId } = world.fixtures
  server().clock.advance(60_000)
  expect(await findMiscountedStatistics(server().database, organizationId)).toEqual([])
  expect(await findStale()).toEqual([])
  expect(await readDashboards()).toEqual(await buildDashboardReader(organizationId)())
  for (const [shown, afresh] of await countedTwice(world)) expect(shown).toEqual(afresh)
}

const dashboardsOf = ({ fixtures }: World) => buildDashboardReader(fixtures.organizationId)

/** What it takes along is in the way of nobody: live people come on Saturday, as visitors of no group. */
const WAYS: Record<string, (world: World) => Promise<unknown>> = {
  'a day': ({ calls, path }) => must(calls.live('DELETE', `${path}/days/fri`)),
  'an attendee type': ({ calls, path }) => must(calls.live('DELETE', `${path}/attendee-types/crew`)),
  'a check-in point': ({ calls, path }) => must(calls.live('DELETE', `${path}/check-in-points/side`)),
  'a group': ({ calls }) => must(calls.live('DELETE', '/v1/groups/north')),
  'the test check-ins': ({ calls, path }) => must(calls.live('DELETE', `${path}/test-checkins`)),
  'the test check-ins, by the command line': async ({ fixtures: { organizationId } }) => {
    const email = `${randomUUID()}@harbour.example`
    await read('member', 'add', organizationId, '--email', email, '--name', 'Owner', '--role', 'owner')
    await read('test-checkins', 'clear', organizationId, 'fest', '--as', email)
  },
}

/** A draft of live keys with test people and check-ins, beside the full event. */
async function openDraft({ calls: { live, test }, fixtures }: World): Promise<string> {
  const path = await makeTestEvent(live, { code: 'draft' })
  await must(live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main', kind: 'entry' }))
  const { id } = await must(live('GET', path))
  const { database, clock } = server()
  const device = await makeTestDevice(database, clock.now(), fixtures.organizationId, id, { mode: 'test' })
  const { code } = await register(test, path, { days: ['fri'] })
  await scan(buildTestApiCall(server(), device.value), path, code)
  await must(live('POST', `${path}/unpublish`))
  return path
}

describe('after a deletion every count is right and every copy can be brought up to date', () => {
  test.each(Object.entries(WAYS))('of %s', async (_, act) => {
    const world = await openWorld()
    const findStale = await followEventChanges(Object.values(world.calls), world.path)
    const readDashboards = dashboardsOf(world)
    await readDashboards()
    await expectRight(world, findStale, readDashboards)
    await act(world)
    await expectRight(world, findStale, readDashboards)
  })

  test('of an event', async () => {
    const world = await openWorld()
    const path = await openDraft(world)
    const findStale = await followEventChanges(Object.values(world.calls), world.path)
    await must(world.calls.live('DELETE', path))
    await expectRight(world, findStale, dashboardsOf(world))
    expect((await world.calls.test('GET', '/v1/registrations?limit=200')).body.data).toHaveLength(8)
  })

  test('of what visitors left in the sandbox', async () => {
    const { database, clock } = server()
    await rebuildSandbox(database, clock.now())
    const call = buildTestApiCall(server(), publicSandboxApiKey)
    const own = await makeTestEvent(call, { code: 'visitors-own' })
    for (const path of [own, '/v1/events/harbour-lights']) await register(call, path, {})
    const parts = { days: { date: '2026-07-01' }, 'attendee-types': {}, 'check-in-points': { kind: 'entry' } }
    for (const [part, more] of Object.entries(parts)) {
      await must(call('POST', `/v1/events/rehearsal/${part}`, { code: 'own', name: 'Own', ...more }))
    }
    const findStale = await followEventChanges([call], '/v1/events/harbour-lights')
    await rebuildSandbox(database, new Date(clock.now().getTime() + 86_400_000))
    expect(await findMiscountedStatistics(database, SANDBOX_ORGANIZATION_ID)).toEqual([])
    expect(await findStale()).toEqual([])
  })
})

/** Last, because it judges what the others have run. */
describe('every statement that deletes from these tables', () => {
  test('has a name, and is run by one of the ways', async () => {
    const tables = await findCascadingTables(server().database, TABLES)
    expect(findUnnamedDeletions(tables, join(import.meta.dirname, '../..'))).toEqual(NAMELESS)
    const sent = [...watched.sent.keys()]
    const missed = findDeletingStatements(tables).filter(
      ({ name }) => !(name in ELSEWHERE) && !sent.some((one) => isStatementNamed(name, one)),
    )
    expect(missed.map(({ name, file }) => `No way here runs the statement ${name} of ${file}.`)).toEqual([])
    const emptied = new Set([...watched.sent.values()].flat())
    expect([...tables].filter((table) => !emptied.has(table))).toEqual([])
  })
})
