import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ParcelQueueChanges, ParcelRow } from '../../testing/queue/parcel-queue.ts'
import { type ParcelQueueTestSetup, setUpParcelQueueTests } from '../../testing/queue/parcel-queue-setup.ts'
import { buildTurnDispatcher, dispatchTurns } from './dispatch-turns.ts'
import { drainQueue } from './drain.ts'
import type { QueueRow, WorkOutcome } from './queue.ts'
import { buildWakeSignal } from './wake-signal.ts'

let office: ParcelQueueTestSetup
beforeAll(async () => {
  office = await setUpParcelQueueTests()
})
afterEach(() => office.clear())
afterAll(() => office.close())

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(3, '0')}`)

const byStreet = {
  destination: 'street',
  places: 12,
  perOrganization: 8,
  concurrency: 24,
  perDestination: 3,
  probes: true,
} as const satisfies ParcelQueueChanges

async function deliver({ organization_id, id }: QueueRow): Promise<WorkOutcome> {
  await office.database('parcels').where({ organization_id, id }).update({ delivered_at: new Date() })
  return { result: 'done' }
}

/** With a frozen clock, so that no row is slow on a slow machine. */
const frozen = () => ({ ...office, now: () => 0 })

/** Records the maximum of parcels at hand per street. */
function watched(work: (parcel: ParcelRow) => Promise<WorkOutcome>) {
  const now = new Map<string, number>()
  const most = new Map<string, number>()
  const watching = async (row: ParcelRow) => {
    const count = (now.get(row.street) ?? 0) + 1
    now.set(row.street, count)
    most.set(row.street, Math.max(most.get(row.street) ?? 0, count))
    try {
      return await work(row)
    } finally {
      now.set(row.street, (now.get(row.street) ?? 1) - 1)
    }
  }
  return { work: watching, most: (street: string) => most.get(street) }
}

describe('a destination', () => {
  test('that hangs holds one place, and everything else of its organization is done', async () => {
    await office.add('A', numbered('dead', 50), 'dead end')
    for (const street of ['elm', 'oak', 'ash']) await office.add('A', numbered(street, 20), street)
    const hanging = Promise.withResolvers<void>()
    const { work, most } = watched(async (parcel) => {
      if (parcel.street !== 'dead end') return deliver(parcel)
      await hanging.promise
      return { result: 'retry', error: 'Nobody at home.' }
    })
    const stopping = new AbortController()
    const drained = drainQueue(office.queue({ ...byStreet, work }).queue, { ...frozen(), signal: stopping.signal })
    const left = () => office.database('parcels').whereNull('delivered_at').whereNot({ street: 'dead end' })
    await expect.poll(async () => (await left()).length).toBe(0)
    expect(most('dead end')).toBe(1)
    stopping.abort()
    hanging.resolve()
    expect(await drained).toMatchObject({ done: 60, retried: 1 })
  })

  test('that does well has as many rows at hand as it may, and no more', async () => {
    await office.add('A', numbered('a', 40), 'elm')
    const { work, most } = watched(deliver)
    expect(await drainQueue(office.queue({ ...byStreet, work }).queue, frozen())).toMatchObject({ done: 40 })
    expect(most('elm')).toBe(3)
  })

  test('is served one by one after a row that was recorded as not done', async () => {
    await office.add('A', numbered('a', 10), 'elm')
    const { work, most } = watched(async (row) => {
      await deliver(row)
      return { result: 'done', unhealthy: true }
    })
    expect(await drainQueue(office.queue({ ...byStreet, work }).queue, frozen())).toMatchObject({ done: 10 })
    expect(most('elm')).toBe(1)
  })

  test('is served in the order in which its rows were due', async () => {
    const { queue, asked } = office.queue({ ...byStreet, perDestination: 1 })
    await office.add('A', ['late', 'early', 'middle'], 'elm')
    for (const [minute, id] of ['early', 'middle', 'late'].entries()) {
      const next_attempt_at = new Date(Date.UTC(2020, 0, 1, 0, minute))
      await office.database('parcels').where({ id }).update({ next_attempt_at })
    }
    await drainQueue(queue, office)
    expect(asked).toEqual(['early', 'middle', 'late'])
  })

  test('with nothing due is passed, and the next to be due of all is known', async () => {
    const { queue, asked } = office.queue(byStreet)
    await office.add('A', ['a'], 'elm')
    await office.add('A', ['b'], 'oak')
    await office.add('B', ['c'], 'elm')
    for (const [id, seconds] of [
      ['a', 30],
      ['b', 20],
      ['c', 25],
    ] as const) {
      const at = new Date(office.clock.now().getTime() + seconds * 1000)
      await office.database('parcels').where({ id }).update({ next_attempt_at: at })
    }
    expect(Math.round((await drainQueue(queue, office)).seconds ?? 0)).toBe(20)
    expect(asked).toEqual([])
  })
})

describe('those that hang or fail', () => {
  /** Streets whose work hangs until the end of the test. */
  async function knock(changes: ParcelQueueChanges, hangsAt: (parcel: ParcelRow) => boolean) {
    const hanging = Promise.withResolvers<void>()
    const knocked: string[] = []
    const work = async (row: ParcelRow): Promise<WorkOutcome> => {
      knocked.push(row.id)
      if (hangsAt(row)) await hanging.promise
      return deliver(row)
    }
    const stopping = new AbortController()
    const wakeSignal = buildWakeSignal()
    const { queue } = office.queue({ ...byStreet, ...changes, work })
    const drained = drainQueue(queue, { ...frozen(), signal: stopping.signal, wakeSignal })
    const end = async () => {
      stopping.abort()
      hanging.resolve()
      await drained
    }
    return { knocked, wakeSignal, end }
  }

  test('take a few places of an organization, so that two of them leave room for others', async () => {
    for (const name of ['A', 'B']) {
      for (const street of numbered(`${name}-street`, 8)) await office.add(name, [`${street}-slow`], street)
    }
    const isSlow = ({ organization_id }: ParcelRow) => organization_id !== 'C'
    const { knocked, wakeSignal, end } = await knock({ places: 5, perOrganization: 2 }, isSlow)
    await expect.poll(() => knocked.length).toBe(4)
    await office.add('C', numbered('c', 6), 'elm')
    wakeSignal.ring()
    await expect.poll(() => knocked.filter((id) => id.startsWith('c')).length).toBe(6)
    expect(knocked.filter((id) => id.endsWith('slow'))).toHaveLength(4)
    await end()
  })

  test('and are known to fail leave the places of their organization to those that do not', async () => {
    for (const street of numbered('bad-street', 8)) await office.add('A', [`${street}-slow`], street)
    const failing = () => "one.destination like 'bad%'"
    const settings = { perOrganization: 2, failingPerOrganization: 3, failing }
    const { knocked, wakeSignal, end } = await knock(settings, ({ street }) => street.startsWith('bad'))
    await expect.poll(() => knocked.length).toBe(3)
    for (const street of ['elm', 'oak', 'ash']) await office.add('A', numbered(street, 4), street)
    wakeSignal.ring()
    await expect.poll(() => knocked.filter((id) => !id.endsWith('slow')).length).toBe(12)
    expect(knocked.filter((id) => id.endsWith('slow'))).toHaveLength(3)
    await end()
  })
})

describe('what becomes due', () => {
  const elm = { organization: 'A', id: 'elm' }

  test('after the last look of a turn and before its job ends is done nevertheless', async () => {
    const work = async (row: ParcelRow) => {
      const outcome = await deliver(row)
      if (row.id === 'a') {
        await office.add('A', ['b'], 'elm')
        await dispatchTurns(office.database, office.clock, queue, [elm])
      }
      return outcome
    }
    const { queue, asked } = office.queue({ ...byStreet, work })
    await office.add('A', ['a'], 'elm')
    expect(await drainQueue(queue, office)).toMatchObject({ done: 2 })
    expect(asked).toEqual(['a', 'b'])
  })

  test('of a destination that another process has at hand is left to it', async () => {
    const held = Promise.withResolvers<void>()
    const { queue, asked } = office.queue({ ...byStreet, work: (row) => held.promise.then(() => deliver(row)) })
    const other = office.queue(byStreet)
    await office.add('A', ['a'], 'elm')
    const draining = drainQueue(queue, office)
    await expect.poll(() => asked).toEqual(['a'])
    await office.add('A', ['b'], 'elm')
    await dispatchTurns(office.database, office.clock, queue, [elm])
    expect(await drainQueue(other.queue, office)).toMatchObject({ done: 0 })
    held.resolve()
    expect(await draining).toMatchObject({ done: 2 })
    expect(asked).toEqual(['a', 'b'])
    expect(other.asked).toEqual([])
  })
})

test('a process that has lost a destination to another one ends what it has at hand, and begins no more of it', async () => {
  const ended: string[] = []
  const { queue, asked } = office.queue({
    ...byStreet,
    work: ({ id }, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          ended.push(id)
          resolve({ result: 'done', unhealthy: true })
        })
      }),
  })
  await office.add('A', ['a', 'b'], 'elm')
  const stopping = new AbortController()
  const draining = drainQueue(queue, { ...office, touchSeconds: 0.05, signal: stopping.signal })
  await expect.poll(() => asked).toEqual(['a'])
  const freed = async () => {
    stopping.abort()
    return buildTurnDispatcher(office, queue).freeLost(-60)
  }
  await expect.poll(freed).toBe(1)
  await draining
  expect(ended).toEqual(['a'])
  expect(await office.row('b')).toMatchObject({ attempts: 0 })
})
