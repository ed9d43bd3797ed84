import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  FRIDAY_TIMESTAMP,
  type ScannerTestEvent,
  type ScannerTestServer,
  startScannerTestServer,
} from '../../server/testing/sdk/scanner-test-server.ts'
import { TestNetwork } from '../../server/testing/sdk/test-network.ts'
import { memoryStorage, type ScannerOptions } from '../src/scanner/index.ts'

const DAY = 86_400_000

let scanning: ScannerTestServer
let stage: ScannerTestEvent
let network: TestNetwork
let kept: Map<string, string>
let device: { id: string; value: string }

beforeAll(async () => {
  scanning = await startScannerTestServer()
  scanning.server.clock.set(new Date(FRIDAY_TIMESTAMP))
})

afterAll(async () => {
  await scanning?.server.close()
})

beforeEach(async () => {
  stage = await scanning.newEvent()
  device = await stage.pair()
  network = new TestNetwork()
  kept = new Map()
})

const open = (options: Partial<ScannerOptions> = {}) =>
  stage.open({
    apiKey: device.value,
    storage: memoryStorage(kept),
    fetch: network.fetch,
    answerWithinMs: 5_000,
    maxRetries: 0,
    ...options,
  })

const ready = async (options: Partial<ScannerOptions> = {}) => {
  const scanner = await open(options)
  await scanner.refresh()
  return scanner
}

/** A scanner with scans that it could not send. */
const withQueue = async (scans = 1, options: Partial<ScannerOptions> = {}) => {
  const codes: string[] = []
  while (codes.length < scans) codes.push(await stage.book())
  const scanner = await ready(options)
  network.isCut = true
  for (const code of codes) expect(await scanner.check({ code })).toMatchObject({ result: 'accepted' })
  network.isCut = false
  expect(scanner.pending).toBe(scans)
  return scanner
}

const names = () => [...kept.values()].filter((text) => text.includes('Nerea'))
const keys = (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix))

const revoke = (id: string) =>
  stage.server.database('devices').where({ id }).update({ revoked_at: stage.server.clock.now() })

describe('a device that is revoked', () => {
  test.each(['refresh', 'upload', 'check', 'counts'] as const)(
    'stops at its next %s, keeps the queue, and knows nobody any more',
    async (how) => {
      const scanner = await withQueue(2)
      const code = await stage.book()
      await scanner.refresh()
      await revoke(device.id)
      const refused = { name: 'ScannerError', status: 401, code: 'device_revoked' }
      await expect(how === 'check' ? scanner.check({ code }) : scanner[how]()).rejects.toMatchObject(refused)
      const pending = how === 'check' ? 3 : 2
      expect([scanner.revoked, scanner.pending, scanner.tickets, scanner.recent]).toEqual([true, pending, 0, []])
      expect([names(), scanner.rosterReadAt]).toEqual([[], null])
      await expect(scanner.check({ code })).rejects.toMatchObject(refused)
      await expect(scanner.scan({ code })).rejects.toMatchObject(refused)
      expect(scanner.pending).toBe(pending)
      network.isCut = true
      const reloaded = await open()
      expect([reloaded.revoked, reloaded.pending]).toEqual([true, pending])

      network.isCut = false
      const paired = await open({ apiKey: (await stage.pair()).value })
      expect([paired.revoked, paired.pending]).toEqual([false, pending])
      expect(await paired.upload()).toMatchObject({ uploaded: pending, failed: [], differences: [] })
      expect((await stage.checkins()).map(({ result }) => result)).toEqual(Array(pending).fill('accepted'))
      await paired.refresh()
      expect([paired.tickets, paired.pending]).toEqual([3, 0])
    },
  )

  test('keeps differences without the names', async () => {
    const scanner = await withQueue()
    const [row] = scanner.recent
    await (await stage.open({ apiKey: device.value })).scanOnline({
      ticketId: row?.ticketId ?? '',
      checkInPoint: 'gate',
    })
    await scanner.upload()
    expect(scanner.differences).toMatchObject([{ answer: { people: [{ result: 'duplicate' }] } }])
    await revoke(device.id)
    await expect(scanner.refresh()).rejects.toMatchObject({ code: 'device_revoked' })
    expect(scanner.differences).toMatchObject([{ clientUuid: row?.clientUuid, answer: { people: [] } }])
    expect(names()).toEqual([])
  })
})

describe('what is stored', () => {
  test('by another token is not decided from, though what waits is sent', async () => {
    await withQueue()
    network.isCut = true
    const other = await open({ apiKey: stage.key })
    expect([other.pending, other.tickets, other.manifest]).toEqual([1, 0, null])
    expect(names(), 'only the scans that were shown').toEqual([])
    network.isCut = false
    expect(await other.upload()).toMatchObject({ uploaded: 1 })
  })

  test('of another event waits apart, and is sent when a token of its own comes back', async () => {
    await withQueue(2)
    const first = stage
    stage = await scanning.newEvent()
    const another = await stage.pair()
    const elsewhere = await ready({ apiKey: another.value })
    expect([elsewhere.pending, names().length]).toEqual([0, 0])
    const code = await stage.book()
    await elsewhere.check({ code })
    expect(await elsewhere.upload()).toMatchObject({ uploaded: 0 })
    expect(await stage.checkins()).toHaveLength(1)
    network.isCut = true
    await elsewhere.check({ code })
    network.isCut = false

    stage = first
    const back = await ready()
    expect(back.pending).toBe(2)
    expect(await back.upload()).toMatchObject({ uploaded: 2, failed: [] })
    expect(await first.checkins()).toHaveLength(2)
    expect(keys('aside:').some((key) => key.includes(':queue:'))).toBe(true)
  })

  test('is not sent to an event of the same name, nor as tests', async () => {
    await withQueue()
    const { event } = stage
    const [tests, live] = [await stage.pair({ mode: 'test' }), await stage.pair()]
    await stage.live('PATCH', `/v1/events/${event}`, { code: `${event}-old` })
    const old = stage
    stage = await scanning.newEvent()
    const another = await stage.pair()
    await stage.live('PATCH', `/v1/events/${stage.event}`, { code: event })
    const renamed = await open({ event, apiKey: another.value })
    expect(await renamed.upload()).toMatchObject({ uploaded: 0 })
    expect((await stage.live('GET', `/v1/events/${event}/checkins`)).body.data).toEqual([])

    stage = old
    const testing = await open({ event: `${event}-old`, apiKey: tests.value })
    await testing.upload()
    expect(testing.pending).toBe(0)
    const again = await open({ event: `${event}-old`, apiKey: live.value })
    expect(await again.upload()).toMatchObject({ uploaded: 1, failed: [] })
    const { data } = (await old.live('GET', `/v1/events/${event}-old/checkins`)).body
    expect(data).toMatchObject([{ livemode: true, result: 'accepted' }])
  })

  test.each(['opening', 'refreshing', 'refreshing without a connection'])(
    'is erased by %s seven days after the event, and not before',
    async (how) => {
      // The last day ends at midnight in Madrid.
      const last = Date.parse('2026-06-13T21:59:59.999Z')
      let now = FRIDAY_TIMESTAMP
      const scanner = await withQueue(1, { now: () => now })
      now = last
      await open({ now: () => now })
      expect(keys('queue:')).toHaveLength(1)
      now += 1
      if (how === 'opening') await open({ now: () => now })
      else {
        network.isCut = how !== 'refreshing'
        await scanner.refresh().catch(() => {})
        expect([scanner.pending, scanner.tickets, scanner.recent]).toEqual([0, 0, []])
      }
      expect(names()).toEqual([])
      expect([...kept.keys()].filter((key) => key !== 'manifest')).toEqual(['owner'])
    },
  )

  test('of another event is erased in its own time', async () => {
    await withQueue(1)
    stage = await scanning.newEvent({ days: [{ code: 'fri', date: '2026-07-03' }] })
    device = await stage.pair()
    const later = FRIDAY_TIMESTAMP + 9 * DAY
    await ready()
    expect(keys('aside:')).not.toEqual([])
    await ready({ now: () => later })
    expect([keys('aside:'), keys('manifest')]).toEqual([[], ['manifest']])
  })

  test('is erased when it is asked: the people, or everything, also while a roster is read', async () => {
    const scanner = await withQueue(2)
    let release = () => {}
    const asked = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = await open({
      fetch: async (request) => {
        const response = await fetch(request)
        if (request.url.includes('/roster')) await asked
        return response
      },
    })
    const refreshed = slow.refresh()
    await slow.erase('roster')
    release()
    await refreshed
    expect([slow.tickets, slow.pending, names()]).toEqual([0, 2, []])
    await scanner.erase('everything')
    expect([scanner.pending, scanner.tickets, scanner.manifest, scanner.recent]).toEqual([0, 0, null, []])
    expect([...kept.keys()]).toEqual(['owner'])
    await scanner.refresh()
    expect(scanner.tickets).toBe(2)
  })
})

describe('a scanner that is killed', () => {
  test('after any commit has lost no scan, and makes none twice', async () => {
    const codes = [await stage.book(), await stage.book(), await stage.book()]
    const snapshots: Map<string, string>[] = []
    const storage = memoryStorage(kept)
    const recording = {
      load: storage.load,
      commit: async (changes: ReadonlyMap<string, string | null>) => {
        await storage.commit(changes)
        snapshots.push(new Map(kept))
      },
    }
    const scanner = await ready({ storage: recording, answerWithinMs: 3_000 })
    const shown: string[] = []
    const read = async (code: string) => shown.push((await scanner.check({ code })).clientUuid)
    await read(codes[0] ?? '')
    const release = network.hold()
    await read(codes[1] ?? '')
    await read(codes[2] ?? '')
    release()
    await expect.poll(() => scanner.pending).toBe(1)
    await scanner.upload()
    expect(scanner.pending).toBe(0)
    const recorded = (await stage.checkins()).map(({ client_uuid }) => client_uuid)
    expect([...recorded].sort()).toEqual([...shown].sort())

    expect(snapshots.length).toBeGreaterThan(8)
    for (const snapshot of snapshots) {
      const again = await open({ storage: memoryStorage(new Map(snapshot)) })
      expect(await again.upload()).toMatchObject({ failed: [], differences: [] })
      expect([again.pending, again.differences]).toEqual([0, []])
      expect((await stage.checkins()).map(({ client_uuid }) => client_uuid)).toEqual(recorded)
    }
  })

  test('before anything arrived sends what it showed, as it showed it', async () => {
    const codes = [await stage.book(), await stage.book()]
    const scanner = await ready({ answerWithinMs: 20 })
    network.isCut = true
    const shown = []
    for (const code of codes) shown.push((await scanner.check({ code })).clientUuid)
    const snapshot = new Map(kept)
    network.isCut = false
    const again = await open({ storage: memoryStorage(snapshot) })
    expect(again.recent.map(({ clientUuid, pending }) => [clientUuid, pending])).toEqual([
      [shown[1], true],
      [shown[0], true],
    ])
    expect(await again.upload()).toMatchObject({ uploaded: 2, differences: [] })
    expect((await stage.checkins()).map((row) => [row.client_uuid, row.device_result])).toEqual([
      [shown[1], 'accepted'],
      [shown[0], 'accepted'],
    ])
  })
})
