import { setImmediate as others } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildReadAhead } from './read-ahead.ts'

function source(count: number, failsAt = Number.POSITIVE_INFINITY) {
  const seen = { read: 0, isClosed: false }
  async function* items() {
    try {
      for (let n = 1; n <= count; n += 1) {
        if (n === failsAt) throw new Error(`The item ${n} cannot be read.`)
        seen.read = n
        yield n
      }
    } finally {
      seen.isClosed = true
    }
  }
  return { items: items(), seen }
}

test('all items come in their order, and one is read ahead once it is started, no more', async () => {
  const { items, seen } = source(4)
  const ahead: [number, number][] = []
  const reading = buildReadAhead(items)
  for await (const item of reading.items) {
    await others()
    expect(seen.read).toBe(item)
    reading.start()
    reading.start()
    await others()
    ahead.push([item, seen.read])
  }
  expect(ahead).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ])
})

test('an item that cannot be read fails when its turn has come', async () => {
  const taken: number[] = []
  const reading = (async () => {
    const ahead = buildReadAhead(source(4, 3).items)
    for await (const item of ahead.items) {
      ahead.start()
      await others()
      taken.push(item)
    }
  })()
  await expect(reading).rejects.toThrow('The item 3 cannot be read.')
  expect(taken).toEqual([1, 2])
})

test('who stops early closes the source', async () => {
  const { items, seen } = source(4)
  const ahead = buildReadAhead(items)
  for await (const _ of ahead.items) {
    ahead.start()
    break
  }
  expect(seen.isClosed).toBe(true)
})
