import { expect, test } from 'vitest'
import { buildRowsInsert } from './rows-insert.ts'

const insert = buildRowsInsert('insert-visits', 'visits as stored', 'id, network', {
  values: { network: (address) => `network(${address}::inet)` },
  conflict: 'on conflict do nothing',
})

test('rows are inserted by few statements, each of which is known by its size', () => {
  const steps = insert(Array.from({ length: 2 * 64 + 3 }, (_, n) => ['org', n, null]))
  expect(steps.map(({ statement }) => statement.name.slice('insert-visits-'.length))).toEqual(['64', '64', '2', '1'])
  expect(steps[0]?.statement).toBe(steps[1]?.statement)
  expect(steps.flatMap(({ values }) => values.filter((_, n) => n % 3 === 1))).toEqual([...Array(131).keys()])
  expect(steps[2]).toEqual({
    statement: {
      name: 'insert-visits-2',
      text: 'insert into visits as stored (organization_id,id,network) values ($1,$2,network($3::inet)),($4,$5,network($6::inet)) on conflict do nothing',
    },
    values: ['org', 128, null, 'org', 129, null],
  })
  expect(insert([])).toEqual([])
})
