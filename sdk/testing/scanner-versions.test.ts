import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestDevice } from '../../server/testing/make-device.ts'
import {
  type ScannerTestEvent,
  type ScannerTestServer,
  scanAtGate as scan,
  startScannerTestServer,
} from '../../server/testing/sdk/scanner-test-server.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { memoryStorage, type ScannerOptions } from '../src/scanner/index.ts'

let scanning: ScannerTestServer
/** The same installation, after its operator has raised the minimum to 2.0.0. */
let raised: TestServer
let stage: ScannerTestEvent
let code: string
let storage: ReturnType<typeof memoryStorage>
let told: (string | null)[]

beforeAll(async () => {
  scanning = await startScannerTestServer()
  const { databaseUrl, clock } = scanning.server
  raised = await startTestServer({ databaseUrl, clock, config: { minScannerVersion: '2.0.0' } })
})

afterAll(async () => {
  await raised?.close()
  await scanning?.server.close()
})

beforeEach(async () => {
  stage = await scanning.newEvent()
  code = await stage.book()
  storage = memoryStorage()
  told = []
})

const open = (version: string | undefined, options: Partial<ScannerOptions> = {}) =>
  stage.open({
    storage,
    onOutdated: (minimum) => told.push(minimum),
    ...(version === undefined ? {} : { version }),
    ...options,
  })

/** Like a proxy that drops unknown headers. */
const withoutVersion = (request: Request) => {
  const headers = new Headers(request.headers)
  headers.delete('x-scanner-version')
  return fetch(new Request(request, { headers }))
}

const noNetwork = () => Promise.reject(new TypeError('no network'))

const scanned = async (version: string) => {
  const scanner = await open(version)
  await scanner.refresh()
  expect(await scan(scanner, code)).toBe('accepted')
}

const OUTDATED = { name: 'ScannerError', status: 426, code: 'client_outdated', minVersion: '2.0.0' }

describe('a scanner that is too old', () => {
  test('by the answer 426 stops and keeps its queue; newer software goes on with it', async () => {
    await scanned('1.9.0')
    const old = await open('1.9.0', { baseUrl: raised.url })
    await expect(old.upload()).rejects.toMatchObject(OUTDATED)
    expect([old.outdated, old.pending, told]).toEqual([true, 1, ['2.0.0']])
    await expect(old.scan({ code, checkInPoint: 'gate' })).rejects.toMatchObject(OUTDATED)
    expect((await open('1.9.0')).outdated).toBe(true)
    expect(await stage.checkins()).toEqual([])

    const updated = await open('2.0.0', { baseUrl: raised.url })
    expect(updated.outdated).toBe(false)
    expect(await scan(updated, code)).toBe('duplicate')
    expect(await updated.upload()).toMatchObject({ uploaded: 2, failed: [] })
  })

  test('by the min_sw_version of the manifest stops and keeps its queue; newer software goes on with it', async () => {
    await scanned('1.9.0')
    const old = await open('1.9.0', { baseUrl: raised.url, fetch: withoutVersion })
    await expect(old.refresh()).rejects.toMatchObject(OUTDATED)
    expect([old.outdated, old.pending, told]).toEqual([true, 1, ['2.0.0']])
    for (const refused of [
      () => old.scan({ code, checkInPoint: 'gate' }),
      () => old.scanOnline({ code, checkInPoint: 'gate' }),
      () => old.upload(),
    ]) {
      await expect(refused()).rejects.toMatchObject({
        ...OUTDATED,
        message:
          "This scanner's software is too old: version 2.0.0 or newer is needed. What is queued is kept until newer software sends it.",
      })
    }
    expect([old.pending, await stage.checkins()]).toEqual([1, []])
    expect(told).toEqual(['2.0.0'])

    const updated = await open('2.0.0', { baseUrl: raised.url, fetch: withoutVersion })
    await updated.refresh()
    expect(await scan(updated, code)).toBe('duplicate')
    expect(await updated.upload()).toMatchObject({ uploaded: 2, failed: [] })
    expect((await stage.checkins()).map(({ result }) => result)).toEqual(['duplicate', 'accepted'])
  })

  test('stops at a reading that the service refuses for its age, and keeps that too', async () => {
    await scanned('1.9.0')
    const old = await open('1.9.0', { baseUrl: raised.url })
    await expect(old.check({ code: await stage.book(), checkInPoint: 'gate' })).rejects.toMatchObject(OUTDATED)
    expect([old.outdated, old.pending, told]).toEqual([true, 2, ['2.0.0']])
    await expect(old.check({ code, checkInPoint: 'gate' })).rejects.toMatchObject(OUTDATED)
    const updated = await open('2.0.0', { baseUrl: raised.url })
    expect(await updated.upload()).toMatchObject({ uploaded: 2, failed: [] })
  })

  test('by a manifest that it finds in its storage stops before it has a network', async () => {
    const newer = await open('2.0.0', { baseUrl: raised.url })
    await newer.refresh()
    expect(await scan(newer, code)).toBe('accepted')
    const old = await open('1.9.0', { fetch: noNetwork })
    expect([old.outdated, old.pending, told]).toEqual([true, 1, ['2.0.0']])
    await expect(old.scan({ code, checkInPoint: 'gate' })).rejects.toMatchObject(OUTDATED)
  })

  test('because it was paired so and sends no version stops and keeps its queue, and goes on when it is updated', async () => {
    const { id } = (await stage.live('GET', `/v1/events/${stage.event}`)).body
    const { fixtures, server } = stage
    const device = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, id, {
      swVersion: '1.9.0',
    })
    const first = await open(undefined, { apiKey: device.value })
    await first.refresh()
    expect(await scan(first, code)).toBe('accepted')
    const old = await open(undefined, { apiKey: device.value, baseUrl: raised.url })
    await expect(old.upload()).rejects.toMatchObject(OUTDATED)
    expect([old.outdated, old.pending, told]).toEqual([true, 1, ['2.0.0']])
    const updated = await open('2.0.0', { apiKey: device.value, baseUrl: raised.url })
    expect(await updated.upload()).toMatchObject({ uploaded: 1, failed: [] })
  })

  test('goes on by itself when the service takes its version again', async () => {
    await scanned('1.9.0')
    const refused = await open('1.9.0', { baseUrl: raised.url })
    await expect(refused.refresh()).rejects.toMatchObject(OUTDATED)
    const again = await open('1.9.0')
    expect(again.outdated).toBe(true)
    await again.refresh()
    expect(again.outdated).toBe(false)
    expect(await scan(again, code)).toBe('duplicate')
    expect((await again.upload()).uploaded).toBe(2)
  })

  test.each([
    ['by the answer 426', fetch],
    ['by the manifest', withoutVersion],
  ])('is one that is given no version and whose package is too old, %s', async (_, through) => {
    const first = await open(undefined)
    await first.refresh()
    expect(await scan(first, code)).toBe('accepted')
    const old = await open(undefined, { baseUrl: raised.url, fetch: (request) => through(request) })
    await expect(old.refresh()).rejects.toMatchObject(OUTDATED)
    await expect(old.scan({ code, checkInPoint: 'gate' })).rejects.toMatchObject(OUTDATED)
    expect([old.outdated, old.pending, told]).toEqual([true, 1, ['2.0.0']])
  })
})

describe('a scanner that is given no version', () => {
  test('tells that of the package, which an installation takes that asks for no other', async () => {
    const versions: (string | null)[] = []
    const heard = (request: Request) => {
      versions.push(request.headers.get('x-scanner-version'))
      return fetch(request)
    }
    const scanner = await open(undefined, { fetch: heard })
    await scanner.refresh()
    expect([await scan(scanner, code), scanner.outdated]).toEqual(['accepted', false])
    expect(await scanner.upload()).toMatchObject({ uploaded: 1 })
    const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'))
    expect(new Set(versions)).toEqual(new Set([version]))
  })
})
