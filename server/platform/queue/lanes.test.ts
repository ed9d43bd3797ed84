import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LEASES, openParcelOffice, type ParcelOffice } from '../../testing/queue/parcel-office.ts'
import { buildReader } from '../database/prepared.ts'
import { claimHealthyLaneRows, claimQueueRows } from './claim.ts'
import { drainQueue } from './drain.ts'
import { buildLaneTracker, type LaneLimits } from './lane-capacity.ts'
import type { Queue, QueueRow, WorkOutcome } from './queue.ts'
import { secondsUntilDue } from './settle.ts'
import { createWakeSignal } from './wake-signal.ts'

describe.each(LEASES)('%s', (_, kept) => {
  let office: ParcelOffice
  beforeAll(async () => {
    office = await openParcelOffice(kept)
  })
  afterEach(() => office.clear())
  afterAll(() => office.close())

  type Parcel = QueueRow & { street: string }

  const numbered = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(3, '0')}`)

  const byStreet = { concurrency: 12, perOrganization: 8, lanes: { column: 'street', most: 3, maxUnhealthy: 40 } }

  async function deliver({ organization_id, id }: QueueRow): Promise<WorkOutcome> {
    const parcel = office.database('parcels').where({ organization_id, id })
    await parcel.update({ delivered_at: new Date(), lease: null })
    return { result: 'done' }
  }

  /** A frozen clock, so that no row is slow on a slow machine. */
  const quickLanes = ({ lanes }: Queue<QueueRow>) => ({ ...office, lanes: buildLaneTracker(lanes, () => 0) })

  /** Records the maximum of parcels in progress per street. */
  function watched(work: (parcel: Parcel) => Promise<WorkOutcome>) {
    const now = new Map<string, number>()
    const most = new Map<string, number>()
    const watching = async (row: QueueRow) => {
      const { street } = row as Parcel
      const count = (now.get(street) ?? 0) + 1
      now.set(street, count)
      most.set(street, Math.max(most.get(street) ?? 0, count))
      try {
        return await work(row as Parcel)
      } finally {
        now.set(street, (now.get(street) ?? 1) - 1)
      }
    }
    return { work: watching, most: (street: string) => most.get(street) }
  }

  async function claim(queue: Queue<QueueRow>, limit: number, rooms?: Map<string, number>): Promise<string[]> {
    const lanes = new Map(
      [...(rooms ?? [])].map(([lane, free]) => [lane, { free, healthy: true, organizationId: 'A', since: null }]),
    )
    const options = { limit, after: '', busy: new Map(), laneLimits: { lanes, unhealthy: new Map() } }
    const claimed = await claimQueueRows(buildReader(office.database), queue, office.clock, options)
    return claimed.map(({ row }) => row.id).sort()
  }

  describe('a lane', () => {
    test('that hangs holds one place, and everything else of its organization is done', async () => {
      await office.add('A', numbered('dead', 50), 'dead end')
      for (const street of ['elm', 'oak', 'ash']) await office.add('A', numbered(street, 20), street)
      let release = () => {}
      const hanging = new Promise<void>((resolve) => {
        release = resolve
      })
      const { work, most } = watched(async (parcel) => {
        if (parcel.street !== 'dead end') return deliver(parcel)
        await hanging
        return { result: 'retry', error: 'Nobody at home.' }
      })
      const { queue } = office.queue({ ...byStreet, work })
      const stopping = new AbortController()
      const drained = drainQueue(queue, { ...quickLanes(queue), signal: stopping.signal })
      const left = () => office.database('parcels').whereNull('delivered_at').whereNot({ street: 'dead end' })
      await expect.poll(async () => (await left()).length).toBe(0)
      expect(most('dead end')).toBe(1)
      stopping.abort()
      release()
      expect(await drained).toMatchObject({ done: 60, retried: 1 })
    })

    test('that does well has as many rows at hand as it may, and no more', async () => {
      await office.add('A', numbered('a', 40), 'elm')
      const { work, most } = watched(deliver)
      const { queue } = office.queue({ ...byStreet, work })
      expect(await drainQueue(queue, quickLanes(queue))).toMatchObject({ done: 40 })
      expect(most('elm')).toBe(3)
    })

    test('is served one by one after a row that was recorded as not done', async () => {
      await office.add('A', numbered('a', 10), 'elm')
      const { work, most } = watched(async (row) => {
        await deliver(row)
        return { result: 'done', unhealthy: true }
      })
      const { queue } = office.queue({ ...byStreet, work })
      expect(await drainQueue(queue, quickLanes(queue))).toMatchObject({ done: 10 })
      expect(most('elm')).toBe(1)
    })
  })

  /** Streets whose work hangs until the end of the test. */
  async function knock(settings: Partial<Queue<QueueRow>>, hangsAt: (parcel: Parcel) => boolean) {
    let release = () => {}
    const hanging = new Promise<void>((resolve) => {
      release = resolve
    })
    const knocked: string[] = []
    const work = async (row: QueueRow): Promise<WorkOutcome> => {
      knocked.push(row.id)
      if (hangsAt(row as Parcel)) await hanging
      return deliver(row)
    }
    const stopping = new AbortController()
    const { queue } = office.queue({ ...byStreet, ...settings, work })
    const wakeSignal = createWakeSignal()
    const drained = drainQueue(queue, { ...quickLanes(queue), signal: stopping.signal, wakeSignal })
    return {
      knocked,
      wakeSignal,
      end: async () => {
        stopping.abort()
        release()
        await drained
      },
    }
  }

  describe('lanes that are not healthy', () => {
    const settings = { concurrency: 8, perOrganization: 4, lanes: { column: 'street', most: 3, maxUnhealthy: 2 } }

    test('take a few places of an organization, so that two of them leave room for others', async () => {
      for (const name of ['A', 'B']) {
        for (const street of numbered(`${name}-street`, 8)) await office.add(name, [`${street}-slow`], street)
      }
      const { knocked, wakeSignal, end } = await knock(settings, ({ organization_id }) => organization_id !== 'C')
      await expect.poll(() => knocked.length).toBeGreaterThanOrEqual(4)
      await office.add('C', numbered('c', 6), 'elm')
      wakeSignal.ring()
      await expect.poll(() => knocked.filter((id) => id.startsWith('c')).length).toBe(6)
      expect(knocked.filter((id) => id.endsWith('slow'))).toHaveLength(4)
      await end()
    })
  })

  describe('a claim', () => {
    test('takes equal parts from the lanes of an organization, in the order in which rows were due', async () => {
      await office.add('A', numbered('elm', 9), 'elm')
      await office.add('A', numbered('oak', 9), 'oak')
      const { queue } = office.queue(byStreet)
      const rooms = new Map([
        ['elm', 3],
        ['oak', 3],
      ])
      expect(await claim(queue, 4, rooms)).toEqual(['elm000', 'elm001', 'oak000', 'oak001'])
    })

    test('gives an organization with many lanes no more than one with a single lane', async () => {
      for (const street of numbered('street', 30)) await office.add('A', numbered(`A-${street}`, 2), street)
      await office.add('B', numbered('B', 9), 'elm')
      const taken = await claim(office.queue(byStreet).queue, 8, new Map([['elm', 4]]))
      expect(taken.filter((id) => id.startsWith('A'))).toHaveLength(4)
      expect(taken.filter((id) => id.startsWith('B'))).toHaveLength(4)
    })

    test('passes lanes that have no room, and those whose rows are not due', async () => {
      await office.add('A', ['full'], 'elm')
      await office.add('A', ['later'], 'oak')
      await office.add('A', ['due'], 'yew')
      const later = new Date(office.clock.now().getTime() + 30_000)
      await office.database('parcels').where({ id: 'later' }).update({ next_attempt_at: later })
      const { queue } = office.queue(byStreet)
      expect(await claim(queue, 8, new Map([['elm', 0]]))).toEqual(['due'])
    })

    test('of another process takes other rows', async () => {
      await office.add('A', numbered('a', 2), 'elm')
      const { queue } = office.queue(byStreet)
      expect(await claim(queue, 8)).toEqual(['a000'])
      expect(await claim(queue, 8)).toEqual(['a001'])
      expect(await claim(queue, 8)).toEqual([])
    })
  })

  test('the next row is that which is due first in any lane', async () => {
    await office.add('A', ['a'], 'elm')
    await office.add('A', ['b'], 'oak')
    await office.add('B', ['c'], 'elm')
    const { queue } = office.queue(byStreet)
    for (const [id, seconds] of [
      ['a', 30],
      ['b', 20],
      ['c', 25],
    ] as const) {
      const at = new Date(office.clock.now().getTime() + seconds * 1000)
      await office.database('parcels').where({ id }).update({ next_attempt_at: at })
    }
    expect(await secondsUntilDue(buildReader(office.database), queue, office.clock)).toBe(20)
  })

  test('work that settles its rows itself counts its attempts, and what it throws is left to the lease', async () => {
    await office.add('A', ['a'], 'elm')
    const work = async () => {
      throw new Error('It broke.')
    }
    const { queue } = office.queue({ ...byStreet, retries: undefined, work })
    expect(await drainQueue(queue, office)).toMatchObject({ failed: 0, retried: 1 })
    expect(await office.row('a')).toMatchObject({ attempts: 0, failed_at: null, lease: expect.any(String) })
    office.clock.advance(61_000)
    expect(await drainQueue(queue, office)).toMatchObject({ failed: 0, retried: 1 })
  })

  describe('who is busy', () => {
    const busyQueue = (work: Queue<QueueRow>['work']) =>
      office.queue({
        concurrency: 40,
        perOrganization: 40,
        lanes: { column: 'street', most: 20, maxUnhealthy: 40 },
        work,
      })

    test('finds what is due in a lane that nothing is known of', async () => {
      const hanging: (() => void)[] = []
      const manyHang = Promise.withResolvers<void>()
      let isOver = false
      const { queue, asked } = busyQueue(async (row) => {
        if (asked.length > 22 && row.id.startsWith('elm') && !isOver) {
          if (hanging.length === 15) manyHang.resolve()
          await new Promise<void>((resolve) => hanging.push(resolve))
        }
        return deliver(row)
      })
      const wakeSignal = createWakeSignal()
      const lanes = buildLaneTracker(queue.lanes, () => 0)
      for (const id of ['ash1', 'ash2']) {
        await office.add('A', [id], 'ash')
        await drainQueue(queue, { ...office, lanes })
      }
      await office.add('A', numbered('elm', 40), 'elm')
      const draining = drainQueue(queue, { ...office, wakeSignal, lanes })
      await manyHang.promise
      await office.add('A', ['oak'], 'oak')
      wakeSignal.ring()
      await expect.poll(() => asked).toContain('oak')
      isOver = true
      for (const release of hanging) release()
      expect(await draining).toMatchObject({ done: 41 })
    })
  })

  test('a claim from lanes that are known takes what is due behind the last one, and nothing else', async () => {
    const { queue } = office.queue(byStreet)
    await office.add('A', numbered('elm', 3), 'elm')
    await office.add('A', ['oak'], 'oak')
    await office.add('B', ['ash'], 'ash')
    const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute))
    for (const [minute, id] of ['elm000', 'elm001', 'elm002'].entries()) {
      await office
        .database('parcels')
        .where({ id })
        .update({ next_attempt_at: at(minute) })
    }
    const known = (since: Date | null, free = 3): LaneLimits => ({
      lanes: new Map([['elm', { organizationId: 'A', free, healthy: true, since }]]),
      unhealthy: new Map(),
    })
    const claimBehind = async (laneLimits: LaneLimits, busy = new Map<string, number>()) => {
      const found = await claimHealthyLaneRows(buildReader(office.database), queue, office.clock, {
        limit: 9,
        after: '',
        busy,
        laneLimits,
      })
      return found?.map(({ row }) => row.id)
    }
    if (!kept.separateLease) {
      expect(await claimBehind(known(at(1)))).toBeUndefined()
      return
    }
    expect(await claimBehind(known(null))).toBeUndefined()
    expect(await claimBehind(known(at(1)), new Map([['A', byStreet.perOrganization]]))).toEqual([])
    expect(await claimBehind(known(at(1), 1))).toEqual(['elm001'])
    expect(await claimBehind(known(at(1)))).toEqual(['elm002'])
    expect(await claimBehind(known(at(1)))).toEqual([])
    expect(await claim(queue, 9)).toEqual(['ash', 'elm000', 'oak'])
  })
})
