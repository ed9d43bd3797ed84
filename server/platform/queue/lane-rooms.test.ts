import { expect, test } from 'vitest'
import { buildLaneRooms, MOST_PROVEN } from './lane-rooms.ts'

test('of the lanes that proved themselves the latest are remembered, and no more than a claim can tell of', () => {
  const lanes = buildLaneRooms({ column: 'street', most: 3 })
  const serve = (street: string) => {
    const row = { organization_id: 'A', id: street, attempts: 0, lease: 'x', street }
    lanes.begin(row)
    lanes.end(row, false)
  }
  for (let n = 0; n < MOST_PROVEN; n += 1) serve(`street ${n}`)
  serve('street 0')
  serve('one more')
  const rooms = lanes.rooms()
  expect(rooms.size).toBe(MOST_PROVEN)
  expect(['street 0', 'one more', 'street 1'].map((street) => rooms.get(street))).toEqual([3, 3, undefined])
})
