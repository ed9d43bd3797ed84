import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PARCEL_RETRIES, type ParcelRow } from '../../testing/queue/parcel-queue.ts'
import { type ParcelQueueTestSetup, setUpParcelQueueTests } from '../../testing/queue/parcel-queue-setup.ts'
import { connectDatabase } from '../database/connect.ts'
import { buildTurnDispatcher } from './dispatch-turns.ts'
import { drainQueue } from './drain.ts'
import type { QueueRow, WorkOutcome } from './queue.ts'
import { buildWakeSignal } from './wake-signal.ts'

const SECOND = 1_000
const HANGING_WORKER = join(import.meta.dirname, '../../testing/queue/hanging-worker.ts')
const A = { organization: 'A', id: 'A' }

let office: ParcelQueueTestSetup
beforeAll(async () => {
  office = await setUpParcelQueueTests()
})
afterEach(() => office.clear())
afterAll(() => office.close())

const retry = async (): Promise<WorkOutcome> => ({ result: 'retry', error: 'Nobody at home.' })
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(3, '0')}`)

/** Work that the test ends row by row. */
function heldWork() {
  const ends = new Map<string, () => void>()
  const work = ({ organization_id, id }: QueueRow) =>
    new Promise<WorkOutcome>((resolve) => {
      ends.set(id, () => {
        const done = office.database('parcels').where({ organization_id, id }).update({ delivered_at: new Date() })
        void done.then(() => resolve({ result: 'done' }))
      })
    })
  const atHand = () => [...ends.keys()].sort()
  const end = (id: string) => {
    ends.get(id)?.()
    ends.delete(id)
  }
  return { work, atHand, end }
}

describe('a row', () => {
  test('is tried again after each pause of the schedule, and then given up', async () => {
    const { queue, asked } = office.queue({ work: retry })
    await office.add('A', ['a'])
    const first = await drainQueue(queue, office)
    expect(first).toMatchObject({ retried: 1, failed: 0 })
    expect(Math.round(first.seconds ?? 0)).toBe(10)
    expect(await office.row('a')).toMatchObject({ attempts: 1, last_error: 'Nobody at home.' })
    for (const seconds of [10, 20]) {
      office.clock.advance(seconds * SECOND - 1)
      expect(await drainQueue(queue, office)).toMatchObject({ retried: 0, failed: 0 })
      office.clock.advance(1)
      await drainQueue(queue, office)
    }
    expect(asked).toHaveLength(3)
    expect(await office.row('a')).toMatchObject({ attempts: 3, failed_at: office.clock.now() })
    office.clock.advance(1_000 * SECOND)
    expect(await drainQueue(queue, office)).toMatchObject({ done: 0, retried: 0, failed: 0, seconds: null })
  })

  test('whose work throws is tried again, and its words stay out of the log', async () => {
    const { queue } = office.queue({
      work: async () => {
        throw new Error('It broke.')
      },
    })
    await office.add('A', ['a'])
    expect(await drainQueue(queue, office)).toMatchObject({ retried: 1 })
    expect(await office.row('a')).toMatchObject({ attempts: 1, last_error: 'It broke.' })
    const told = office.queue({ work: retry })
    await office.add('A', ['b'])
    await drainQueue(told.queue, office)
    expect(JSON.stringify(office.logged)).not.toContain('Nobody at home')
  })

  test.each(['retry', 'give-up'] as const)(
    'keeps words that no text in the database may have, as far as it can (%s)',
    async (result) => {
      const error = `${'x'.repeat(490)}\0 half \ud83d\ude00\ud83d\ude00\ud83d\ude00`
      await office.add('A', ['a'])
      await drainQueue(office.queue({ work: async () => ({ result, error }) }).queue, office)
      expect(await office.row('a')).toMatchObject({
        attempts: 1,
        last_error: `${'x'.repeat(490)} half \ud83d\ude00\ud83d\ude00`,
      })
    },
  )

  test('can be given up at once, and deleted when that is its end', async () => {
    const work = async (): Promise<WorkOutcome> => ({ result: 'give-up', error: 'No such street.' })
    await office.add('A', ['a'])
    expect(
      await drainQueue(office.queue({ work, retries: { ...PARCEL_RETRIES, givenUp: 'delete' } }).queue, office),
    ).toMatchObject({ failed: 1 })
    expect(await office.database('parcels')).toEqual([])
  })
})

describe('an attempt whose worker is lost', () => {
  test('is repeated after as long as an attempt may take, and not before', async () => {
    const { queue, asked } = office.queue()
    await office.add('A', ['a'])
    expect(await office.begin(queue, A)).toEqual(['a'])
    office.clock.advance(60 * SECOND - 1)
    await drainQueue(queue, office)
    expect(asked).toEqual([])
    office.clock.advance(1)
    await drainQueue(queue, office)
    expect(asked).toEqual(['a'])
    expect(await office.row('a')).toMatchObject({ attempts: 2 })
  })

  test('counts, so that a row that ends its worker is given up', async () => {
    const { queue, asked } = office.queue()
    await office.add('A', ['a'])
    for (let n = 0; n < 3; n += 1) {
      expect(await office.begin(queue, A)).toEqual(['a'])
      office.clock.advance(60 * SECOND)
    }
    expect(await drainQueue(queue, office)).toMatchObject({ done: 0, failed: 1 })
    expect(asked).toEqual([])
    expect(await office.row('a')).toMatchObject({ attempts: 3, last_error: 'The last attempt did not report back.' })
  })

  test('does not count where that is asked for, and a failed one still does', async () => {
    const { queue, asked } = office.queue({ retries: { ...PARCEL_RETRIES, lostAttempts: 'forgive' }, work: retry })
    await office.add('A', ['a'])
    for (let n = 0; n < 5; n += 1) {
      expect(await office.begin(queue, A)).toEqual(['a'])
      office.clock.advance(60 * SECOND)
    }
    expect(await office.row('a')).toMatchObject({ attempts: 0 })
    for (const seconds of [10, 20, 30]) {
      await drainQueue(queue, office)
      office.clock.advance(seconds * SECOND)
    }
    expect(asked).toHaveLength(3)
    expect(await office.row('a')).toMatchObject({ attempts: 3, failed_at: expect.any(Date) })
  })

  test('in a process that is killed is repeated by another one, which is handed everything else before', async () => {
    await office.add('A', ['a', 'b', 'c'])
    const child = fork(HANGING_WORKER, { env: { PATH: process.env.PATH, DATABASE_URL: office.databaseUrl } })
    const taken: string[] = []
    while (taken.length < 2) taken.push(String((await once(child, 'message'))[0]))
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    const { queue, asked } = office.queue()
    office.clock.set(new Date())
    await drainQueue(queue, office)
    expect(asked).toEqual([])
    const { freeLost } = buildTurnDispatcher(office, queue)
    expect(await freeLost(3_600)).toBe(0)
    expect(await freeLost(0)).toBe(1)
    await drainQueue(queue, office)
    expect(asked).toEqual(['c'])
    office.clock.set(new Date(Date.now() + 61 * SECOND))
    await drainQueue(queue, office)
    expect(asked.toSorted()).toEqual(['a', 'b', 'c'])
    expect(taken.sort()).toEqual(['a', 'b'])
  })
})

describe('organizations', () => {
  test('take turns, whoever has queued how many', async () => {
    const { queue, asked } = office.queue({ places: 1, concurrency: 1, perTurn: 2 })
    await office.add('A', numbered('a', 50))
    await office.add('B', ['b0', 'b1', 'b2'])
    await office.add('C', ['c0'])
    await drainQueue(queue, office)
    expect(asked).toHaveLength(54)
    expect(asked.slice(0, 8)).toEqual(['a000', 'a001', 'b0', 'b1', 'c0', 'a002', 'a003', 'b2'])
  })

  test('that are slow leave room for the others', async () => {
    const held = heldWork()
    const { queue } = office.queue({ work: held.work })
    await office.add('SLOW', numbered('s', 20))
    const wakeSignal = buildWakeSignal()
    const draining = drainQueue(queue, { ...office, wakeSignal })
    await expect.poll(held.atHand).toEqual(['s000', 's001'])
    await office.add('QUICK', ['q'])
    wakeSignal.ring()
    await expect.poll(held.atHand).toEqual(['q', 's000', 's001'])
    held.end('q')
    await expect.poll(async () => (await office.row('q')).delivered_at).toBeInstanceOf(Date)
    expect(held.atHand()).toEqual(['s000', 's001'])
    const rest = setInterval(() => {
      for (const id of held.atHand()) held.end(id)
    }, 5)
    expect(await draining).toMatchObject({ done: 21 })
    clearInterval(rest)
  })
})

describe('at the same time', () => {
  test('no more rows are at hand than the queue allows', async () => {
    let [now, most] = [0, 0]
    const { queue } = office.queue({
      concurrency: 4,
      perDestination: 3,
      work: async ({ organization_id, id }) => {
        now += 1
        most = Math.max(most, now)
        await office.database('parcels').where({ organization_id, id }).update({ delivered_at: new Date() })
        now -= 1
        return { result: 'done' }
      },
    })
    await office.add('A', numbered('a', 12))
    await office.add('B', numbered('b', 12))
    expect(await drainQueue(queue, office)).toMatchObject({ done: 24 })
    expect(most).toBe(4)
  })

  test('several workers do each row once', async () => {
    const other = connectDatabase({ url: office.databaseUrl, poolSize: 4, applicationName: 'other worker' })
    for (const organization of ['A', 'B', 'C']) await office.add(organization, numbered(organization, 40))
    const asked: string[] = []
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const drained = await Promise.all(
      [office.database, other].map((database, worker) => {
        const { queue } = office.queue({ places: 1 })
        const work = async (row: ParcelRow, signal: AbortSignal) => {
          asked.push(row.id)
          begun[worker]?.resolve()
          await Promise.all(begun.map(({ promise }) => promise))
          return queue.work(row, signal)
        }
        return drainQueue({ ...queue, work }, { ...office, database })
      }),
    )
    await other.destroy()
    expect(asked).toHaveLength(120)
    expect(new Set(asked).size).toBe(120)
    expect(drained.map(({ done }) => done > 0)).toEqual([true, true])
  })
})

test('what gets due while something else is at hand does not wait for it', async () => {
  const held = heldWork()
  const retries = { ...PARCEL_RETRIES, lostAfterSeconds: 3_600 }
  const { queue } = office.queue({ work: held.work, retries })
  await office.add('A', ['slow', 'later'])
  const due = new Date(office.clock.now().getTime() + 60_000)
  await office.database('parcels').where({ id: 'later' }).update({ next_attempt_at: due })
  const draining = drainQueue(queue, office)
  await expect.poll(held.atHand).toEqual(['slow'])
  office.clock.advance(60_000)
  await expect.poll(held.atHand, { timeout: 10_000 }).toEqual(['later', 'slow'])
  for (const id of held.atHand()) held.end(id)
  expect(await draining).toMatchObject({ done: 2 })
})

test('a worker that stops finishes what is at hand and takes no more', async () => {
  const held = heldWork()
  const { queue, asked } = office.queue({ work: held.work })
  await office.add('A', ['a', 'b', 'c'])
  const stopping = new AbortController()
  const draining = drainQueue(queue, { ...office, signal: stopping.signal })
  await expect.poll(held.atHand).toEqual(['a', 'b'])
  stopping.abort()
  for (const id of held.atHand()) held.end(id)
  expect(await draining).toMatchObject({ done: 2 })
  expect(asked.sort()).toEqual(['a', 'b'])
})

test('where nothing can be done now, the others keep their attempts', async () => {
  const allAtHand = Promise.withResolvers<void>()
  const work = async (): Promise<WorkOutcome> => {
    if (asked.length === 4) allAtHand.resolve()
    await allAtHand.promise
    return { result: 'retry', error: 'The road is closed.', blocked: true }
  }
  const { queue, asked } = office.queue({ work })
  await office.add('A', numbered('a', 5))
  await office.add('B', numbered('b', 5))
  expect(await drainQueue(queue, office)).toMatchObject({ retried: 4, blocked: true })
  expect(asked).toHaveLength(4)
})
