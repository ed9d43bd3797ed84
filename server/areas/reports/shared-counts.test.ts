import { expect, test, vi } from 'vitest'
import type { Caller } from '../../access/callers/index.ts'
import { buildCountsCache } from './counts-cache.ts'
import type { GateCounts } from './gate-counts.ts'

type View = { ms?: number; mode?: string; group?: string; organization?: string }

const seenBy = ({ ms = 0, mode = 'live', group, organization = 'harbour' }: View = {}) =>
  ({
    at: new Date(ms),
    organization: { id: organization },
    key: { mode, group: group ? { id: group } : null },
  }) as unknown as Caller

const counted = (admitted: number) => ({ admitted }) as GateCounts

test('all who see the same share a count for a second, also while it is counted', async () => {
  const share = buildCountsCache<GateCounts>()
  const count = vi.fn(async () => counted(count.mock.calls.length))
  const ask = async (view: View, event = 'fest') => (await share(seenBy(view), event, count)).admitted
  expect(await Promise.all([ask({}), ask({ ms: 5_000 }), ask({})])).toEqual([1, 1, 1])
  expect(await ask({ ms: 999 })).toBe(1)
  expect(await ask({ ms: 1_000 })).toBe(2)
})

test('nobody is shown what was counted for another event, organization, mode or group', async () => {
  const share = buildCountsCache<GateCounts>()
  const count = vi.fn(async () => counted(count.mock.calls.length))
  const views: [View, string][] = [
    [{}, 'fest'],
    [{}, 'other'],
    [{ organization: 'quay' }, 'fest'],
    [{ mode: 'test' }, 'fest'],
    [{ group: 'north' }, 'fest'],
    [{ group: 'south' }, 'fest'],
  ]
  const answers = await Promise.all(views.map(([view, event]) => share(seenBy(view), event, count)))
  expect(answers.map(({ admitted }) => admitted)).toEqual([1, 2, 3, 4, 5, 6])
})

test('what takes long to count is counted again after ten times as long', async () => {
  let now = 0
  const share = buildCountsCache<GateCounts>(() => now)
  const count = vi.fn(async () => {
    now += 400
    return counted(count.mock.calls.length)
  })
  const ask = async (ms: number) => (await share(seenBy({ ms }), 'fest', count)).admitted
  expect([await ask(0), await ask(3_999), await ask(4_000)]).toEqual([1, 1, 2])
})

test('a count that failed is made again at once', async () => {
  const share = buildCountsCache<GateCounts>()
  await expect(share(seenBy(), 'fest', () => Promise.reject(new Error('No connection.')))).rejects.toThrow('connection')
  expect(await share(seenBy(), 'fest', async () => counted(7))).toEqual({ admitted: 7 })
})

test('what was counted for very many views is not kept for all of them', async () => {
  const share = buildCountsCache<GateCounts>()
  const count = vi.fn(async () => counted(0))
  for (let event = 0; event <= 1_000; event += 1) await share(seenBy(), `event ${event}`, count)
  await share(seenBy(), 'event 0', count)
  await share(seenBy(), 'event 1000', count)
  expect(count).toHaveBeenCalledTimes(1_002)
})
