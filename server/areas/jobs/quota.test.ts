import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestFixtures, getStatusAndCode, makeTestEvent, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { MAX_UNFINISHED_JOBS } from './quota.ts'

let server: TestServer
let organizationId: string
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  const fixtures = await buildTestFixtures(server)
  organizationId = fixtures.organizationId
  call = fixtures.live
  await makeTestEvent(call)
})

const tableOf = (rows: number, heading = 'first,last,type') =>
  `${heading}\n${Array.from({ length: rows }, (_, n) => `Ana,Ruiz ${n},visitor\n`).join('')}`

const importRows = (rows: number, by = call) => by('POST', '/v1/events/fest/imports', { csv: tableOf(rows) })
const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

describe('what an organization has waiting', () => {
  test('is bounded, however much is asked for at once, and another organization has as much', async () => {
    const replies = await Promise.all(Array.from({ length: MAX_UNFINISHED_JOBS + 4 }, () => importRows(501)))
    expect(statusesOf(replies)).toEqual([...Array(MAX_UNFINISHED_JOBS).fill(202), ...Array(4).fill(429)])
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body.error).toMatchObject({
      code: 'jobs_limit_reached',
      message: `The organization has ${MAX_UNFINISHED_JOBS} imports and exports that wait or are at work, and may have ${MAX_UNFINISHED_JOBS} at once; try again when one of them has ended.`,
    })
    expect(refused?.headers.get('retry-after')).toBe('60')
    const other = (await buildTestFixtures(server)).live
    await makeTestEvent(other)
    expect((await importRows(501, other)).status).toBe(202)
  })

  test('holds back nothing that is done while the caller waits', async () => {
    await Promise.all(Array.from({ length: MAX_UNFINISHED_JOBS }, () => importRows(501)))
    expect((await importRows(3)).status).toBe(201)
    expect((await call('POST', '/v1/exports', { type: 'people', event: 'fest' })).status).toBe(201)
  })

  test('lets the same request pass once there is room, under the same idempotency key', async () => {
    const made = await Promise.all(Array.from({ length: MAX_UNFINISHED_JOBS }, () => importRows(501)))
    const key = (await server.key(organizationId, { mode: 'live', scopes: ['write'] })).value
    const idempotencyKey = randomUUID()
    const again = () =>
      server.send('POST', '/v1/events/fest/imports', { key, idempotencyKey, body: { csv: tableOf(501) } })
    expect((await again()).status).toBe(429)
    await call('POST', `/v1/jobs/${made[0]?.body.id}/cancel`)
    expect((await again()).status).toBe(202)
  })

  test('is bounded in bytes too', async () => {
    const { database } = server
    // Compressed, the half gigabyte takes almost no space on disk.
    await database.raw('alter table upload_parts alter column bytes set storage extended')
    await database('uploads').insert({ organization_id: organizationId, id: 'kept' })
    await database.raw(
      `insert into upload_parts select ?, 'kept', 0, convert_to(repeat('x', 10 * 1024 * 1024), 'UTF8')`,
      [organizationId],
    )
    await database.raw(
      `insert into upload_parts select organization_id, upload_id, part, bytes
       from (select organization_id, upload_id, bytes from upload_parts where upload_id = 'kept') one, generate_series(1, 49) part`,
    )
    const refused = await importRows(501)
    expect(getStatusAndCode(refused)).toEqual([429, 'jobs_limit_reached'])
    expect(refused.body.error.message).toContain('would have more than 500 MB together')
    await database('uploads').where({ id: 'kept' }).delete()
    expect((await importRows(501)).status).toBe(202)
  })
})

test('nothing is kept of a file that was imported while the caller waited', async () => {
  const send = async (csv: string) => {
    const key = (await server.key(organizationId, { mode: 'live', scopes: ['write'] })).value
    const response = await fetch(`${server.url}/v1/events/fest/imports`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'text/csv', 'Idempotency-Key': randomUUID() },
      body: csv,
    })
    return response.status
  }
  expect(await send(tableOf(2))).toBe(201)
  const long = `first,last,type,notes\n${Array.from({ length: 500 }, (_, n) => `Ana,Gil ${n},visitor,${'x'.repeat(3_000)}\n`).join('')}`
  expect(await send(long)).toBe(201)
  const kept = await Promise.all([
    server.database('uploads').where({ organization_id: organizationId }),
    server.database('job_files').where({ organization_id: organizationId, kind: 'source' }),
  ])
  expect(kept).toEqual([[], []])
})
