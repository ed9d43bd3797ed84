import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildLog } from '../log.ts'
import { buildTaskRunner } from './runner.ts'

const silent = buildLog('silent')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** When a task ran that returns these seconds one after the other. */
function timesOf(...times: number[]) {
  const began = Date.now()
  const ran: number[] = []
  const run = async () => {
    ran.push((Date.now() - began) / 1000)
    return times.shift()
  }
  const runner = buildTaskRunner({ name: 'chores', every: '* * * * *', wakeable: true, run }, silent)
  return { runner, ran }
}

describe('a task runs again', () => {
  test.each([[0.3], [2], [60.5], [64], [1800]])('%d seconds later, as it wants to', async (seconds) => {
    const { runner, ran } = timesOf(seconds)
    await runner.run()
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(ran).toEqual([0])
    await vi.advanceTimersByTimeAsync(1)
    expect(ran).toEqual([0, seconds])
  })

  test('after an hour at the latest, to ask how long is left by the clock of the database', async () => {
    const { runner, ran } = timesOf(86_400, 82_800.5, 100)
    await runner.run()
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(ran).toEqual([0, 3600, 7200])
  })

  test('a second later where it wants to at once, so that what cannot be done now keeps nobody busy', async () => {
    const { runner, ran } = timesOf(0, 0)
    await runner.run()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ran).toEqual([0, 1, 2])
  })
})
