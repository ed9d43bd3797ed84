import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  FRIDAY_TIMESTAMP,
  type ScannerTestEvent,
  type ScannerTestServer,
  scanAtGate as scan,
  startScannerTestServer,
} from '../../server/testing/sdk/scanner-test-server.ts'
import { PosternError } from '../src/index.ts'
import { fileStorage } from '../src/scanner/file.ts'
import { memoryStorage, type UploadedScan } from '../src/scanner/index.ts'

let scanning: ScannerTestServer
let stage: ScannerTestEvent
let folder: string

beforeAll(async () => {
  scanning = await startScannerTestServer()
  folder = await mkdtemp(join(tmpdir(), 'postern-scanner-'))
})

afterAll(async () => {
  await scanning?.server.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  stage = await scanning.newEvent()
})

const open: ScannerTestEvent['open'] = (options) => stage.open(options)
const book = () => stage.book()
const checkins = () => stage.checkins()

describe('the offline scanner', () => {
  test('decides from its roster, sees its own admissions, and uploads what it told', async () => {
    const code = await book()
    const scanner = await open()
    expect(await scan(scanner, code)).toBe('not_loaded')
    await scanner.refresh()
    expect(scanner.tickets).toBe(1)
    const told = await scanner.scan({ code: ` ${code.toLowerCase()}`, checkInPoint: 'gate' })
    expect(told).toMatchObject({
      askOnline: false,
      result: 'accepted',
      admitted: true,
      display: { tone: 'go' },
      people: [{ attendee: { first_name: 'Nerea' }, result: 'accepted' }],
    })
    expect(told).toMatchObject({ people: [{ first_admission: null }] })
    expect(await scan(scanner, code)).toBe('duplicate')
    expect(await scan(scanner, 'NOBODYS')).toBe('unknown')
    expect(scanner.pending).toBe(3)
    expect(await scanner.upload()).toEqual({ uploaded: 3, differences: [], failed: [] })
    expect(scanner.pending).toBe(0)
    expect((await checkins()).map(({ result, device_result }) => [result, device_result])).toEqual([
      ['unknown', 'unknown'],
      ['duplicate', 'duplicate'],
      ['accepted', 'accepted'],
    ])
    expect(await scan(scanner, code), 'before the next roster').toBe('duplicate')
  })

  test('hears of other gates through the roster, and tells of differences where it could not', async () => {
    const [first, second] = [await book(), await book()]
    const differences: UploadedScan[] = []
    const [one, two] = [await open(), await open({ onDifference: (difference) => differences.push(difference) })]
    await Promise.all([one.refresh(), two.refresh()])
    expect([await scan(one, first), await scan(two, first)]).toEqual(['accepted', 'accepted'])
    await one.upload()
    expect((await two.upload()).differences).toMatchObject([
      { answer: { result: 'duplicate', device_result: 'accepted' } },
    ])
    expect(differences).toHaveLength(1)

    await scan(one, second)
    await one.upload()
    const afterRefresh = async () => {
      await two.refresh()
      return scan(two, second)
    }
    await expect.poll(afterRefresh).toBe('duplicate')
  })

  test('asks for nothing that it has: the manifest by its tag, the roster since its last reading', async () => {
    const asked: [string, number][] = []
    const scanner = await open({
      fetch: async (request) => {
        const response = await fetch(request)
        asked.push([new URL(request.url).search, response.status])
        return response
      },
    })
    await book()
    await scanner.refresh()
    await scanner.refresh()
    expect(asked.map(([, status]) => status)).toEqual([200, 200, 304, 200])
    expect(asked[3]?.[0]).toContain('since=at_')
  })

  test('says to ask online where its roster is old, and keeps nothing of it', async () => {
    let now = FRIDAY_TIMESTAMP
    const scanner = await open({ now: () => now })
    await scanner.refresh()
    now += 61_000
    const code = await book()
    const told = await scanner.scan({ code, checkInPoint: 'gate' })
    expect(told).toMatchObject({ askOnline: true, why: 'not_on_roster' })
    expect(scanner.pending).toBe(0)
    const online = await scanner.scanOnline({ code, checkInPoint: 'gate' }, told.clientUuid)
    expect(online.result).toBe('accepted')
    expect(await scan(scanner, 'anything')).toBe('not_on_roster')
  })

  test('refuses a point that its manifest lacks, lists those that it has, and takes them by id too', async () => {
    const code = await book()
    const scanner = await open()
    await scanner.refresh()
    const refused = scanner.scan({ code, checkInPoint: 'nowhere' })
    await expect(refused).rejects.toBeInstanceOf(PosternError)
    await expect(refused).rejects.toMatchObject({
      name: 'ScannerError',
      status: 404,
      code: 'not_found',
      message: 'There is no check-in point nowhere as of the last refresh. The event has gate (Gate).',
      passes: false,
    })
    expect(scanner.pending).toBe(0)
    const { body } = await stage.live('GET', `/v1/events/${stage.event}/check-in-points`)
    expect(await scanner.scan({ code, checkInPoint: body.data[0].id })).toMatchObject({ result: 'accepted' })
    expect(await scan(scanner, code)).toBe('duplicate')
  })

  test('tells of a duplicate when the person was first let through, whether here or elsewhere', async () => {
    const code = await book()
    const [one, two] = [await open(), await open()]
    await one.refresh()
    await one.scan({ code, checkInPoint: 'gate' })
    const first = { at: new Date(FRIDAY_TIMESTAMP).toISOString(), check_in_point: 'gate' }
    const again = { people: [{ result: 'duplicate', first_admission: first }] }
    expect(await one.scan({ code, checkInPoint: 'gate' })).toMatchObject(again)
    await one.upload()
    const elsewhere = async () => {
      await two.refresh()
      return two.scan({ code, checkInPoint: 'gate' })
    }
    await expect.poll(elsewhere).toMatchObject(again)
  })

  test('asks online again under the same name, however late, and gets the first answer', async () => {
    const code = await book()
    let now = FRIDAY_TIMESTAMP
    const scanner = await open({ now: () => now })
    const { clientUuid } = await scanner.scan({ code, checkInPoint: 'gate' })
    const first = await scanner.scanOnline({ code, checkInPoint: 'gate' }, clientUuid)
    now += 5_000
    const again = await scanner.scanOnline({ code, checkInPoint: 'gate' }, clientUuid)
    expect([first.result, again]).toEqual(['accepted', first])
    expect(await checkins()).toHaveLength(1)
  })

  test('says to ask online when the decision is newer than it knows', async () => {
    const code = await book()
    const scanner = await open({
      fetch: async (request) => {
        const response = await fetch(request)
        if (!request.url.endsWith('/manifest')) return response
        return Response.json({ ...(await response.json()), decision_version: 2 })
      },
    })
    await scanner.refresh()
    expect(await scan(scanner, code)).toBe('too_new')
  })

  test.each([
    ['<h1>Bad gateway</h1>', 'unreadable_answer', null],
    ['{"error":"Bad gateway"}', 'unreadable_answer', null],
    ['null', 'unreadable_answer', null],
    ['{"error":{"code":"unavailable","message":"Later.","request_id":"r1"}}', 'unavailable', 'r1'],
  ])('keeps what a refusal says, from whom it may be: %s', async (text, code, requestId) => {
    const scanner = await open({
      fetch: async () => new Response(text, { status: 503, headers: { 'Retry-After': '7' } }),
    })
    const told = { status: 503, code, requestId, retryAfterMs: 7_000, retryAfterSeconds: 7, passes: true }
    await expect(scanner.refresh()).rejects.toMatchObject(told)
  })

  test('corrects its clock by what the service tells', async () => {
    await book()
    const scanner = await open({ now: () => stage.server.clock.now().getTime() - 3_600_000 })
    await scanner.refresh()
    await scan(scanner, 'NOBODYS')
    await scanner.upload()
    expect(scanner.clockOffsetMs).toBe(3_600_000)
    const told = await scanner.scan({ code: 'NOBODYS', checkInPoint: 'gate' })
    expect(told.scannedAt).toEqual(stage.server.clock.now())
  })

  test('tries an upload again under the same key, and leaves it for later when it must', async () => {
    const code = await book()
    const keys: (string | null)[] = []
    let failures = 2
    const storage = memoryStorage()
    const scanner = await open({
      storage,
      maxRetries: 1,
      fetch: async (request) => {
        if (!request.url.endsWith('/batch')) return fetch(request)
        keys.push(request.headers.get('idempotency-key'))
        if (failures-- > 0) throw new TypeError('no network')
        return fetch(request)
      },
    })
    await scanner.refresh()
    await scan(scanner, code)
    await expect(scanner.upload()).rejects.toMatchObject({ status: 0, code: 'connection_failed' })
    expect(scanner.pending).toBe(1)
    expect(await scanner.upload()).toMatchObject({ uploaded: 1, differences: [] })
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    expect(await checkins()).toHaveLength(1)
  })

  test('keeps apart what the service cannot record', async () => {
    const scanner = await open()
    await stage.live('POST', `/v1/events/${stage.event}/check-in-points`, { code: 'side', name: 'Side', kind: 'entry' })
    await scanner.refresh()
    await scanner.scan({ code: 'NOBODYS', checkInPoint: 'side' })
    await stage.live('DELETE', `/v1/events/${stage.event}/check-in-points/side`)
    const report = await scanner.upload()
    expect(report.failed).toMatchObject([{ answer: { error: { code: 'not_found' } } }])
    expect([scanner.pending, scanner.failed.length]).toEqual([0, 1])
  })

  describe('whose upload is more than one answer can hold', () => {
    const batches: string[][] = []

    /** The service with limits of two scans per response and eight per upload. */
    const narrow = async (request: Request): Promise<Response> => {
      if (!request.url.endsWith('/batch')) return fetch(request)
      const { scans, ...rest } = (await request.clone().json()) as { scans: { client_uuid: string }[] }
      const names = scans.map(({ client_uuid }) => client_uuid)
      batches.push(names)
      if (names.length > 8) return Response.json({ error: { code: 'payload_too_large' } }, { status: 413 })
      const held = new Request(request, { body: JSON.stringify({ ...rest, scans: scans.slice(0, 2) }) })
      const answer = await (await fetch(held)).json()
      const message = 'The scans before this one come to more than one answer can hold.'
      const left = names.slice(2).map((client_uuid) => ({ client_uuid, error: { code: 'payload_too_large', message } }))
      return Response.json({ ...answer, results: [...answer.results, ...left] })
    }

    beforeEach(() => {
      batches.length = 0
    })

    test('sends what was left out again in smaller batches, in order and each once', async () => {
      const codes: string[] = []
      while (codes.length < 9) codes.push(await book())
      const failures: unknown[] = []
      const storage = memoryStorage()
      const scanner = await open({ storage, fetch: narrow, onFailed: (uploaded) => failures.push(uploaded) })
      await scanner.refresh()
      for (const code of codes) await scan(scanner, code)
      expect(await scanner.upload()).toMatchObject({ uploaded: 9, failed: [], differences: [] })
      expect([scanner.pending, scanner.failed, failures]).toEqual([0, [], []])
      expect((await open({ storage })).pending).toBe(0)
      expect(batches.map(({ length }) => length)).toEqual([9, 5, 2, 2, 2, 1])
      const [first = []] = batches
      expect(batches[1]).toEqual(first.slice(0, 5))
      expect(batches.slice(2).flat()).toEqual(first.slice(2))
      const rows = await checkins()
      expect(rows.map(({ result }) => result)).toEqual(Array(9).fill('accepted'))
    })

    test('keeps them when it is stopped in between', async () => {
      const storage = memoryStorage()
      let calls = 0
      const fetchTwice = (request: Request) => {
        if (request.url.endsWith('/batch')) calls += 1
        return calls > 1 ? Promise.reject(new TypeError('no network')) : narrow(request)
      }
      const scanner = await open({ storage, fetch: fetchTwice, maxRetries: 0 })
      await scanner.refresh()
      for (let n = 1; n <= 4; n += 1) await scan(scanner, await book())
      await expect(scanner.upload()).rejects.toMatchObject({ code: 'connection_failed' })
      const again = await open({ storage })
      expect([again.pending, again.failed]).toEqual([2, []])
      expect(await again.upload()).toMatchObject({ uploaded: 2, failed: [] })
    })

    test('keeps apart a scan that is too large even alone, and throws where its upload is', async () => {
      const refuseAll = async (request: Request): Promise<Response> => {
        if (!request.url.endsWith('/batch')) return fetch(request)
        const { scans } = (await request.json()) as { scans: { client_uuid: string }[] }
        const error = { code: 'payload_too_large', message: 'Too large.' }
        return Response.json({ results: scans.map(({ client_uuid }) => ({ client_uuid, error })) })
      }
      const storage = memoryStorage()
      const scanner = await open({ storage, fetch: refuseAll })
      await scanner.refresh()
      for (let n = 1; n <= 3; n += 1) await scan(scanner, await book())
      expect((await scanner.upload()).failed).toHaveLength(3)
      expect([scanner.pending, scanner.failed.length]).toEqual([0, 3])

      const closed = await open({
        storage: memoryStorage(),
        fetch: async (request) =>
          request.url.endsWith('/batch') ? new Response(null, { status: 413 }) : fetch(request),
      })
      await closed.refresh()
      for (let n = 1; n <= 3; n += 1) await scan(closed, await book())
      await expect(closed.upload()).rejects.toMatchObject({ status: 413 })
      expect(closed.pending).toBe(3)
    })
  })

  test.each(['before', 'after'])(
    'loses nothing and does nothing twice when it is killed %s its upload',
    async (when) => {
      const codes = [await book(), await book(), await book()]
      const file = join(folder, `killed-${when}`)
      const child = spawn(process.execPath, [join(import.meta.dirname, 'killed-scanner.ts')], {
        env: {
          ...process.env,
          BASE_URL: stage.server.url,
          API_KEY: stage.key,
          EVENT: stage.event,
          FILE: file,
          CODES: codes.join(','),
          WHEN: when,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [, signal] = await once(child, 'exit')
      expect(signal).toBe('SIGKILL')
      expect(await checkins()).toHaveLength(when === 'after' ? 3 : 0)

      const again = await open({ storage: fileStorage(file) })
      expect([again.pending, again.tickets]).toEqual([3, 3])
      expect(await again.upload()).toMatchObject({ uploaded: 3, differences: [], failed: [] })
      expect(again.pending).toBe(0)
      const rows = await checkins()
      expect(rows.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted'])
      expect(rows).toHaveLength(3)
      expect(new Set(rows.map(({ client_uuid }) => client_uuid)).size).toBe(3)
      expect((await open({ storage: fileStorage(file) })).pending).toBe(0)
    },
  )
})

describe('the storage in a file', () => {
  test('leaves out a line that was cut off, and goes on after it', async () => {
    const path = join(folder, 'cut')
    await fileStorage(path).commit(
      new Map([
        ['a', '1'],
        ['b', '2'],
      ]),
    )
    await appendFile(path, '[["a",nul')
    const opened = fileStorage(path)
    expect([...(await opened.load())]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
    await opened.commit(new Map([['a', null]]))
    expect([...(await fileStorage(path).load())]).toEqual([['b', '2']])
    expect((await readFile(path, 'utf8')).endsWith('\n')).toBe(true)
  })

  test('stays short, however often the same entries are written', async () => {
    const path = join(folder, 'long')
    const storage = fileStorage(path)
    for (let count = 1; count <= 100; count += 1) {
      await storage.commit(new Map([['page:1', `${count}${'"'.repeat(100_000)}`]]))
    }
    expect((await stat(path)).size).toBeLessThan(2_500_000)
    expect((await fileStorage(path).load()).get('page:1')).toMatch(/^100"/)
  })
})
