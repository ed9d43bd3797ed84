import { afterEach, describe, expect, inject, test } from 'vitest'
import { connectDatabase } from '../platform/database/connect.ts'
import { buildServedFixtureContract } from '../testing/served-fixture-contract.ts'
import { cloneDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

afterEach(() => server.close())

async function keyOf(target: TestServer) {
  return (await target.key(await target.organization(), { scopes: ['read', 'write'] })).value
}

describe('what goes wrong inside', () => {
  test('is 500 with the request id, and only the log knows the reason', async () => {
    const secret = 'secret reason'
    const contract = await buildServedFixtureContract({ listBoxes: () => Promise.reject(new Error(secret)) })
    server = await startTestServer({ contract })
    const response = await server.get('/v1/boxes', { key: await keyOf(server) })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain(secret)
    const { error } = JSON.parse(text)
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ request_id: error.request_id, err: expect.objectContaining({ message: secret }) }),
    )
  })

  test('a change that another stood in the way of is 503 with Retry-After and says so', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    server = await startTestServer({
      contract: await buildServedFixtureContract({ listBoxes: () => Promise.reject(deadlock) }),
    })
    const response = await server.get('/v1/boxes', { key: await keyOf(server) })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await response.json()).error).toMatchObject({
      code: 'unavailable',
      message: 'Another change came in between; nothing was changed, so try again in 1 second.',
    })
  })

  test('a database that is away is 503 with Retry-After, and the server recovers by itself', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    server = await startTestServer({ databaseUrl: database.url, contract: await buildServedFixtureContract() })
    const key = await keyOf(server)
    expect((await server.get('/v1/boxes', { key })).status).toBe(200)
    const name = new URL(database.url).pathname.slice(1)
    const admin = connectDatabase({ url: inject('postgresUrl'), poolSize: 1, applicationName: 'fault' })
    await admin.raw('alter database ?? with allow_connections false', [name])
    await admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name])
    const away = await server.get('/v1/boxes', { key })
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await server.get('/readyz')).status).toBe(503)
    await admin.raw('alter database ?? with allow_connections true', [name])
    await expect.poll(async () => (await server.get('/v1/boxes', { key })).status).toBe(200)
    await admin.destroy()
  })

  test('a connection that is lost in the middle of a change is 503, and nobody else notices', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    server = await startTestServer({ databaseUrl: database.url })
    const key = (await server.key(await server.organization(), { scopes: ['read', 'admin'] })).value
    await server.send('POST', '/v1/groups', { key, body: { code: 'a', name: 'A' } })
    const holder = connectDatabase({ url: database.url, poolSize: 2, applicationName: 'holder' })
    const hold = await holder.transaction()
    await hold.raw('select from groups for update')
    const blocked = server.send('PATCH', '/v1/groups/a', { key, body: { name: 'B' } })
    const waiting = `select pid from pg_stat_activity where application_name = 'postern api' and wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await holder.raw(waiting)).rows.length).toBe(1)
    await holder.raw(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
    expect((await blocked).status).toBe(503)
    await hold.rollback()
    await holder.destroy()
    expect((await server.get('/v1/groups/a', { key })).status).toBe(200)
    expect((await server.send('PATCH', '/v1/groups/a', { key, body: { name: 'B' } })).status).toBe(200)
    const idle = await server.database.raw(
      `select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
    )
    expect(idle.rows).toEqual([])
  })

  test('an answer that breaks the contract fails the test that caused it', async () => {
    const contract = await buildServedFixtureContract({
      createBox: async () => ({ status: 200, body: { name: 'a', extra: true } }),
    })
    const broken = await startTestServer({ contract })
    server = await startTestServer()
    const key = await keyOf(broken)
    await fetch(`${broken.url}/v1/boxes`, {
      method: 'POST',
      body: '{"name":"a"}',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
    })
    await expect(broken.close()).rejects.toThrow('POST /v1/boxes answered 200: this status is not declared')
  })

  test('an undeclared field fails the test that caused it', async () => {
    const contract = await buildServedFixtureContract({
      createBox: async () => ({ status: 201, body: { name: 'a', extra: true } }),
    })
    const broken = await startTestServer({ contract })
    server = await startTestServer()
    const key = await keyOf(broken)
    await fetch(`${broken.url}/v1/boxes`, {
      method: 'POST',
      body: '{"name":"a"}',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
    })
    await expect(broken.close()).rejects.toThrow(/extra/)
  })
})
