import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { holdTimers, letTimePass } from '../../testing/held-timers.ts'
import { buildKeyedBatcher } from './keyed-batcher.ts'

/** Batches that run until `finish` or `fail`; items named "held" are left out of them. */
function buildBatches(concurrency = 1) {
  const batches: { items: string[]; finish(): void; fail(error: Error): void }[] = []
  const alone: string[] = []
  const submit = buildKeyedBatcher<string, string>({
    runBatch: async (items) => {
      const gate = Promise.withResolvers<void>()
      batches.push({ items, finish: gate.resolve, fail: gate.reject })
      await gate.promise
      return items.map((item) => (item === 'held' ? undefined : `${item}!`))
    },
    runAlone: async (item) => {
      alone.push(item)
      if (item === 'broken') throw new Error('broken alone')
      return `${item} alone`
    },
    weigh: ({ length }) => length,
    maxWeight: 8,
    concurrency,
  })
  const batch = async (place: number) => {
    await expect.poll(() => batches.length).toBeGreaterThan(place)
    return batches[place] as (typeof batches)[number]
  }
  return { submit, batches, batch, alone }
}

const itemsOf = (batches: { items: string[] }[]) => batches.map(({ items }) => items)

test('what is submitted in one turn of the event loop runs in one batch, and what comes while it runs in the next', async () => {
  const { submit, batches, batch } = buildBatches()
  const first = ['a', 'b'].map((item) => submit('one', item))
  const running = await batch(0)
  const second = ['c', 'd'].map((item) => submit('one', item))
  running.finish()
  expect(await Promise.all(first)).toEqual(['a!', 'b!'])
  ;(await batch(1)).finish()
  expect(await Promise.all(second)).toEqual(['c!', 'd!'])
  expect(itemsOf(batches)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a key does not wait for another, and is served again when it was idle', async () => {
  const { submit, batch } = buildBatches()
  const slow = submit('slow', 'a')
  const quick = submit('quick', 'b')
  ;(await batch(1)).finish()
  expect(await quick).toBe('b!')
  const again = submit('quick', 'c')
  ;(await batch(2)).finish()
  expect(await again).toBe('c!')
  ;(await batch(0)).finish()
  expect(await slow).toBe('a!')
})

test('a batch weighs no more than it may, unless one item alone does', async () => {
  const { submit, batches, batch } = buildBatches()
  const answers = ['aaa', 'bbb', 'c', 'ddddddddd', 'e'].map((item) => submit('one', item))
  for (const place of [0, 1, 2]) (await batch(place)).finish()
  expect(await Promise.all(answers)).toEqual(['aaa!', 'bbb!', 'c!', 'ddddddddd!', 'e!'])
  expect(itemsOf(batches)).toEqual([['aaa', 'bbb', 'c'], ['ddddddddd'], ['e']])
})

test('several batches of a key may run at the same time, and no more than told', async () => {
  const { submit, batches, batch } = buildBatches(2)
  const first = submit('one', 'a')
  await batch(0)
  const second = submit('one', 'b')
  await batch(1)
  const others = ['c', 'd'].map((item) => submit('one', item))
  await setImmediate()
  expect(itemsOf(batches)).toEqual([['a'], ['b']])
  batches[1]?.finish()
  expect(await second).toBe('b!')
  ;(await batch(2)).finish()
  batches[0]?.finish()
  expect(await Promise.all([first, ...others])).toEqual(['a!', 'c!', 'd!'])
  expect(itemsOf(batches)).toEqual([['a'], ['b'], ['c', 'd']])
})

test('a batch that hangs holds up those behind it for a second and no longer', async () => {
  holdTimers()
  const { submit, batches } = buildBatches()
  const until = (count: number) => vi.waitFor(() => expect(batches).toHaveLength(count))
  const hanging = submit('one', 'a')
  await until(1)
  const next = submit('one', 'b')
  letTimePass(999)
  expect(itemsOf(batches)).toEqual([['a']])
  letTimePass(1)
  await until(2)
  batches[1]?.finish()
  expect(await next).toBe('b!')
  const later = ['c', 'd'].map((item) => submit('one', item))
  letTimePass(1_000)
  await until(3)
  later.push(submit('one', 'e'))
  letTimePass(5_000)
  expect(itemsOf(batches)).toEqual([['a'], ['b'], ['c', 'd']])
  batches[2]?.finish()
  await until(4)
  for (const { finish } of batches) finish()
  expect(await Promise.all([hanging, ...later])).toEqual(['a!', 'c!', 'd!', 'e!'])
})

test('an item that is left out runs alone, and the others do not wait for it', async () => {
  const { submit, batch, alone } = buildBatches()
  const answers = ['held', 'a'].map((item) => submit('one', item))
  ;(await batch(0)).finish()
  expect(await Promise.all(answers)).toEqual(['held alone', 'a!'])
  expect(alone).toEqual(['held'])
})

test('after a batch that failed each item runs alone, so that only the one at fault fails', async () => {
  const { submit, batch } = buildBatches()
  const answers = Promise.allSettled(['broken', 'b'].map((item) => submit('one', item)))
  const running = await batch(0)
  const later = submit('one', 'c')
  running.fail(new Error('one of them cannot be read'))
  expect(await answers).toMatchObject([
    { status: 'rejected', reason: { message: 'broken alone' } },
    { status: 'fulfilled', value: 'b alone' },
  ])
  ;(await batch(1)).finish()
  expect(await later).toBe('c!')
})

test('a batch fails as a whole where the database is away, rather than asking it for each', async () => {
  const { submit, batch, alone } = buildBatches()
  const answers = Promise.allSettled(['a', 'b'].map((item) => submit('one', item)))
  ;(await batch(0)).fail(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(alone).toEqual([])
})

test('an item that fails by its own promise is not run again, and the next batch waits for it', async () => {
  const batches: string[][] = []
  const gate = Promise.withResolvers<string>()
  const submit = buildKeyedBatcher<string, string>({
    runBatch: async (items) => {
      batches.push(items)
      if (items.length > 1) return items
      await gate.promise.catch(() => {})
      return [gate.promise]
    },
    runAlone: () => expect.fail('It was run alone.'),
  })
  const first = submit('one', 'a')
  await expect.poll(() => batches.length).toBe(1)
  const others = ['b', 'c'].map((item) => submit('one', item))
  gate.reject(new Error('refused by the database'))
  await expect(first).rejects.toThrow('refused by the database')
  expect(await Promise.all(others)).toEqual(['b', 'c'])
  expect(batches).toEqual([['a'], ['b', 'c']])
})
