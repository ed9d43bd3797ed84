import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spawnServer } from '../../testing/spawned-server.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { revokeKey } from './acts.ts'

let first: TestServer
let second: TestServer
let organization: string

beforeAll(async () => {
  first = await startTestServer()
  second = await startTestServer({ databaseUrl: first.databaseUrl, clock: first.clock })
  organization = await first.organization()
})

afterAll(async () => {
  await second.close()
  await first.close()
})

/** Sends `count` requests over 32 connections, alternating between the servers. */
async function flood(key: string, count: number, urls = [first.url, second.url]): Promise<number[]> {
  const statuses: number[] = []
  let sent = 0
  const connection = async () => {
    while (sent < count) {
      const url = urls[sent % urls.length]
      sent += 1
      const response = await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
  }
  await Promise.all(Array.from({ length: 32 }, connection))
  return statuses
}

/** The window is a minute of the database's clock. A flood that ran into the next minute is repeated with a new key. */
async function floodInOneMinute(count: number, urls: string[]) {
  const minute = async () => {
    const { rows } = await first.database.raw(`select date_trunc('minute', clock_timestamp()) as at`)
    return rows[0].at.getTime()
  }
  for (;;) {
    const [key, begun] = [await first.key(organization), await minute()]
    const statuses = await flood(key.value, count, urls)
    if ((await minute()) === begun) return { key, statuses }
  }
}

describe('two processes of the production entry point on one database', () => {
  test('give a key of 60 a minute exactly 60 between them, and both refuse it once it is revoked', async () => {
    const environment = { DATABASE_URL: first.databaseUrl, ROLE: 'api', LOG_LEVEL: 'silent' }
    const processes = await Promise.all([spawnServer(environment), spawnServer(environment)])
    const urls = processes.map(({ url }) => url)
    const { key, statuses } = await floodInOneMinute(300, urls)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(240)
    await revokeKey(first.database, organization, key.id, new Date())
    expect(await flood(key.value, 2, urls)).toEqual([401, 401])
    for (const { process } of processes) process.kill('SIGTERM')
    expect(await Promise.all(processes.map(({ exited }) => exited))).toEqual([0, 0])
  })
})

describe('two servers on one database', () => {
  test('give a key of 60 a minute exactly 60 between them', async () => {
    const key = await first.key(organization)
    const statuses = await flood(key.value, 400)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(340)
    first.clock.advance(60_000)
    expect((await flood(key.value, 100)).filter((status) => status === 200)).toHaveLength(60)
  })

  test('refuse a key that was revoked through one on the next request to the other', async () => {
    for (let round = 0; round < 20; round += 1) {
      const key = await first.key(organization)
      expect((await second.get('/v1/me', { key: key.value })).status).toBe(200)
      await revokeKey(first.database, organization, key.id, first.clock.now())
      expect((await second.get('/v1/me', { key: key.value })).status).toBe(401)
    }
  })

  test('answer a retry of what the other has done', async () => {
    const key = await first.key(organization, { scopes: ['admin'] })
    const sent = { key: key.value, body: { code: 'shared', name: 'Shared' }, idempotencyKey: 'one' }
    const made = await (await first.send('POST', '/v1/groups', sent)).text()
    expect(await (await second.send('POST', '/v1/groups', sent)).text()).toBe(made)
  })
})
