import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScannerTestServer, startScannerTestServer } from '../../server/testing/sdk/scanner-test-server.ts'
import type { Scanner } from '../src/scanner/index.ts'

/** Not a literal path: the examples are type-checked separately. */
const load = () => import(join(import.meta.dirname, '../examples/gate.ts'))

let scanning: ScannerTestServer
let folder: string

beforeAll(async () => {
  scanning = await startScannerTestServer()
  folder = await mkdtemp(join(tmpdir(), 'postern-gate-'))
})

afterAll(async () => {
  await scanning?.server.close()
  await rm(folder, { recursive: true, force: true })
})

test('the example of a gate lets people in, finds them, counts, and goes on where it stopped', async () => {
  const { openGate, answerTo, statusOf } = await load()
  const today = new Date().toISOString().slice(0, 10)
  const days = [{ code: 'fri', date: today }]
  const stage = await scanning.newEvent({ event: { timezone: 'UTC' }, days })
  scanning.server.clock.set(new Date())
  const [one, two] = [await stage.bookTicket([{ days: ['fri'] }]), await stage.bookTicket([{ days: ['fri'] }])]
  const { value: token } = await stage.pair()
  const options = { token, event: stage.event, checkInPoint: 'gate', file: join(folder, 'gate.jsonl') }
  const gate: Scanner = await openGate({ ...options, baseUrl: stage.server.url })
  expect(await answerTo(gate, one.code)).toMatch(/^OPEN \| Welcome \| This ticket is valid\. \| Nerea /)
  expect(await answerTo(gate, one.code)).toMatch(/^STOP \| Already used \| /)
  const found: string = await answerTo(gate, `?${two.code.slice(-4)}`)
  expect(found).toMatch(`#${two.id} Nerea `)
  expect([await answerTo(gate, '?nobody'), await answerTo(gate, '=')]).toEqual(['Nobody.', '1 of 2 are in.'])

  const offline: Scanner = await openGate({ ...options, baseUrl: 'http://127.0.0.1:9' })
  expect(await answerTo(offline, `#${two.id}`)).toMatch(/^OPEN /)
  expect(statusOf(offline)).toBe('offline, 1 to send, 0 to look at')
  const again: Scanner = await openGate({ ...options, baseUrl: stage.server.url })
  expect(statusOf(again)).toBe('online, 0 to send, 0 to look at')
  expect(await stage.checkins()).toHaveLength(3)
})
