import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { ROSTER_PAGE_ROWS, RosterPages } from './roster-pages.ts'
import type { RosterTicket } from './types.ts'

const row = (id: number, version = 0, removed = false): RosterTicket => ({
  ticket_id: `T${id}`,
  code_hash: removed ? null : `H${id}`,
  code_last_four: removed ? null : String(id).padStart(4, '0'),
  kind: removed ? null : 'per_person',
  voided_at: null,
  removed,
  livemode: true,
  attendees: removed
    ? []
    : [
        {
          id: `A${id}`,
          first_name: `Name${version}`,
          last_name: `Number ${id}`,
          attendee_type: 'visitor',
          group: null,
          days: [],
          status: 'confirmed',
          cancelled_at: null,
          admissions: [],
        },
      ],
})

const received = (rows: RosterTicket[]) => JSON.stringify({ data: rows, page: { next_cursor: null } })

/** A storage of pages, and the roster that works on it. */
function makeStore(people: number) {
  const stored = new Map<number, string>()
  const pages = new RosterPages()
  for (let from = 0; from < people; from += ROSTER_PAGE_ROWS) {
    const rows = Array.from({ length: Math.min(ROSTER_PAGE_ROWS, people - from) }, (_, index) => row(from + index))
    pages.add(pages.next, received(rows))
  }
  for (const [number, text] of pages.texts()) stored.set(number, text)
  const change = (rows: RosterTicket[]) => {
    const planned = pages.plan(rows)
    for (const [number, text] of planned.written) stored.set(number, text)
    for (const number of planned.dropped) stored.delete(number)
    pages.apply(planned)
    return planned
  }
  const reloaded = () => {
    const again = new RosterPages()
    for (const number of [...stored.keys()].sort((one, other) => one - other))
      again.add(number, stored.get(number) ?? '')
    return again
  }
  const storedRows = () => [...stored.values()].reduce((sum, text) => sum + JSON.parse(text).data.length, 0)
  return { pages, change, reloaded, storedRows, stored }
}

/** The same numbers each time. */
function makeRandom() {
  let seed = 42
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % below
  }
}

describe('a roster in pages', () => {
  test('has what a plain map would have after any changes, also when it is read again', () => {
    const { pages, change, reloaded, storedRows } = makeStore(1_000)
    const random = makeRandom()
    const expected = new Map(Array.from({ length: 1_000 }, (_, id) => [id, row(id)]))
    for (let version = 1; version <= 200; version += 1) {
      const ids = Array.from({ length: 1 + random(60) }, () => random(1_100))
      const rows = ids.map((id) => row(id, version, random(8) === 0))
      change(rows)
      for (const [index, one] of rows.entries()) expected.set(ids[index] ?? 0, one)
    }
    for (const roster of [pages, reloaded()]) {
      expect(roster.size).toBe([...expected.values()].filter(({ removed }) => !removed).length)
      for (const [id, one] of expected) {
        const found = one.removed ? null : one
        expect(roster.find(`H${id}`)).toEqual(found)
        expect(roster.findTicket(`T${id}`)).toEqual(found)
      }
    }
    expect(storedRows()).toBeLessThan(expected.size * 2)
  })

  test('rewrites little for a small change', () => {
    const { change, stored } = makeStore(20_000)
    const { written, dropped } = change([row(5, 1), row(10_000, 1), row(30_000, 1)])
    expect([written.size, dropped.length]).toEqual([1, 0])
    const next = change([row(6, 1)])
    expect([next.written.size, next.dropped.length], 'joins the short page').toEqual([1, 1])
    expect(stored.size).toBe(101)
    expect(change([])).toEqual({ written: new Map(), dropped: [] })
  })

  test('rewrites a bounded number of pages at a time, however many are mostly replaced', () => {
    const { pages, change, storedRows } = makeStore(20_000)
    const all = Array.from({ length: 20_000 }, (_, id) => id)
    change(all.filter((id) => id % 3 === 0).map((id) => row(id, 1)))
    expect(storedRows()).toBeGreaterThan(20_000)
    for (let again = 0; again < 10; again += 1) {
      expect(change([row(again, 2)]).dropped.length).toBeLessThanOrEqual(21)
    }
    expect(storedRows()).toBeLessThan(20_400)
    expect(pages.size).toBe(20_000)
  })

  test('takes little memory', () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = heap()
    const texts = Array.from({ length: 100 }, (_, page) =>
      received(Array.from({ length: ROSTER_PAGE_ROWS }, (__, index) => row(page * ROSTER_PAGE_ROWS + index))),
    )
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    const pages = new RosterPages()
    for (const text of texts) pages.add(pages.next, text)
    const beside = heap() - before - length
    expect(pages.size).toBe(20_000)
    // For 100,000 people this is 40 MB, beside the text itself.
    expect(beside / pages.size).toBeLessThan(400)
  })

  test('finds nobody by an earlier name', () => {
    const { pages, change } = makeStore(300)
    change([row(7, 1)])
    expect([...pages.search(['name0', '7'])].map(({ ticket_id }) => ticket_id)).not.toContain('T7')
    expect([...pages.search(['7', 'name1'])].map(({ ticket_id }) => ticket_id)).toEqual(['T7'])
    change([row(7, 2, true)])
    expect([...pages.search(['7', 'name1'])]).toEqual([])
  })
})
