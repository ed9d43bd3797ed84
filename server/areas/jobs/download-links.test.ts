import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeKey } from '../../access/keys/index.ts'
import { buildLog } from '../../platform/log.ts'
import { buildTestApiCall, makeTestEvent } from '../../testing/fixtures.ts'
import { importCsv } from '../../testing/imports/import-csv.ts'
import { drainJobs } from '../../testing/jobs/drain-jobs.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildImportJobKind } from '../imports/index.ts'
import type { JobKind } from './index.ts'

let server: TestServer
let organizationId: string
let key: { id: string; value: string }
let writer: { id: string; value: string }

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  server.clock.set('2026-06-05T10:00:00.000Z')
  organizationId = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  key = await server.key(organizationId, { scopes: ['read', 'write'], requestsPerMinute: 10_000 })
  writer = await server.key(organizationId, { scopes: ['write'], requestsPerMinute: 10_000 })
  await makeTestEvent(buildTestApiCall(server, key.value))
})

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code]

const exportPeople = async (as = key) =>
  (await buildTestApiCall(server, as.value)('POST', '/v1/exports', { type: 'people', event: 'fest' })).body

/** One row in the background has no first name, where `isFlawed`. */
const importMany = async (as = writer, isFlawed = true) => {
  const rows = Array.from({ length: 501 }, (_, row) => `${row === 7 && isFlawed ? '' : 'Nerea'},Ibáñez ${row}\n`)
  const csv = `first name,last name\n${rows.join('')}`
  const { status, body } = await importCsv(server, as.value, 'fest', csv, '?attendee_type=visitor')
  expect([status, body.status]).toEqual([202, 'queued'])
  return body
}

const drain = () =>
  drainJobs({ ...server, log: buildLog('silent'), kinds: [buildImportJobKind() as unknown as JobKind] })

describe('an address of a file', () => {
  const HEADERS = ['Bearer', 'Bearer a b', 'Basic abc', 'Bearer svc_device_nobody', `Bearer svc_live_${'0'.repeat(34)}`]

  test('works whatever stands in the header Authorization', async () => {
    const { result_url, download_url } = await exportPeople()
    const revoked = await server.key(organizationId)
    await revokeKey(server.database, organizationId, revoked.id, server.clock.now())
    const stranger = await server.key(await server.organization(), { scopes: ['read'] })
    const keys = [key, writer, revoked, stranger].map(({ value }) => `Bearer ${value}`)
    for (const url of [result_url, download_url]) {
      for (const header of [...HEADERS, ...keys]) {
        const answer = await fetch(url, { headers: { Authorization: header } })
        expect([header, answer.status]).toEqual([header, 200])
      }
      expect((await fetch(url)).status).toBe(200)
    }
  })

  test('works whatever became of the plan, its calls and its apps', async () => {
    const { result_url, download_url } = await exportPeople()
    await server.database('organizations').where({ id: organizationId }).update({ plan: 'free', plan_overrides: '{}' })
    const app = { 'X-Service-Client': 'zapier' }
    for (const url of [result_url, download_url]) {
      expect((await fetch(url)).status).toBe(200)
      expect((await fetch(url, { headers: app })).status).toBe(200)
    }
    const plan_overrides = JSON.stringify({ api_calls_monthly: 1 })
    await server.database('organizations').where({ id: organizationId }).update({ plan: 'growth', plan_overrides })
    expect(await codeOf(await server.get('/v1/me', { key: key.value }))).toEqual([429, 'quota_exceeded'])
    expect((await fetch(result_url)).status).toBe(200)
  })

  test('dies with the key that made it, also where another is sent', async () => {
    const { result_url, download_url } = await exportPeople(writer)
    await revokeKey(server.database, organizationId, writer.id, server.clock.now())
    for (const url of [result_url, download_url]) {
      expect(await codeOf(await fetch(url))).toEqual([401, 'api_key_revoked'])
      const headers = { Authorization: `Bearer ${key.value}` }
      expect(await codeOf(await fetch(url, { headers }))).toEqual([401, 'api_key_revoked'])
    }
  })

  test('that is no link at all leaves the key in charge', async () => {
    const { id } = await exportPeople()
    const ask = async (query: string, as?: string) =>
      codeOf(await server.get(`/v1/jobs/${id}/result${query}`, { key: as }))
    for (const query of ['?link=', `?link=${'x'.repeat(501)}`, '?link=a&link=b']) {
      expect([query, await ask(query, key.value)]).toEqual([query, [400, 'validation_failed']])
      expect([query, await ask(query)]).toEqual([query, [401, 'api_key_required']])
    }
  })
})

describe('the answer that makes a job', () => {
  test('tells a key that may only write where the file will be, which is not there before its end', async () => {
    const { id, download_url } = await importMany()
    const early = await fetch(download_url)
    expect(early.headers.get('retry-after')).toBe('2')
    expect((await early.json()).error).toMatchObject({
      code: 'file_not_ready',
      message: `The job ${id} is queued; ask for its file again in 2 seconds.`,
      details: { state: 'queued' },
    })
    expect(early.status).toBe(409)
    await drain()
    const answer = await fetch(download_url, { headers: { Authorization: `Bearer ${writer.value}` } })
    expect([answer.status, (await answer.text()).trimEnd().split('\n')]).toEqual([
      200,
      ['first name,last name,reject_reason\r', expect.stringMatching(/^,Ibáñez 7,/)],
    ])
    server.clock.set('2026-06-06T09:59:59.000Z')
    expect((await fetch(download_url)).status).toBe(200)
    server.clock.set('2026-06-06T10:00:00.000Z')
    expect(await codeOf(await fetch(download_url))).toEqual([410, 'link_expired'])
  })

  test('of an export leads to its result, and no other answer has that address', async () => {
    const made = await exportPeople()
    expect(await (await fetch(made.download_url)).text()).toBe(await (await fetch(made.result_url)).text())
    const call = buildTestApiCall(server, key.value)
    const { body: listed } = await call('GET', '/v1/jobs')
    expect((await call('GET', `/v1/jobs/${made.id}`)).body).not.toHaveProperty('download_url')
    expect(listed.data[0]).not.toHaveProperty('download_url')
  })

  test('leads nowhere where the job ended without the file, and says how it ended', async () => {
    const { id, download_url } = await importMany(writer, false)
    await drain()
    const none = await fetch(download_url)
    expect([none.status, (await none.json()).error.message]).toEqual([
      404,
      `The job ${id} has succeeded and has no rejects.`,
    ])
    const other = await importMany(writer, false)
    expect((await buildTestApiCall(server, writer.value)('POST', `/v1/jobs/${other.id}/cancel`)).status).toBe(200)
    const gone = await fetch(other.download_url)
    const message = `The job ${other.id} has been cancelled and has no rejects.`
    expect([gone.status, (await gone.json()).error.message]).toEqual([404, message])
  })

  test('tells it once more to who repeats the request, and to no log', async () => {
    const sent = { key: writer.value, body: { type: 'people', event: 'fest' }, idempotencyKey: 'again' }
    const [first, again] = [
      await server.send('POST', '/v1/exports', sent),
      await server.send('POST', '/v1/exports', sent),
    ]
    const { download_url } = await first.json()
    expect((await again.json()).download_url).toBe(download_url)
    await fetch(download_url)
    const secret = new URL(download_url).searchParams.get('link') ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(JSON.stringify(server.logLines)).not.toContain(secret)
    const audited = await server.database('audit_log').where({ organization_id: organizationId })
    expect(JSON.stringify(audited)).not.toContain('link=')
  })

  test('leads to one job and one file alone', async () => {
    const [one, other] = [await exportPeople(), await exportPeople()]
    const ask = async (from: string, to: string) => codeOf(await fetch(one.download_url.replace(from, to)))
    expect(await ask(one.id, other.id)).toEqual([401, 'api_key_unknown'])
    expect(await ask('/file', '/result')).toEqual([401, 'api_key_unknown'])
    expect(await codeOf(await server.get(`/v1/jobs/${one.id}/file`))).toEqual([401, 'api_key_required'])
    expect((await server.get(`/v1/jobs/${one.id}/file`, { key: key.value })).status).toBe(200)
    expect(await codeOf(await server.get(`/v1/jobs/${one.id}/file`, { key: writer.value }))).toEqual([
      403,
      'api_key_scope',
    ])
  })
})
