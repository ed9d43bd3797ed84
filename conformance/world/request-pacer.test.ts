import { expect, test } from 'vitest'
import { CaseCannotRunError } from '../outcome.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import { buildRequestPacer } from './request-pacer.ts'

const all = { value: 'svc_live_a', name: 'all' }
const slow = { value: 'svc_live_b', name: 'slow' }

function answer(remaining: number, reset: number, code: string | null = null): ApiAnswer {
  const headers = { 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': String(reset) }
  const told = { ...headers, 'retry-after': '7' }
  return { status: code ? 429 : 200, headers: told, bytes: new Uint8Array(), text: '', body: undefined, code }
}

function timed(longestRun = 120_000) {
  let now = 0
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
    now += milliseconds
  }
  return {
    waits,
    pace: buildRequestPacer({ longestRun, now: () => now, wait }),
    pass: (time: number) => (now += time),
  }
}

test('a key with nothing left waits for its next minute, once', async () => {
  const { pace, waits } = timed()
  await pace.before(all)
  expect(await pace.after(all, answer(1, 30))).toBe(false)
  await pace.before(all)
  await pace.after(all, answer(0, 20))
  expect(waits).toEqual([])
  await pace.before(all)
  await pace.before(all)
  expect(waits).toEqual([20_000])
})

test('one key does not wait for another, and the slow one for nothing', async () => {
  const { pace, waits } = timed()
  await pace.after(all, answer(0, 20))
  await pace.before({ value: 'svc_live_c', name: 'read' })
  await pace.before(null)
  await pace.after(slow, answer(0, 20))
  await pace.before(slow)
  expect(waits).toEqual([])
})

test('a refusal that somebody else caused is asked for again; that of the slow key is what was wanted', async () => {
  const { pace, waits } = timed()
  expect(await pace.after(all, answer(0, 20, 'rate_limited'))).toBe(true)
  expect(await pace.after(slow, answer(0, 20, 'rate_limited'))).toBe(false)
  expect(waits).toEqual([7_000])
})

test('nothing is waited for or sent beyond the time of the run', async () => {
  const { pace, waits, pass } = timed(10_000)
  await pace.after(all, answer(0, 20))
  await expect(pace.before(all)).rejects.toThrow(CaseCannotRunError)
  expect(waits).toEqual([])
  await pace.before(slow)
  pass(10_001)
  await expect(pace.before(slow)).rejects.toThrow(CaseCannotRunError)
})
