import { expect, test } from 'vitest'
import { formatCellList, parseCellList } from './cell-list.ts'

test('a list is written with semicolons', () => {
  expect(formatCellList(['Monday', 'Tuesday'])).toBe('Monday; Tuesday')
  expect(formatCellList([])).toBe('')
})

test('people may write it without spaces and end it with a semicolon', () => {
  expect(parseCellList('Monday;Tuesday ; ')).toEqual(['Monday', 'Tuesday'])
  expect(parseCellList('')).toEqual([])
  expect(parseCellList('[Monday')).toEqual(['[Monday'])
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
  expect(parseCellList(formatCellList(items))).toEqual(items)
})
