import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { setUpAdminTests } from '../testing/admin/admin-test-setup.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../testing/fixtures.ts'

const { read, run, server } = setUpAdminTests()

const FRIDAY = '2026-06-05T10:00:00.000Z'

let fixtures: TestFixtures
let org: string
let path: string
let tester: TestApiCall
let gate: TestApiCall

beforeEach(async () => {
  fixtures = await buildTestFixtures(server())
  org = fixtures.organizationId
  path = await makeTestEvent(fixtures.live)
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main', kind: 'entry' })
  tester = await fixtures.as({ mode: 'test', scopes: ['scanner', 'read'] })
  gate = await fixtures.as({ mode: 'live', scopes: ['scanner', 'read'] })
})

async function ticketCode(): Promise<string> {
  const { body } = await fixtures.live('POST', `${path}/registrations`, {
    attendees: [buildNewAttendee({ days: ['fri'] })],
  })
  return (await fixtures.live('GET', `${path}/tickets?registration=${body.id}`)).body.data[0].code
}

async function scan(by: TestApiCall, code: string): Promise<string> {
  const asked = { code, check_in_point: 'main', client_uuid: randomUUID(), scanned_at: FRIDAY }
  return (await by('POST', `${path}/scan`, asked)).body.result
}

const event = () => path.split('/').at(-1) as string
const listed = async (by: TestApiCall) => (await by('GET', `${path}/checkins`)).body.data

async function addMember(role: string, ...more: string[]): Promise<string> {
  const email = `${randomUUID()}@harbour.example`
  await read('member', 'add', org, '--email', email, '--name', role, '--role', role, ...more)
  return email
}

test('an owner and an admin clear test check-ins, live ones stay, and it is audited as theirs', async () => {
  const code = await ticketCode()
  expect([await scan(gate, code), await scan(tester, code), await scan(tester, code)]).toEqual([
    'accepted',
    'accepted',
    'duplicate',
  ])
  const admin = await addMember('admin')
  const cleared = await read('test-checkins', 'clear', org, event(), '--as', admin)
  expect(cleared.event).toMatchObject({ checkins: 2 })
  expect([await listed(tester), (await listed(gate)).length]).toEqual([[], 1])
  expect(await scan(tester, code)).toBe('accepted')

  const owner = await addMember('owner')
  const { stdout } = await run('test-checkins', 'clear', org, cleared.event.id, '--as', owner)
  expect(stdout).toBe(
    `Cleared 1 test check-in of ${cleared.event.code}. Everybody can be scanned again in test mode.\n`,
  )
  const { stdout: nothing } = await run('test-checkins', 'clear', org, event())
  expect(nothing).toMatch(/^Cleared 0 test check-ins of /)

  const logged = await server()
    .database('audit_log')
    .where({ organization_id: org, action: 'event.test_checkins_cleared' })
    .orderBy('id')
  const ids = await server().database('members').whereIn('email', [admin, owner]).select('email', 'id')
  const idOf = (email: string) => ids.find((member) => member.email === email)?.id
  expect(
    logged.map(({ actor_type, actor_id, source, before }) => [actor_type, actor_id, source, before.checkins]),
  ).toEqual([
    ['member', idOf(admin), 'cli', 2],
    ['member', idOf(owner), 'cli', 1],
    ['system', null, 'cli', 0],
  ])
})

test('whoever is not an owner or admin of the whole organization clears nothing', async () => {
  await scan(tester, await ticketCode())
  await read('group', 'create', org, '--code', 'north', '--name', 'North')
  const refusals: [string, RegExp][] = [
    [
      await addMember('manager'),
      /is a manager of .* and cannot clear test check-ins; that takes an owner or an admin\./,
    ],
    [await addMember('developer'), /is a developer of .* and cannot clear test check-ins/],
    [await addMember('scanner'), /is a scanner of .* and cannot clear test check-ins/],
    [await addMember('admin', '--group', 'north'), /is limited to the group north and cannot clear test check-ins/],
  ]
  for (const [email, reason] of refusals) {
    const { code, stderr } = await run('test-checkins', 'clear', org, event(), '--as', email)
    expect([code, stderr]).toEqual([1, expect.stringMatching(reason)])
  }
  expect(await listed(tester)).toHaveLength(1)
})

test('an event that is not there, or is of another organization, is told as such', async () => {
  const other = await buildTestFixtures(server())
  for (const [where, which] of [
    [org, 'nothing'],
    [other.organizationId, (await fixtures.live('GET', path)).body.id],
  ] as const) {
    const { code, stderr } = await run('test-checkins', 'clear', where, which)
    expect([code, stderr]).toEqual([1, `There is no event ${which}.\n`])
  }
})
