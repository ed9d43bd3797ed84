import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPin } from '../../access/members/pin.ts'
import { newId } from '../../platform/ids.ts'
import {
  buildNewAttendee,
  buildTestApiCall,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { makeTestDevice } from '../../testing/make-device.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'

const FRIDAY = '2026-06-05T10:00:00.000Z'
const SATURDAY = '2026-06-06T10:00:00.000Z'

let server: TestServer
let second: TestServer
let fixtures: TestFixtures
let path: string

beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
})

afterAll(async () => {
  await second.close()
  await server.close()
})

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  path = await makeTestEvent(fixtures.live)
  await addPoint({ code: 'gate' })
})

const addPoint = (point: object) =>
  fixtures.live('POST', `${path}/check-in-points`, { name: 'Gate', kind: 'entry', ...point })

async function book(by: TestApiCall, days: string[]): Promise<string> {
  const { body } = await by('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ days })] })
  return (await by('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code
}

async function gates(mode: 'live' | 'test') {
  const { value } = await server.key(fixtures.organizationId, { mode, scopes: ['scanner'], requestsPerMinute: 1_000 })
  return [buildTestApiCall(server, value), buildTestApiCall(second, value)] as const
}

const scanAt = (gate: TestApiCall, code: string, more: object = {}) =>
  gate('POST', `${path}/scan`, {
    code,
    check_in_point: 'gate',
    client_uuid: randomUUID(),
    scanned_at: FRIDAY,
    ...more,
  })

/** Blocks the writing of scans, after they are decided, until the work has started. */
async function beforeWriting<T>(work: () => Promise<T>): Promise<T> {
  const holding = await server.database.transaction()
  await holding.raw('lock table idempotency_keys in share mode')
  try {
    return await work()
  } finally {
    await holding.rollback()
  }
}

const checkins = () => server.database('checkins').where({ organization_id: fixtures.organizationId })

describe('while a scan is decided and not yet written', () => {
  test('its test person is not deleted with their day; then the check-in leaves with them', async () => {
    const code = await book(fixtures.test, ['fri'])
    const [gate] = await gates('test')
    const { scan, deletion } = await beforeWriting(async () => {
      const scan = scanAt(gate, code)
      await waitUntilBlocked(server.database, 1, scan)
      const deletion = fixtures.live('DELETE', `${path}/days/fri`)
      await waitUntilBlocked(server.database, 2, deletion)
      return { scan, deletion }
    })
    expect((await scan).body.result).toBe('accepted')
    expect((await deletion).status).toBe(204)
    expect(await checkins()).toEqual([])
    const { data } = (await fixtures.test('GET', '/v1/audit-log?action=test_registrations.deleted')).body
    expect(data[0].before).toMatchObject({ attendees: 1, checkins: 1 })
    expect((await scanAt(gate, code, { scanned_at: SATURDAY })).body.result).toBe('unknown')
  })

  test('the day it was made on is not deleted; then it is in use', async () => {
    const code = await book(fixtures.live, ['fri'])
    const [gate] = await gates('live')
    const { scan, deletion } = await beforeWriting(async () => {
      const scan = scanAt(gate, code, { scanned_at: SATURDAY })
      await waitUntilBlocked(server.database, 1, scan)
      const deletion = fixtures.live('DELETE', `${path}/days/sat`)
      await waitUntilBlocked(server.database, 2, deletion)
      return { scan, deletion }
    })
    expect((await scan).body.result).toBe('wrong_day')
    expect(getStatusAndCode(await deletion)).toEqual([409, 'invalid_state'])
    expect((await fixtures.live('GET', `${path}/days/sat`)).status).toBe(200)
  })
})

test('while an override is not yet written, its test person is not deleted with their day; then it leaves with them', async () => {
  const now = server.clock.now()
  const { body: event } = await fixtures.live('GET', path)
  const device = await makeTestDevice(server.database, now, fixtures.organizationId, event.id, { mode: 'test' })
  const member = { organization_id: fixtures.organizationId, id: newId(now), email: 'li@harbour.example', name: 'Li' }
  await server.database('members').insert({
    ...member,
    role: 'manager',
    created_at: now,
    pin_hash: await hashPin('482913', 4),
  })
  const [gate] = await gates('test')
  const refused = await scanAt(gate, await book(fixtures.test, ['fri']), { scanned_at: SATURDAY })
  const { override, deletion } = await beforeWriting(async () => {
    const override = buildTestApiCall(server, device.value)(
      'POST',
      `/api/v1/checkins/${refused.body.checkins[0].id}/override`,
      { member: member.email, pin: '482913', reason: 'Came with the band.' },
    )
    await waitUntilBlocked(server.database, 1, override)
    const deletion = fixtures.live('DELETE', `${path}/days/fri`)
    await waitUntilBlocked(server.database, 2, deletion)
    return { override, deletion }
  })
  expect((await override).body.result).toBe('accepted')
  expect((await deletion).status).toBe(204)
  expect(await checkins()).toEqual([])
})

describe('two gates that let the same person in, before either has written it,', () => {
  test.each([
    ['admit once on a day', 'per_day', FRIDAY],
    ['admit once in all days, where once is all', 'per_event', SATURDAY],
  ])('%s', async (_, limit, second) => {
    await addPoint({ code: 'main', limit })
    const code = await book(fixtures.live, ['fri', 'sat'])
    const [one, other] = await gates('live')
    const scans = await beforeWriting(async () => {
      const first = scanAt(one, code, { check_in_point: 'main' })
      await waitUntilBlocked(server.database, 1, first)
      const scans = [first, scanAt(other, code, { check_in_point: 'main', scanned_at: second })]
      await waitUntilBlocked(server.database, 2, ...scans)
      return scans
    })
    const results = (await Promise.all(scans)).map(({ body }) => body.result)
    expect(results.sort()).toEqual(['accepted', 'duplicate'])
    expect((await checkins()).map(({ result }) => result).sort()).toEqual(['accepted', 'duplicate'])
  })
})
