import { expect, test } from 'vitest'
import { buildLoopYielder } from './yield-event-loop.ts'

test('a long loop lets others run each time it has held the process for ten milliseconds', async () => {
  let now = 0
  let others = 0
  const yieldLoop = buildLoopYielder(() => now)
  for (let round = 0; round < 100; round += 1) {
    now += 1
    const turn = yieldLoop()
    if (!turn) continue
    setImmediate(() => {
      others += 1
    })
    await turn
    expect(now).toBe(round + 1)
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(others).toBe(10)
})
