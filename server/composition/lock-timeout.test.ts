import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { afterEach, describe, expect, test } from 'vitest'
import type { ScheduledTask } from '../platform/queue/index.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../testing/fixtures.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts'
import { waitUntilBlocked } from '../testing/until-blocked.ts'

const SHORT = { lockTimeout: 500 }
const GENEROUS = { requestsPerMinute: 1_000_000 }

let server: TestServer
let organization: string
let key: string
let held: Knex.Transaction | undefined

afterEach(async () => {
  await held?.rollback()
  held = undefined
  await server.close()
})

async function start(options: TestServerOptions): Promise<void> {
  server = await startTestServer(options)
  organization = (await buildTestFixtures(server)).organizationId
  key = (await server.key(organization, { scopes: ['read', 'write', 'admin', 'scanner'], ...GENEROUS })).value
}

/** Locks rows of the organization until `letGo`. */
async function hold(table: string): Promise<void> {
  held = await server.database.transaction()
  await held(table).where({ organization_id: organization }).forUpdate().select()
}

async function letGo(): Promise<void> {
  await held?.rollback()
  held = undefined
}

type Reply = { status: number; retryAfter: string | null; error: { code: string; message: string; request_id: string } }

async function send(method: string, path: string, body?: unknown, idempotencyKey = randomUUID()): Promise<Reply> {
  const response = await server.send(method, path, { key, body, idempotencyKey })
  const { error } = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), error }
}

const REFUSED = {
  status: 503,
  retryAfter: '1',
  error: {
    code: 'unavailable',
    message: 'Another change to the same takes too long; nothing was changed, so try again in 1 second.',
  },
}

/** Each caller has an answer of its own. */
function expectRefusedEach(replies: Reply[]): void {
  for (const reply of replies) expect(reply).toMatchObject(REFUSED)
  expect(new Set(replies.map(({ error }) => error.request_id)).size).toBe(replies.length)
}

describe('a request that waits for a lock', () => {
  test('is 503 with Retry-After, and done when it is sent again', async () => {
    await start(SHORT)
    await send('POST', '/v1/groups', { code: 'a', name: 'A' })
    await hold('groups')
    expect(await send('PATCH', '/v1/groups/a', { name: 'B' })).toMatchObject(REFUSED)
    await letGo()
    const { name } = await (await server.get('/v1/groups/a', { key })).json()
    expect(name).toBe('A')
    expect((await send('PATCH', '/v1/groups/a', { name: 'B' })).status).toBe(200)
  })

  test('waits three seconds', async () => {
    await start({ lockTimeout: undefined })
    const { rows } = await server.database.raw('show lock_timeout')
    expect(rows).toEqual([{ lock_timeout: '3s' }])
  })

  test('is told for itself where calls of one key are counted together, and none is counted', async () => {
    await start(SHORT)
    await hold('api_key_usage')
    expectRefusedEach(await Promise.all(Array.from({ length: 8 }, () => send('GET', '/v1/me'))))
    await letGo()
    const counted = await server.database('api_key_usage').where({ organization_id: organization }).pluck('month_calls')
    expect(new Set(counted.map(Number))).toEqual(new Set([0]))
    expect((await send('GET', '/v1/me')).status).toBe(200)
  })

  test('is told for itself where scans are decided together, and each is done once when it is sent again', async () => {
    await start(SHORT)
    const path = await makeTestEvent((method, to, body) => toCall(method, to, body))
    await send('POST', `${path}/check-in-points`, { code: 'main', name: 'Main', kind: 'entry' })
    await send('POST', `${path}/registrations`, {
      attendees: Array.from({ length: 6 }, () => buildNewAttendee({ days: ['fri'] })),
    })
    const codes: string[] = await server.database('tickets').where({ organization_id: organization }).pluck('code')
    const scans = codes.map((code) => {
      const [body, again] = [{ code, check_in_point: 'main', scanned_at: '2026-06-05T10:00:00.000Z' }, randomUUID()]
      return () => send('POST', `${path}/scan`, { ...body, client_uuid: again }, again)
    })
    await hold('check_in_points')
    expectRefusedEach(await Promise.all(scans.map((scan) => scan())))
    expect(await recordedScans()).toBe(0)
    await letGo()
    for (const round of [1, 2]) {
      const replies = await Promise.all(scans.map((scan) => scan()))
      expect([round, new Set(replies.map(({ status }) => status))]).toEqual([round, new Set([200])])
      expect(await recordedScans()).toBe(scans.length)
    }
  })
})

async function toCall(method: string, path: string, body?: unknown) {
  const response = await server.send(method, path, { key, body })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

async function recordedScans(): Promise<number> {
  return (await server.database('scans').where({ organization_id: organization })).length
}

test('a worker waits on for a lock that requests gave up', async () => {
  const failures: unknown[] = []
  const rename = (database: TestServer['database']): ScheduledTask => ({
    name: 'rename-groups',
    every: '0 0 1 1 *',
    wakeable: true,
    run: async () => {
      const renaming = database('groups').where({ code: 'a' }).update({ name: 'by the worker' })
      await renaming.catch((error: unknown) => failures.push(error))
      return null
    },
  })
  await start({ ...SHORT, config: { role: 'all' }, tasks: ({ database }) => [rename(database)] })
  await send('POST', '/v1/groups', { code: 'a', name: 'A' })
  await hold('groups')
  server.worker?.wake('rename-groups')
  await waitUntilBlocked(server.database, 1)
  // It began to wait later than the worker.
  expect(await send('PATCH', '/v1/groups/a', { name: 'B' })).toMatchObject(REFUSED)
  expect(failures).toEqual([])
  await letGo()
  const nameOf = async () => (await (await server.get('/v1/groups/a', { key })).json()).name
  await expect.poll(nameOf).toBe('by the worker')
  expect(failures).toEqual([])
})
