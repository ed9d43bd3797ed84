import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBackgroundCaller } from '../../server/access/keys/index.ts'
import { insertJob, runJobNow } from '../../server/areas/jobs/index.ts'
import { isRefusal } from '../../server/platform/contract/refusal.ts'
import { buildReader } from '../../server/platform/database/prepared.ts'
import { buildLog } from '../../server/platform/log.ts'
import { buildWorkerOrigin } from '../../server/platform/work/audit/index.ts'
import { doWork } from '../../server/platform/work/work.ts'
import { buildTestFixtures, makeTestEvent } from '../../server/testing/fixtures.ts'
import { buildWorkbook } from '../../server/testing/imports/workbook.ts'
import { countingJobKind, createCountingTable } from '../../server/testing/jobs/counting-job-kind.ts'
import {
  closeAmidBody,
  dropConnection,
  respondWithJson,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../server/testing/sdk/fault-server.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import type { CliIo } from '../src/cli/listen.ts'
import { runCli } from '../src/cli/run.ts'
import { openFile, saveFile } from '../src/files.ts'
import type { Job } from '../src/generated/models.ts'
import { createTestClient, testApiKey } from './test-client.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postern-jobs-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const job = (changes: object = {}) =>
  ({
    id: '01JGFJK07Q2S4V6X8Z0B2D4F6H',
    type: 'import',
    status: 'running',
    preview: false,
    livemode: true,
    event_id: null,
    progress: { done: 0, total: 100 },
    counts: {},
    rejects_url: null,
    result_url: null,
    expires_at: null,
    error: null,
    warnings: [],
    created_at: '2026-06-05T10:00:00.000Z',
    started_at: '2026-06-05T10:00:00.000Z',
    finished_at: null,
    ...changes,
  }) as unknown as Job

const finished = (changes: object = {}) =>
  job({ status: 'succeeded', progress: { done: 100, total: 100 }, finished_at: '2026-06-05T10:01:00.000Z', ...changes })

describe('jobs.wait', () => {
  test('asks less and less often while nothing happens, and more often when it does', async () => {
    await using server = await startFaultServer(
      respondWithJson(200, job()),
      respondWithJson(200, job()),
      respondWithJson(200, job()),
      respondWithJson(200, job({ progress: { done: 50, total: 100 } })),
      respondWithJson(200, finished()),
    )
    const { jobs, waits } = createTestClient(server.url)
    const told: number[] = []
    const ended = await jobs.wait(job(), { onProgress: ({ progress }) => told.push(progress.done) })
    expect(ended.status).toBe('succeeded')
    expect(told).toEqual([0, 0, 0, 0, 50, 100])
    expect(waits).toEqual([500, 750, 1125, 1687.5, 500])
  })

  test('waits for as long as the answer says', async () => {
    const later = respondWithJson(200, job(), { 'Retry-After': '7' })
    await using server = await startFaultServer(respondWithJson(200, job()), later, respondWithJson(200, finished()))
    const { jobs, waits } = createTestClient(server.url)
    await jobs.wait('01JGFJK07Q2S4V6X8Z0B2D4F6H')
    expect(waits).toEqual([500, 7000])
  })

  test('goes on after a refusal that passes', async () => {
    await using server = await startFaultServer(
      respondWithRefusal(429, 'rate_limited', { 'Retry-After': '3' }),
      dropConnection,
      respondWithJson(200, finished({ status: 'failed', error: { code: 'internal', message: 'It went wrong.' } })),
    )
    const { jobs, waits } = createTestClient(server.url)
    expect(await jobs.wait(job())).toMatchObject({ status: 'failed', error: { code: 'internal' } })
    expect(waits[1]).toBeGreaterThanOrEqual(3000)
  })

  test('asks nothing of a job that has ended', async () => {
    await using server = await startFaultServer(respondWithJson(200, finished()))
    expect(await createTestClient(server.url).jobs.wait(finished())).toEqual(finished())
    expect(server.received).toEqual([])
  })

  test('ends when it is told to', async () => {
    await using server = await startFaultServer(respondWithJson(200, job()))
    const ending = new AbortController()
    const sleep = async () => ending.abort(new Error('enough'))
    const waiting = createTestClient(server.url, {}, { sleep }).jobs.wait(job(), { signal: ending.signal })
    await expect(waiting).rejects.toThrow('aborted')
  })
})

describe('a file is sent', () => {
  const content = 'First name,Last name\r\nÁda,Lovelace\r\n'
  const bytes = new TextEncoder().encode(content)

  test.each([
    ['a text', async (): Promise<string> => content],
    ['bytes', async () => bytes],
    ['a Buffer', async () => Buffer.from(content)],
    ['an ArrayBuffer', async () => new Uint8Array(bytes).buffer],
    ['a Blob', async () => new Blob([bytes])],
    ['a stream', async () => new Blob([bytes]).stream()],
    ['a stream of Node', async () => createReadStream(await saved())],
    ['a file on the disk', async () => openFile(await saved())],
  ] as const)('from %s', async (_, source) => {
    await using server = await startFaultServer(respondWithJson(201, finished()))
    const { events } = createTestClient(server.url)
    await events.imports.create('fest', { file: await source() }, { preview: true })
    const [sent] = server.received
    expect(sent).toMatchObject({ method: 'POST', url: '/v1/events/fest/imports?preview=true', body: content })
    expect(sent?.headers).toMatchObject({ 'content-type': 'text/csv', 'idempotency-key': expect.any(String) })
  })

  const saved = async () => {
    const path = join(folder, 'people.csv')
    await writeFile(path, content)
    return path
  }

  test.each(['people.csv', '', 'First name,Last name\n'])('not from the text %j, which is no table', async (file) => {
    await using server = await startFaultServer()
    const sending = createTestClient(server.url).events.imports.create('fest', { file })
    await expect(sending).rejects.toThrow(new TypeError('file must be a table or openFile(path), not a path.'))
    expect(server.received).toEqual([])
  })

  test('again with the same key and bytes when the first attempt is lost', async () => {
    await using server = await startFaultServer(dropConnection, respondWithJson(201, finished()))
    const stream = new Blob([bytes]).stream()
    await createTestClient(server.url).events.imports.create('fest', { file: stream })
    const [first, again] = server.received
    expect(again?.body).toBe(content)
    expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test('and an object is JSON as ever', async () => {
    await using server = await startFaultServer(respondWithJson(201, finished()))
    await createTestClient(server.url).events.imports.create('fest', { csv: content })
    expect(server.received[0]?.headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('a file is saved', () => {
  test('when all of it has arrived, and not before', async () => {
    await using server = await startFaultServer(respondWithText(200, 'text/csv', 'a,b\r\n'), closeAmidBody)
    const { jobs } = createTestClient(server.url, { maxRetries: 0 })
    const path = join(folder, 'saved.csv')
    await saveFile(path, await jobs.download('01JGFJK07Q2S4V6X8Z0B2D4F6H'))
    expect(await readFile(path, 'utf8')).toBe('a,b\r\n')
    const broken = join(folder, 'broken.csv')
    await expect(jobs.download(job(), { file: 'rejects' }).then((stream) => saveFile(broken, stream))).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
    expect(server.received.map(({ url }) => url)).toEqual([
      '/v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H/result',
      '/v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H/rejects',
    ])
  })

  test('unless it is refused', async () => {
    await using server = await startFaultServer(respondWithRefusal(410, 'link_expired'))
    await expect(createTestClient(server.url).jobs.download(job())).rejects.toMatchObject({
      status: 410,
      code: 'link_expired',
    })
  })
})

describe('the command line', () => {
  const printed: string[] = []
  const complained: string[] = []
  const drawn: string[] = []

  const typed = (url: string, args: string[], onTerminal = false) => {
    for (const lines of [printed, complained, drawn]) lines.length = 0
    const io: CliIo = {
      environment: { POSTERN_KEY: testApiKey, POSTERN_BASE_URL: url },
      out: (line) => printed.push(line),
      err: (line) => complained.push(line),
      redraw: onTerminal ? (line) => drawn.push(line) : null,
      signal: new AbortController().signal,
      sleep: async () => {},
    }
    return runCli(args, io)
  }

  const counts = { rows: 4, added: 2, updated: 1, unchanged: 0, rejected: 1 }

  test('imports a file, and tells what became of the rows', async () => {
    const file = join(folder, 'people.csv')
    const rejects = join(folder, 'rejects.csv')
    await writeFile(file, 'First name\nAda\n')
    const ended = finished({
      counts,
      rejects_url: 'https://a.example/r?link=1',
      expires_at: '2026-06-06T10:01:00.000Z',
    })
    await using server = await startFaultServer(
      respondWithJson(202, job({ progress: { done: 20, total: 100 } })),
      respondWithJson(200, job({ progress: { done: 60, total: 100 } })),
      respondWithJson(200, ended),
      respondWithText(200, 'text/csv', 'First name,Reason\r\n'),
    )
    const args = ['import', file, '--event', 'fest', '--type', 'visitor', '--emails', '--rejects', rejects]
    expect(await typed(server.url, args)).toBe(0)
    expect(server.received[0]?.url).toBe(
      '/v1/events/fest/imports?preview=false&send_ticket_emails=true&attendee_type=visitor',
    )
    expect(printed).toEqual([
      'added 2, updated 1, unchanged 0, rejected 1.',
      `The rows that could not be taken are in ${rejects}, with the reasons.`,
    ])
    expect(complained).toEqual(['20 of 100 running', '60 of 100 running'])
    expect(await readFile(rejects, 'utf8')).toBe('First name,Reason\r\n')
  })

  test('tells the warnings of an import, of a row by its number', async () => {
    const file = join(folder, 'people.csv')
    await writeFile(file, 'First name\nAda\n')
    const warnings = [
      { path: 'columns/3', message: 'The column "Mobile" is kept as an answer.' },
      { path: 'rows/41', row: 42, message: 'Row 42 was matched by email and name.' },
    ]
    await using server = await startFaultServer(respondWithJson(201, finished({ counts, warnings })))
    expect(await typed(server.url, ['import', file, '--event', 'fest'])).toBe(0)
    expect(complained).toEqual([
      'columns/3: The column "Mobile" is kept as an answer.',
      'Row 42 was matched by email and name.',
    ])
  })

  test.each([
    ['all of several', 2, [], 'No row was taken: all 2 were rejected.'],
    ['the only one', 1, [], 'No row was taken: the only one was rejected.'],
    ['all, in a preview', 2, ['--preview'], 'No row would be taken: all 2 would be rejected.'],
  ])('fails when no row of an import is taken: %s', async (_, rejected, options, sentence) => {
    const file = join(folder, 'people.csv')
    await writeFile(file, 'First name\nAda\nGrace\n')
    const none = { rows: rejected, added: 0, updated: 0, unchanged: 0, rejected }
    await using server = await startFaultServer(
      respondWithJson(201, finished({ counts: none, preview: options.length > 0 })),
    )
    expect(await typed(server.url, ['import', file, '--event', 'fest', ...options])).toBe(1)
    expect(complained).toEqual([sentence])
  })

  test('draws a bar on a terminal', async () => {
    const file = join(folder, 'people.csv')
    await writeFile(file, 'First name\nAda\n')
    await using server = await startFaultServer(
      respondWithJson(202, job({ progress: { done: 50, total: 100 } })),
      respondWithJson(200, finished({ counts })),
    )
    expect(await typed(server.url, ['import', file, '--event', 'fest', '--preview'], true)).toBe(0)
    expect(drawn).toEqual([
      '[############------------] 50 of 100 running',
      '[########################] 100 of 100 succeeded',
      '',
    ])
    expect(printed[0]).toBe('It would have added 2, updated 1, unchanged 0, rejected 1.')
    expect(complained).toEqual([])
  })

  test('exports into a file', async () => {
    const output = join(folder, 'people.xlsx')
    await using server = await startFaultServer(
      respondWithJson(201, finished({ type: 'export', counts: { rows: 3 } })),
      respondWithText(200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'),
    )
    expect(await typed(server.url, ['export', 'people', '--event', 'fest', '--output', output])).toBe(0)
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ type: 'people', event: 'fest', format: 'xlsx' })
    expect(printed).toEqual([`3 rows are in ${output}.`])
    expect(await readFile(output, 'utf8')).toBe('PK')
  })

  test('exports what the options narrow it to', async () => {
    const output = join(folder, 'narrowed.csv')
    await using server = await startFaultServer(
      respondWithJson(201, finished({ type: 'export' })),
      respondWithText(200, 'text/csv', ''),
    )
    const narrowed = ['--status', 'confirmed', '--type', 'crew', '--day', 'fri', '--group', 'north']
    const since = ['--updated-since', '2026-06-05T08:00:00Z', '--language', 'es']
    const args = ['export', 'people', '--event', 'fest', ...narrowed, ...since, '--output', output]
    expect(await typed(server.url, args)).toBe(0)
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      type: 'people',
      event: 'fest',
      format: 'csv',
      language: 'es',
      filters: {
        status: 'confirmed',
        attendee_type: 'crew',
        day: 'fri',
        group: 'north',
        updated_since: '2026-06-05T08:00:00Z',
      },
    })
  })

  test('fails as the job does', async () => {
    await using server = await startFaultServer(
      respondWithJson(
        201,
        finished({ status: 'failed', error: { code: 'api_key_revoked', message: 'The API key was revoked.' } }),
      ),
    )
    expect(await typed(server.url, ['export', 'people', '--event', 'fest'])).toBe(1)
    expect(complained).toEqual(['The job 01JGFJK07Q2S4V6X8Z0B2D4F6H failed. The API key was revoked.'])
  })

  test.each([
    [['import'], 'import needs a file, such as people.csv.'],
    [['import', '/nowhere.csv', '--event', 'fest'], 'There is no file /nowhere.csv.'],
    [['import', 'a.csv', '--event', 'fest', '--date-order', 'ymd'], '--date-order is dmy or mdy, not ymd.'],
    [['import', 'a.csv'], '--event is missing: import needs an event, by its id or code.'],
    [['export', 'poeple', '--event', 'fest'], 'There is no export of poeple. Did you mean people?'],
    [['import', 'people.csv', '--event', 'fest', '--status', 'x'], '--status is an option of export, not of import.'],
    [['export', 'people', '--event', 'fest', '--rejects', 'x'], '--rejects is an option of import, not of export.'],
    [['export', 'people', '--event', 'fest', '--output', 'a.ods'], 'a.ods can be .csv or .xlsx'],
    [['export', 'people', '--event', 'fest', '--format', 'pdf'], '--format must be csv or xlsx, not pdf.'],
    [['export', 'people', '--event', 'fest', '--language', 'fr'], '--language must be en or es, not fr.'],
  ])('tells what is wrong with %j', async (args, message) => {
    expect(await typed('http://127.0.0.1:1', args)).toBe(2)
    expect(complained[0]).toContain(message)
  })
})

describe('with the real server', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
    await createCountingTable(server.database)
  })

  afterAll(() => server.close())

  test('a job is waited for, and its files are saved', async () => {
    const organizationId = await server.organization()
    const key = await server.key(organizationId, { scopes: ['read', 'write'] })
    const { database, clock } = server
    const actsFor = { organizationId, by: { type: 'key' as const, id: key.id }, livemode: true }
    const caller = await loadBackgroundCaller(buildReader(database), actsFor, clock.database())
    if (isRefusal(caller)) throw new Error(caller.message)
    const made = await doWork(database, buildWorkerOrigin(organizationId), clock.now(), (work) =>
      insertJob(work, { type: 'import', caller, eventId: null, preview: false, parameters: { rows: 30, chunk: 30 } }),
    )
    const finish = () =>
      doWork(database, buildWorkerOrigin(organizationId), clock.now(), (work) =>
        runJobNow({ database, clock, log: buildLog('silent') }, work, countingJobKind as never, made, caller),
      )
    const sleep = async () => void (await finish())
    const { jobs } = createTestClient(server.url, { apiKey: key.value }, { sleep })
    const statuses: string[] = []
    const ended = await jobs.wait(made.id, { onProgress: ({ status }) => statuses.push(status) })
    expect(statuses).toEqual(['queued', 'succeeded'])
    expect(ended).toMatchObject({ progress: { done: 30, total: 30 }, counts: { rows: 30 } })
    const path = join(folder, 'rejects.csv')
    await saveFile(path, await jobs.download(ended, { file: 'rejects' }))
    expect(await readFile(path, 'utf8')).toBe('10\r\n20\r\n30\r\n')
    expect(new TextDecoder().decode(await jobs.rejects(ended.id))).toBe('10\r\n20\r\n30\r\n')
    await expect(jobs.cancel(ended.id)).rejects.toMatchObject({ code: 'invalid_state' })
  })

  test('people are imported from a file and exported into one, also at the command line', async () => {
    const { live, organizationId } = await buildTestFixtures(server)
    await makeTestEvent(live)
    const { value } = await server.key(organizationId, { scopes: ['read', 'write'], requestsPerMinute: 1000 })
    const { events, exports, jobs } = createTestClient(server.url, { apiKey: value })
    const table = 'First name,Last name,Email,Type\r\nAda,Lovelace,ada@example.com,visitor\r\n,Nobody,,visitor\r\n'
    const path = join(folder, 'table.csv')
    await writeFile(path, table)
    const imported = await jobs.wait(await events.imports.create('fest', { file: await openFile(path) }))
    expect(imported).toMatchObject({ status: 'succeeded', counts: { rows: 2, added: 1, rejected: 1 } })
    const rejects = new TextDecoder().decode(await jobs.rejects(imported.id))
    expect(rejects).toContain('Nobody')
    const exported = await jobs.wait(await exports.create({ type: 'people', event: 'fest' }))
    expect(new TextDecoder().decode(await jobs.result(exported.id))).toContain('Lovelace')

    const lines: string[] = []
    const io: CliIo = {
      environment: { POSTERN_KEY: value, POSTERN_BASE_URL: server.url },
      out: (line) => lines.push(line),
      err: (line) => lines.push(line),
      signal: new AbortController().signal,
      sleep: async () => {},
    }
    expect(await runCli(['import', path, '--event', 'fest', '--preview'], io)).toBe(0)
    expect(lines).toEqual([
      'It would have added 0, updated 0, unchanged 1, rejected 1.',
      expect.stringMatching(/^The rows that could not be taken are at http.* until .*\.$/),
      'The first of them, each with its reason:',
      '  First name,Last name,Email,Type,reject_reason',
      expect.stringMatching(/^ {2},Nobody,,visitor,.+/),
    ])
    await writeFile(path, Buffer.from(table.replace('Nobody', 'Mu\u00f1oz'), 'latin1'))
    lines.length = 0
    await runCli(['import', path, '--event', 'fest', '--preview'], io)
    expect(lines.at(-1)).toMatch(/^ {2},Mu\u00f1oz,,visitor,.+/)
    const withIds = (id: string) => `ID,First name,Last name,Email\r\n${id},Ada,Lovelace,ada@example.com\r\n`
    await events.imports.create('fest', { csv: withIds('A-1') })
    const { warnings } = await events.imports.create('fest', { csv: withIds('A-2') })
    expect(warnings).toMatchObject([{ path: 'rows/0', row: 1 }])
    await writeFile(path, withIds('A-3'))
    lines.length = 0
    expect(await runCli(['import', path, '--event', 'fest'], io)).toBe(0)
    expect(lines).toEqual([
      'added 0, updated 1, unchanged 0, rejected 0.',
      'Row 1 below the headings was matched by email and name with a person whose ID was "A-2"; it is now "A-3".',
    ])
    const workbook = join(folder, 'people.xlsx')
    const inRows = [
      ['First name', 'Last name', 'Email', 'Type'],
      ['Iker', 'Solano', 'iker@example.com', 'visitor'],
      ['', 'Nobody', '', 'visitor'],
    ].map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
    await writeFile(workbook, buildWorkbook({ rows: inRows.join('') }))
    lines.length = 0
    expect(await runCli(['import', workbook, '--event', 'fest', '--preview'], io)).toBe(0)
    expect(lines[0]).toBe('It would have added 1, updated 0, unchanged 0, rejected 1.')
    expect(lines.at(-1)).toMatch(/^ {2},Nobody,,visitor,.+/)
    const rejected = join(folder, 'rejected.xlsx')
    expect(await runCli(['import', workbook, '--event', 'fest', '--rejects', rejected], io)).toBe(0)
    expect((await readFile(rejected)).subarray(0, 2).toString()).toBe('PK')
    const asText = rejected.replace('.xlsx', '.csv')
    expect(await runCli(['import', workbook, '--event', 'fest', '--rejects', asText], io)).toBe(0)
    expect(await readFile(asText, 'utf8')).toContain(',Nobody,,visitor,')
    const wrongly = (...args: string[]) => runCli([...args, '--event', 'fest'], io)
    for (const [args, message] of [
      [['import', workbook, '--rejects', workbook], `The file ${workbook} is there already; name a new one.`],
      [['import', workbook, '--rejects', join(folder, 'none', 'r.csv')], /Nothing can be written into the folder/],
      [['import', folder], `${folder} is no file.`],
      [['export', 'people', '--output', folder], `${folder} is a folder; name a file in it.`],
    ] as const) {
      lines.length = 0
      expect(await wrongly(...args)).toBe(2)
      expect(lines.at(-1)).toMatch(message)
    }
    expect((await readFile(workbook)).subarray(0, 2).toString()).toBe('PK')
    const output = join(folder, 'out.csv')
    expect(await runCli(['export', 'people', '--event', 'fest', '--output', output], io)).toBe(0)
    expect(await readFile(output, 'utf8')).toContain('Lovelace')
    expect(
      await runCli(['export', 'people', '--event', 'fest', '--status', 'waitlisted', '--output', output], io),
    ).toBe(0)
    expect(lines.at(-1)).toBe(`0 rows are in ${output}.`)
    expect(await runCli(['export', 'people', '--event', 'fest', '--day', 'none', '--output', output], io)).toBe(1)
    expect(lines.at(-1)).toBe('There is no day none in this event.')
  })
})
