import { expect, test } from 'vitest'
import { type Field, toLabel } from './contract/fields.ts'
import { describeOperations } from './contract/operations.ts'
import { permissionFor } from './contract/operations-of-members.ts'
import { spanishLabels } from './labels-es.ts'
import { nounOf } from './show/serve-place.ts'

const flat = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...flat(field.fields)])

test('every page, act and field of the console has Spanish words', () => {
  const offered = [...describeOperations().values()].filter(({ id }) => permissionFor(id) !== null)
  const labels = offered.flatMap((operation) => {
    const { method, summary, body, query, answer, isList } = operation
    // A page of one object is called by that object's own name.
    const title = method === 'GET' ? (isList ? [nounOf(operation)] : []) : [summary]
    return [
      ...title,
      ...flat([...body, ...query]).map(({ label }) => label),
      ...flat(answer).map(({ name }) => toLabel(name)),
    ]
  })
  expect([...new Set(labels)].filter((label) => !spanishLabels.has(label))).toEqual([])
})
