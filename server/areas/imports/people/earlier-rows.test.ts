import { expect, test } from 'vitest'
import { buildEarlierRowFinder } from './earlier-rows.ts'
import type { ParsedImportRow } from './parse-row.ts'

const person = (n: number, more: Partial<ParsedImportRow>): ParsedImportRow => ({
  first_name: `Ana ${n}`,
  last_name: 'Ruiz',
  answers: {},
  ...more,
})

test('the first row with the same ID, email and name, or phone and name is found, each for itself', () => {
  const find = buildEarlierRowFinder(6)
  expect(find(person(1, { external_id: 'A-1', email: 'a@x.es', phone: '600 100' }))).toEqual({})
  expect(find(person(2, { external_id: 'A-2', email: 'a@x.es', phone: '600 100' }))).toEqual({})
  expect(find(person(1, { external_id: 'A-2', email: 'A@x.es' }))).toEqual({ id: 2, email: 1 })
  expect(find(person(1, { phone: '600100' }))).toEqual({ phone: 1 })
  expect(find(person(1, {}))).toEqual({})
  expect(find({ external_id: 'A-1', answers: {} })).toEqual({ id: 1 })
})

test('in a large file too, each row of a person leads to their first and no other', () => {
  const people = 30_000
  const find = buildEarlierRowFinder(2 * people)
  const rows = Array.from({ length: 2 * people }, (_, n) => {
    const who = n % people
    return find(person(who, { external_id: `A-${who}`, email: `ana-${who}@x.es`, phone: `600 ${who}` }))
  })
  const expected = rows.map((_, n) =>
    n < people ? {} : { id: n - people + 1, email: n - people + 1, phone: n - people + 1 },
  )
  expect(rows).toEqual(expected)
})
