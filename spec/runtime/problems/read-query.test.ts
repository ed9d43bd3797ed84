import { expect, test } from 'vitest'
import { parseQuery } from './read-query.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=v`).join('&')

test('a query of 50 parameters is read', () => {
  const { values, problems } = parseQuery(names(50), {})
  expect(Object.keys(values ?? {})).toHaveLength(50)
  expect(problems).toEqual([])
})

test.each([
  ['51 names', names(51)],
  ['5,000 names', names(5_000)],
  ['one name 5,000 times', 'a=b&'.repeat(5_000)],
  ['nothing but separators', '&'.repeat(5_000)],
])('a query of %s is not read at all, and that is its only problem', (_what, query) => {
  const read = parseQuery(query, { a: 'array' })
  expect(read).toMatchObject({ problems: [{ path: 'query', message: 'The query must have at most 50 parameters.' }] })
})

test('a parameter that may come several times keeps the order of its values', () => {
  const read = parseQuery('a=2&b=1&a=1&a=2&c=%C3%A9+x', { a: 'array', b: 'integer' })
  expect(read).toEqual({ values: { a: ['2', '1', '2'], b: 1, c: 'é x' }, problems: [] })
})
