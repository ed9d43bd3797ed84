import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { parseTextArray, parseTimestamp } from './parsers.ts'

const TIMESTAMP = 1184
const TEXT_ARRAY: number = 1009
const slowTimestamp: (text: string) => Date = pg.types.getTypeParser(TIMESTAMP, 'text')
const slowTextArray: (text: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text')

describe('a timestamp is read as pg reads it', () => {
  test.each([
    '2026-01-05 10:00:01+00',
    '2026-12-31 23:59:59.999999+00',
    '2024-02-29 00:00:00.5+00',
    '2026-01-05 10:00:01.123456+02',
    '2026-01-05 10:00:01+05:30',
    '0099-03-01 00:00:00+00',
    '12026-01-05 10:00:01+00',
    '0044-03-15 12:00:00+00 BC',
  ])('%s', (text) => {
    expect(parseTimestamp(text)).toEqual(slowTimestamp(text))
  })

  test('to each millisecond', () => {
    for (let n = 0; n < 1000; n += 1) {
      const fraction = String(n).padStart(3, '0')
      expect(parseTimestamp(`2026-01-05 10:00:01.${fraction}+00`).getTime() % 1000).toBe(n)
    }
  })
})

describe('a list of texts is read as pg reads it', () => {
  test.each([
    '{}',
    '{a}',
    '{01A,01B,01C}',
    '{"a, b",c}',
    '{"a \\"quoted\\" one","{",}',
    '{NULL,"NULL",a}',
    '{""}',
    '{{a,b},{c,d}}',
    '{naïve,日本}',
    '[2:3]={a,b}',
  ])('%s', (text) => {
    expect(parseTextArray(text)).toEqual(slowTextArray(text))
  })
})
