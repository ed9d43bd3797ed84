import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildImportJobKind } from '../../server/areas/imports/index.ts'
import { buildLog } from '../../server/platform/log.ts'
import { buildTestFixtures, makeTestEvent } from '../../server/testing/fixtures.ts'
import { drainJobs } from '../../server/testing/jobs/drain-jobs.ts'
import {
  respondWithJson,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../server/testing/sdk/fault-server.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import type { CliIo } from '../src/cli/listen.ts'
import { runCli } from '../src/cli/run.ts'
import type { Job } from '../src/generated/models.ts'
import { createTestClient, testApiKey } from './test-client.ts'

let folder: string
let server: TestServer
let writer: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postern-download-'))
  server = await startTestServer()
  const { live, organizationId } = await buildTestFixtures(server)
  await makeTestEvent(live)
  writer = (await server.key(organizationId, { scopes: ['write'], requestsPerMinute: 1000 })).value
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const JOB = '01JGFJK07Q2S4V6X8Z0B2D4F6H'
const download_url = `https://a.example/v1/jobs/${JOB}/file?link=Zr4w8Tn1`
const started = (changes: object = {}) =>
  ({
    id: JOB,
    type: 'export',
    status: 'queued',
    progress: { done: 0, total: 9000 },
    counts: {},
    rejects_url: null,
    result_url: null,
    finished_at: null,
    download_url,
    ...changes,
  }) as unknown as Job

const notReady = respondWithRefusal(409, 'file_not_ready', { 'Retry-After': '2' })

describe('jobs.download of the answer that made a job', () => {
  test('waits for the file for as long as it takes', async () => {
    await using fake = await startFaultServer(...Array(7).fill(notReady), respondWithText(200, 'text/csv', 'a,b\r\n'))
    const { jobs, waits } = createTestClient(fake.url)
    expect(await new Response(await jobs.download(started())).text()).toBe('a,b\r\n')
    expect(new Set(fake.received.map(({ url }) => url))).toEqual(new Set([`/v1/jobs/${JOB}/file?link=Zr4w8Tn1`]))
    expect(waits).toHaveLength(7)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000)
  })

  test('waits for nothing where it is told not to, or the job ended without a file', async () => {
    await using fake = await startFaultServer(notReady, respondWithRefusal(404, 'not_found'))
    const ending = new AbortController()
    const sleep = async () => ending.abort(new Error('enough'))
    const waiting = createTestClient(fake.url, {}, { sleep }).jobs.download(started(), { signal: ending.signal })
    await expect(waiting).rejects.toThrow('aborted')
    await expect(createTestClient(fake.url).jobs.download(started())).rejects.toMatchObject({ code: 'not_found' })
  })

  test('asks for another file with the key', async () => {
    await using fake = await startFaultServer(respondWithText(200, 'text/csv', ''))
    const { jobs } = createTestClient(fake.url)
    await jobs.download(started({ type: 'import' }), { file: 'rejects', asCsv: true })
    await jobs.download(started({ type: 'import' }), { file: 'result' })
    await jobs.download(JOB)
    expect(fake.received.map(({ url }) => url)).toEqual([
      `/v1/jobs/${JOB}/file?as_csv=true&link=Zr4w8Tn1`,
      `/v1/jobs/${JOB}/result`,
      `/v1/jobs/${JOB}/result`,
    ])
  })

  test('gives a key that may only write the rejects of its import', async () => {
    const rows = Array.from({ length: 501 }, (_, row) => `${row === 3 ? '' : 'Nerea'},Ibáñez ${row},visitor\n`)
    const kinds = [buildImportJobKind() as never]
    const sleep = () => drainJobs({ ...server, log: buildLog('silent'), kinds })
    const { events, jobs } = createTestClient(server.url, { apiKey: writer }, { sleep })
    const job = await events.imports.create('fest', { csv: `First name,Last name,Type\n${rows.join('')}` })
    expect(job.status).toBe('queued')
    expect(await new Response(await jobs.download(job)).text()).toContain('Ibáñez 3,visitor,')
  })
})

describe('the command line, with a key that may only write', () => {
  const lines: string[] = []
  const typed = (url: string, key: string, args: string[]) => {
    lines.length = 0
    const io: CliIo = {
      environment: { POSTERN_KEY: key, POSTERN_BASE_URL: url },
      out: (line) => lines.push(line),
      err: (line) => lines.push(line),
      signal: new AbortController().signal,
      sleep: async () => {},
    }
    return runCli(args, io)
  }

  test('exports a small file', async () => {
    const output = join(folder, 'small.csv')
    expect(await typed(server.url, writer, ['export', 'people', '--event', 'fest', '--output', output])).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^\d+ rows are in /)])
    expect(await readFile(output, 'utf8')).toContain('First name')
  })

  test('exports a large file, which it waits for', async () => {
    const output = join(folder, 'large.csv')
    await using fake = await startFaultServer(
      respondWithJson(202, started()),
      respondWithRefusal(403, 'api_key_scope'),
      respondWithRefusal(409, 'file_not_ready', { 'Retry-After': '0' }),
      respondWithText(200, 'text/csv', 'a,b\r\n'),
    )
    expect(await typed(fake.url, testApiKey, ['export', 'people', '--event', 'fest', '--output', output])).toBe(0)
    expect(lines).toEqual([`The export is in ${output}.`])
    expect(await readFile(output, 'utf8')).toBe('a,b\r\n')
  })

  test('tells where the rejects of a large import will be', async () => {
    const file = join(folder, 'people.csv')
    await writeFile(file, 'First name\nAda\n')
    await using fake = await startFaultServer(
      respondWithJson(202, started({ type: 'import' })),
      respondWithRefusal(403, 'api_key_scope'),
    )
    expect(await typed(fake.url, testApiKey, ['import', file, '--event', 'fest'])).toBe(0)
    expect(lines).toEqual([
      `The job ${JOB} goes on; the API key has no scope read to follow it.`,
      `The rows that cannot be taken, if any, will be at ${download_url} for a day.`,
    ])
  })

  test('saves the rejects of an import', async () => {
    const [file, rejects] = [join(folder, 'flawed.csv'), join(folder, 'not-taken.csv')]
    await writeFile(file, 'First name,Last name,Type\nAda,Lovelace,visitor\n,Nobody,visitor\n')
    expect(await typed(server.url, writer, ['import', file, '--event', 'fest', '--rejects', rejects])).toBe(0)
    expect(await readFile(rejects, 'utf8')).toContain('Nobody')
  })
})
