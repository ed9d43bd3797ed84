import { expect, test } from 'vitest'
import { readList, writeList } from './cell-list.ts'

test('a list is written with semicolons', () => {
  expect(writeList(['Monday', 'Tuesday'])).toBe('Monday; Tuesday')
  expect(writeList([])).toBe('')
})

test('people may write it without spaces and end it with a semicolon', () => {
  expect(readList('Monday;Tuesday ; ')).toEqual(['Monday', 'Tuesday'])
  expect(readList('')).toEqual([])
  expect(readList('[Monday')).toEqual(['[Monday'])
})

test.each([
  [['a; b', 'c']],
  [['a;b']],
  [['[]']],
  [['["x"]']],
  [[' padded ']],
  [['']],
  [['a, b', 'c']],
  [['"quoted"', "it's"]],
])('%j comes back as it was', (items) => {
  expect(readList(writeList(items))).toEqual(items)
})
