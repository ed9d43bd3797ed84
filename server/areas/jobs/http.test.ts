import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../access/callers/index.ts'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { buildWorkerOrigin } from '../../platform/work/audit/index.ts'
import { doWork } from '../../platform/work/work.ts'
import { buildTestApiCall, makeTestEvent } from '../../testing/fixtures.ts'
import {
  type CountingJobParameters,
  countingJobKind,
  createCountingTable,
} from '../../testing/jobs/counting-job-kind.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertJob } from './enqueue.ts'
import { purgeJobFiles, purgeJobs } from './purge.ts'
import type { JobRow } from './rows.ts'
import { runJobNow } from './run-job-now.ts'

let server: TestServer
let organizationId: string
let key: { id: string; value: string }

beforeAll(async () => {
  server = await startTestServer()
  await createCountingTable(server.database)
})

afterAll(() => server.close())

beforeEach(async () => {
  server.clock.set('2026-06-05T10:00:00.000Z')
  organizationId = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  key = await server.key(organizationId, { scopes: ['read', 'write'], requestsPerMinute: 10_000 })
})

async function callerOf(id: string, organization = organizationId): Promise<Caller> {
  const actsFor = { organizationId: organization, by: { type: 'key' as const, id }, livemode: true }
  const caller = await loadBackgroundCaller(buildReader(server.database), actsFor, server.clock.database())
  if (isRefusal(caller)) throw new Error(caller.message)
  return caller
}

const doAs = <T>(act: Parameters<typeof doWork<T>>[3]) =>
  doWork(server.database, buildWorkerOrigin(organizationId), server.clock.now(), act)

async function makeQueued(keyId = key.id): Promise<JobRow> {
  const caller = await callerOf(keyId)
  const parameters: CountingJobParameters = { rows: 5, chunk: 5 }
  return doAs((work) => insertJob(work, { type: 'import', caller, eventId: null, preview: false, parameters }))
}

async function makeFinished(
  parameters: CountingJobParameters = { rows: 25, chunk: 10 },
  keyId = key.id,
): Promise<JobRow> {
  const caller = await callerOf(keyId)
  const { database, clock } = server
  const tools = { database, clock, log: console as never }
  return doAs(async (work) => {
    const made = await insertJob(work, {
      type: 'export',
      caller,
      eventId: null,
      preview: false,
      parameters,
      files: { result: { name: 'Gäste “Fest”.csv', type: 'text/csv' } },
    })
    return runJobNow(tools, work, { ...countingJobKind, type: 'export' } as never, made, caller)
  })
}

const read = async (id: string, as = key.value) => {
  const answer = await server.get(`/v1/jobs/${id}`, { key: as })
  return { status: answer.status, body: await answer.json() }
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code]

describe('a job is seen', () => {
  test('with how far it is', async () => {
    const queued = await makeQueued()
    expect((await read(queued.id)).body).toMatchObject({
      id: queued.id,
      status: 'queued',
      progress: { done: 0, total: null },
      counts: {},
      result_url: null,
      rejects_url: null,
      expires_at: null,
      started_at: null,
      finished_at: null,
    })
    const finished = await makeFinished()
    expect((await read(finished.id)).body).toMatchObject({
      status: 'succeeded',
      progress: { done: 25, total: 25 },
      counts: { rows: 25 },
      expires_at: '2026-06-06T10:00:00.000Z',
      result_url: expect.stringContaining(`${server.url}/v1/jobs/`),
    })
  })

  test('newest first, by type and status', async () => {
    const [first, second] = [await makeFinished(), await makeQueued()]
    const list = async (query: string) => {
      const answer = await server.get(`/v1/jobs${query}`, { key: key.value })
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
    }
    expect(await list('')).toEqual([second.id, first.id])
    expect(await list('?type=export')).toEqual([first.id])
    expect(await list('?status=queued')).toEqual([second.id])
    expect(await list('?status=failed')).toEqual([])
    expect(await codeOf(await server.get('/v1/jobs?event=nowhere', { key: key.value }))).toEqual([404, 'not_found'])
  })

  test('by keys of its mode and its group alone', async () => {
    const answer = await server.send('POST', '/v1/groups', {
      key: (await server.key(organizationId, { scopes: ['admin'] })).value,
      body: { code: 'north', name: 'North' },
    })
    const { id: groupId } = (await answer.json()) as { id: string }
    const limited = await server.key(organizationId, { scopes: ['read', 'write'], groupId })
    const test = await server.key(organizationId, { mode: 'test', scopes: ['read'] })
    const stranger = await server.key(await server.organization(), { scopes: ['read'] })
    const [whole, ofGroup] = [await makeFinished(), await makeFinished(undefined, limited.id)]
    const statuses = async (id: string) =>
      Promise.all([key, limited, test, stranger].map(async ({ value }) => (await read(id, value)).status))
    expect(await statuses(whole.id)).toEqual([200, 404, 404, 404])
    expect(await statuses(ofGroup.id)).toEqual([200, 200, 404, 404])
  })
})

describe('a job is cancelled', () => {
  test('once, while it is not at its end', async () => {
    const queued = await makeQueued()
    const cancel = () => server.send('POST', `/v1/jobs/${queued.id}/cancel`, { key: key.value })
    const answer = await cancel()
    expect(await answer.json()).toMatchObject({ status: 'cancelled', finished_at: '2026-06-05T10:00:00.000Z' })
    expect(await codeOf(await cancel())).toEqual([409, 'invalid_state'])
  })
})

describe('the file of a job', () => {
  const linkOf = async (id: string, as = key.value) => String((await read(id, as)).body.result_url)

  test('is served to whoever has its address, without a key, and to the key', async () => {
    const { id } = await makeFinished()
    const answer = await fetch(await linkOf(id))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(Array.from({ length: 25 }, (_, n) => `${n + 1}\r\n`).join(''))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="G_ste _Fest_.csv"; filename*=UTF-8''G%C3%A4ste%20%E2%80%9CFest%E2%80%9D.csv`,
      'content-length': '91',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const withKey = await server.get(`/v1/jobs/${id}/rejects`, { key: key.value })
    expect(await withKey.text()).toBe('10\r\n20\r\n')
  })

  test('is many pieces, and all of them come', async () => {
    const { id } = await makeFinished({ rows: 300_000, chunk: 100_000 })
    const text = await (await fetch(await linkOf(id))).text()
    expect(text.length).toBe((await server.database('jobs').where({ id }).first('result_bytes')).result_bytes)
    expect(text.endsWith('299999\r\n300000\r\n')).toBe(true)
  })

  test('is not served with an address that was changed, or is that of another file', async () => {
    const [one, other] = [await makeFinished(), await makeFinished()]
    const link = await linkOf(one.id)
    const changed = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(await codeOf(await fetch(changed))).toEqual([401, 'api_key_unknown'])
    expect(await codeOf(await fetch(link.replace(one.id, other.id)))).toEqual([401, 'api_key_unknown'])
    expect(await codeOf(await fetch(link.replace('/result', '/rejects')))).toEqual([401, 'api_key_unknown'])
    expect(await codeOf(await server.get(`/v1/jobs/${one.id}/result`))).toEqual([401, 'api_key_required'])
  })

  test('is gone a day after the job, for the address and for the key', async () => {
    const { id } = await makeFinished()
    const link = await linkOf(id)
    server.clock.set('2026-06-06T09:59:59.000Z')
    expect((await fetch(link)).status).toBe(200)
    server.clock.set('2026-06-06T10:00:00.000Z')
    expect(await codeOf(await fetch(link))).toEqual([410, 'link_expired'])
    expect(await codeOf(await server.get(`/v1/jobs/${id}/result`, { key: key.value }))).toEqual([410, 'link_expired'])
    expect((await read(id)).body).toMatchObject({ status: 'succeeded', result_url: null, rejects_url: null })
    await purgeJobFiles(server.database, server.clock.database())
    expect(await server.database('job_files').where({ job_id: id })).toEqual([])
    expect(await codeOf(await server.get(`/v1/jobs/${id}/result`, { key: key.value }))).toEqual([410, 'link_expired'])
  })

  test('stays while it has not expired', async () => {
    const { id } = await makeFinished()
    await purgeJobFiles(server.database, server.clock.database())
    expect(await server.database('job_files').where({ job_id: id })).not.toEqual([])
  })

  test('is gone for an address with the key that it was shown to', async () => {
    const other = await server.key(organizationId, { scopes: ['read'] })
    const { id } = await makeFinished()
    const [own, shown] = [await linkOf(id), await linkOf(id, other.value)]
    await server.database('api_keys').where({ id: key.id }).update({ revoked_at: server.clock.now() })
    expect(await codeOf(await fetch(own))).toEqual([401, 'api_key_revoked'])
    expect((await fetch(shown)).status).toBe(200)
  })

  test('is served for its day whatever scopes the key has, and no longer than the key', async () => {
    const { id } = await makeFinished()
    const [own, rejects] = [await linkOf(id), String((await read(id)).body.rejects_url)]
    const answersOf = (...links: string[]) => Promise.all(links.map(async (link) => (await fetch(link)).status))
    for (const scopes of [['write'], ['admin'], ['scanner']]) {
      await server.database('api_keys').where({ id: key.id }).update({ scopes })
      expect([scopes, await answersOf(own, rejects)]).toEqual([scopes, [200, 200]])
    }
    expect(await codeOf(await server.get(`/v1/jobs/${id}/result`, { key: key.value }))).toEqual([403, 'api_key_scope'])
    await server.database('api_keys').where({ id: key.id }).update({ expires_at: '2026-06-05T11:00:00.000Z' })
    server.clock.set('2026-06-05T11:00:00.000Z')
    expect(await codeOf(await fetch(own))).toEqual([401, 'api_key_expired'])
    await server.database('api_keys').where({ id: key.id }).update({ expires_at: null })
    server.clock.set('2026-06-06T10:00:00.000Z')
    expect(await codeOf(await fetch(own))).toEqual([410, 'link_expired'])
  })

  test('is served to a key that may only write, from the answer that made the job', async () => {
    const writer = buildTestApiCall(server, (await server.key(organizationId, { scopes: ['write'] })).value)
    const all = buildTestApiCall(server, (await server.key(organizationId, { scopes: ['read', 'write'] })).value)
    await makeTestEvent(all)
    const { status, body } = await writer('POST', '/v1/exports', { type: 'people', event: 'fest' })
    expect([status, (await fetch(body.result_url)).status]).toEqual([201, 200])
  })

  test('is not there before the job has ended, or where it made none', async () => {
    const queued = await makeQueued()
    expect(await codeOf(await server.get(`/v1/jobs/${queued.id}/result`, { key: key.value }))).toEqual([
      409,
      'invalid_state',
    ])
    const { id } = await makeFinished({ rows: 5, chunk: 5 })
    expect(await codeOf(await server.get(`/v1/jobs/${id}/rejects`, { key: key.value }))).toEqual([404, 'not_found'])
  })

  test('has an address that no log tells', async () => {
    const { id } = await makeFinished()
    const link = await linkOf(id)
    await fetch(link)
    await fetch(`${link}x`)
    const secret = new URL(link).searchParams.get('link') ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(JSON.stringify(server.logLines)).not.toContain(secret)
    const audited = await server.database('audit_log').where({ organization_id: organizationId })
    expect(JSON.stringify(audited)).not.toContain('link=')
  })
})

describe('what was uploaded for nothing', () => {
  test('is deleted after an hour, and what a job has is not', async () => {
    const job = await makeQueued()
    const old = new Date('2026-06-05T08:00:00.000Z')
    const upload = (id: string) => ({ organization_id: organizationId, id, created_at: old })
    await server.database('uploads').insert([upload('LEFT'), upload('HELD')])
    await server
      .database('upload_parts')
      .insert({ organization_id: organizationId, upload_id: 'LEFT', part: 0, bytes: 'x' })
    await server.database('jobs').where({ id: job.id }).update({ upload_id: 'HELD' })
    await purgeJobFiles(server.database, server.clock.database())
    expect(await server.database('uploads').where({ organization_id: organizationId }).pluck('id')).toEqual(['HELD'])
    expect(await server.database('upload_parts').where({ organization_id: organizationId })).toEqual([])
  })
})

describe('what a job was given to read', () => {
  test('is deleted as soon as the job is over, while what it made stays its day', async () => {
    const job = await makeFinished()
    const upload = { organization_id: organizationId, id: 'READ', created_at: new Date('2026-06-05T08:00:00.000Z') }
    await server.database('uploads').insert(upload)
    await server
      .database('upload_parts')
      .insert({ organization_id: organizationId, upload_id: 'READ', part: 0, bytes: 'x' })
    await server.database('jobs').where({ id: job.id }).update({ upload_id: 'READ' })
    const source = { organization_id: organizationId, job_id: job.id, kind: 'source', part: 0, bytes: 'x' }
    await server.database('job_files').insert(source)
    await purgeJobFiles(server.database, server.clock.database())
    expect(await server.database('upload_parts').where({ organization_id: organizationId })).toEqual([])
    expect(await server.database('uploads').where({ organization_id: organizationId })).toEqual([])
    const kept = await server.database('job_files').where({ job_id: job.id }).distinct('kind').pluck('kind')
    expect(kept.sort()).toEqual(['rejects', 'result'])
  })
})

describe('a job that has ended', () => {
  test('is deleted after 90 days, with what is left of it, and one that has not ended never is', async () => {
    const [ended, queued] = [await makeFinished(), await makeQueued()]
    const purgeAfter = async (days: number) => {
      server.clock.set(new Date(Date.parse('2026-06-05T10:00:00.000Z') + days * 86_400_000 - 1_000).toISOString())
      await purgeJobs(server.database, server.clock.database())
      return server.database('jobs').where({ organization_id: organizationId }).orderBy('id').pluck('id')
    }
    expect(await purgeAfter(90)).toEqual([ended.id, queued.id].sort())
    expect(await purgeAfter(91)).toEqual([queued.id])
    expect(await server.database('job_files').where({ job_id: ended.id })).toEqual([])
  })
})
