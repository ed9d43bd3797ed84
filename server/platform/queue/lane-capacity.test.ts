import { describe, expect, test } from 'vitest'
import { buildLaneTracker, MAX_REMEMBERED_LANES, QUICK_LANE_MS } from './lane-capacity.ts'

test('of the lanes that proved themselves the latest are remembered, and no more than a claim can tell of', () => {
  const lanes = buildLaneTracker({ column: 'street', most: 3, maxUnhealthy: 9 })
  const serve = (street: string) => {
    const row = { organization_id: 'A', id: street, attempts: 0, next_attempt_at: null, lease: 'x', street }
    lanes.begin(row)
    lanes.end(row, false)
  }
  for (let n = 0; n < MAX_REMEMBERED_LANES; n += 1) serve(`street ${n}`)
  serve('street 0')
  serve('one more')
  const { lanes: rooms } = lanes.limits()
  expect(rooms.size).toBe(MAX_REMEMBERED_LANES)
  expect(['street 0', 'one more', 'street 1'].map((street) => rooms.get(street)?.free)).toEqual([3, 3, undefined])
})

describe('a lane that answers slowly', () => {
  const row = (id: string) => ({
    organization_id: 'A',
    id,
    attempts: 0,
    next_attempt_at: null,
    lease: id,
    street: 'elm',
  })
  const open = () => {
    let time = 0
    const lanes = buildLaneTracker({ column: 'street', most: 3, maxUnhealthy: 9 }, () => time)
    const work = (one: ReturnType<typeof row>, milliseconds: number) => {
      lanes.begin(one)
      time += milliseconds
      lanes.end(one, false)
    }
    const pass = (milliseconds: number) => {
      time += milliseconds
    }
    return { lanes, work, pass, elm: () => lanes.limits().lanes.get('elm') }
  }

  test('does not prove itself, and no more than one row of it is at hand', () => {
    const { work, elm } = open()
    work(row('a'), QUICK_LANE_MS)
    expect(elm()).toMatchObject({ free: 3, healthy: true })
    work(row('b'), QUICK_LANE_MS + 1)
    expect(elm()).toBeUndefined()
  })

  test('is known for it before it has answered, and counts among those of its organization', () => {
    const { lanes, work, pass, elm } = open()
    work(row('a'), 1)
    lanes.begin(row('b'))
    lanes.begin(row('c'))
    expect(elm()).toMatchObject({ free: 1, healthy: true })
    expect(lanes.limits().unhealthy).toEqual(new Map())
    pass(QUICK_LANE_MS + 1)
    expect(elm()).toMatchObject({ free: 0, healthy: false })
    expect(lanes.limits().unhealthy).toEqual(new Map([['A', 2]]))
  })
})
