import { expect, test } from 'vitest'
import { formatCellList, parseCellList } from './cell-list.ts'

test('a list is written with semicolons', () => {
  expect(formatCellList(['Monday', 'Tuesday'])).toBe('Monday; Tuesday')
  expect(formatCellList([])).toBe('')
})

test('an item with a semicolon is quoted, and never JSON', () => {
  expect(formatCellList(['a; b', 'say "c"', '"d"'])).toBe('"a; b"; say "c"; """d"""')
})

test('people may write it without spaces and end it with a semicolon', () => {
  expect(parseCellList('Monday;Tuesday ; ')).toEqual(['Monday', 'Tuesday'])
  expect(parseCellList('')).toEqual([])
  expect(parseCellList('[Monday')).toEqual(['[Monday'])
  expect(parseCellList('"Monday" ;"Tuesday"')).toEqual(['Monday', 'Tuesday'])
  expect(parseCellList('"Mon" day; "Tue')).toEqual(['"Mon" day', '"Tue'])
})

test('lists of earlier exports are read', () => {
  expect(parseCellList('["a; b","c"]')).toEqual(['a; b', 'c'])
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
  [['"', '""', 'a"; "b', ';', '"a"; b']],
])('%j comes back as it was', (items) => {
  expect(parseCellList(formatCellList(items))).toEqual(items)
})
