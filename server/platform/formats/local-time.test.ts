import { describe, expect, test } from 'vitest'
import { buildLocalTimeFormatter } from './local-time.ts'

const tell = (timezone: string, instant: string) => buildLocalTimeFormatter(timezone)(new Date(instant)).text

describe('times of an event', () => {
  test.each([
    ['Europe/Madrid', '2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59+01:00'],
    ['Europe/Madrid', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
    ['Europe/Madrid', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
    ['Europe/Madrid', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00+01:00'],
    ['America/New_York', '2026-11-01T05:59:00.000Z', '2026-11-01T01:59:00-04:00'],
    ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01T01:00:00-05:00'],
    ['Asia/Kathmandu', '2026-06-05T00:00:00.000Z', '2026-06-05T05:45:00+05:45'],
    ['Australia/Lord_Howe', '2026-04-04T14:59:00.000Z', '2026-04-05T01:59:00+11:00'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', '2026-04-05T01:30:00+10:30'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01T00:00:00+14:00'],
    ['UTC', '2026-06-05T00:00:00.000Z', '2026-06-05T00:00:00+00:00'],
  ])('in %s, %s is %s', (timezone, instant, text) => {
    expect(tell(timezone, instant)).toBe(text)
  })

  test('are the same however many were told before', () => {
    const clock = buildLocalTimeFormatter('Europe/Madrid')
    const start = Date.parse('2026-01-01T00:00:00Z')
    const hours = Array.from({ length: 24 * 365 }, (_, hour) => new Date(start + hour * 3_600_000))
    for (const hour of hours) {
      const { text } = clock(hour)
      expect(new Date(text).getTime()).toBe(hour.getTime())
    }
  })
})
