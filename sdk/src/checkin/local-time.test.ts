import { describe, expect, test } from 'vitest'
import { dayInterval, instantOf } from './local-time.ts'

const day = (date: string, starts_at: string | null = null, ends_at: string | null = null) => ({
  date,
  starts_at,
  ends_at,
})

function interval(...[local, timezone]: Parameters<typeof dayInterval>): [string, string] {
  const { start, end } = dayInterval(local, timezone)
  return [start.toISOString(), end.toISOString()]
}

describe('a day', () => {
  test('is the whole local calendar day unless it says otherwise', () => {
    expect(interval(day('2026-06-05'), 'Europe/Madrid')).toEqual([
      '2026-06-04T22:00:00.000Z',
      '2026-06-05T22:00:00.000Z',
    ])
    expect(interval(day('2026-06-05'), 'America/Los_Angeles')).toEqual([
      '2026-06-05T07:00:00.000Z',
      '2026-06-06T07:00:00.000Z',
    ])
    expect(interval(day('2026-06-05'), 'Pacific/Auckland')).toEqual([
      '2026-06-04T12:00:00.000Z',
      '2026-06-05T12:00:00.000Z',
    ])
  })

  test('whose end is at or before its start ends the next morning', () => {
    const night = ['2026-06-05T16:00:00.000Z', '2026-06-06T01:00:00.000Z']
    expect(interval(day('2026-06-05', '18:00', '03:00'), 'Europe/Madrid')).toEqual(night)
    const around = ['2026-06-05T07:00:00.000Z', '2026-06-06T07:00:00.000Z']
    expect(interval(day('2026-06-05', '09:00', '09:00'), 'Europe/Madrid')).toEqual(around)
    const short = ['2026-06-04T22:00:00.000Z', '2026-06-05T16:00:00.000Z']
    expect(interval(day('2026-06-05', null, '18:00'), 'Europe/Madrid')).toEqual(short)
  })

  test('has 23 or 25 hours when the clocks change, and ends at the end of a month and of a year', () => {
    const hours = (date: string) => {
      const { start, end } = dayInterval(day(date), 'Europe/Madrid')
      return (end.getTime() - start.getTime()) / 3_600_000
    }
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-02-28'), hours('2026-12-31')]).toEqual([
      23, 25, 24, 24,
    ])
  })
})

describe('a local time', () => {
  test('in the gap of a clock change moves forward', () => {
    expect(instantOf('2026-03-29', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  test('that comes twice is the first of the two', () => {
    expect(instantOf('2026-10-25', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  test('takes half-hour clock changes and odd offsets', () => {
    expect(instantOf('2026-10-04', '02:15', 'Australia/Lord_Howe').toISOString()).toBe('2026-10-03T15:45:00.000Z')
    expect(instantOf('2026-06-05', '12:00', 'Asia/Kathmandu').toISOString()).toBe('2026-06-05T06:15:00.000Z')
  })
})
