import { expect, test } from 'vitest'
import { stringifyRows, toJsonArray } from './stringify-rows.ts'

test('rows are those that would be written in one go', async () => {
  const items = [1, 2, 3]
  const toRow = (n: number) => ({ n, text: `"${n}"`, missing: undefined })
  expect(toJsonArray(await stringifyRows(items, toRow))).toBe(JSON.stringify(items.map(toRow)))
  expect(toJsonArray(await stringifyRows([], toRow))).toBe('[]')
})

test('others run while many large rows are written', async () => {
  const items = Array.from({ length: 3_000 }, () => 'x'.repeat(40_000))
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 0)
  await stringifyRows(items, (text) => ({ text }))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(1)
})
