import { expect, test } from 'vitest'
import { placesIn, withValue } from './places.ts'
import { wrongTextFor, wrongValuesFor } from './wrong-values.ts'

const descriptions = (schema: object) => wrongValuesFor(schema as never).map(({ description }) => description)
const query = (schema: object) => ({ name: 'x', in: 'query', schema }) as never

test('wrong values are of every type that the schema does not take', () => {
  expect(descriptions({ type: 'string' })).toEqual(['a number', 'a boolean', 'a list', 'an object', 'null'])
  expect(descriptions({ type: ['integer', 'null'] })).toEqual([
    'a string',
    'a number',
    'a boolean',
    'a list',
    'an object',
  ])
  expect(descriptions({ $ref: '#/components/schemas/Code' })).toContain('a string')
  expect(descriptions({})).toEqual([])
})

test('a wrong text is one that the schema refuses, and a free text has none', () => {
  expect(wrongTextFor(query({ type: 'integer' }))).toBe('many')
  expect(wrongTextFor(query({ type: 'string', format: 'date' }))).toBe('!')
  expect(wrongTextFor(query({ type: 'array', items: { enum: ['a'] } }))).toBe('!')
  expect(wrongTextFor(query({ type: 'string', maxLength: 1000 }))).toHaveLength(1500)
  expect(wrongTextFor(query({ type: 'string' }))).toBeNull()
})

test('the places of a body are found in its objects, through references, nulls and parts', () => {
  const inner = { type: 'object', required: ['b'], properties: { b: { type: 'string' } } }
  const schema = {
    allOf: [{ type: 'object', properties: { z: { type: 'string' } } }],
    required: ['group'],
    properties: { a: { anyOf: [inner, { type: 'null' }] }, group: { $ref: '#/components/schemas/NewGroup' } },
  }
  const places = placesIn(schema as never).map(({ path, required }) => `${path.join('.')}${required ? '!' : ''}`)
  expect(places).toEqual(['z', 'a', 'a.b!', 'group!', 'group.code!', 'group.name!', 'group.parent'])
})

test('a value is put in its place, or taken out, in a copy', () => {
  const body = { a: { b: 1, c: 2 } }
  expect(withValue(body, ['a', 'b'], null)).toEqual({ a: { b: null, c: 2 } })
  expect(withValue(body, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } })
  expect(body).toEqual({ a: { b: 1, c: 2 } })
  expect(() => withValue({}, ['a', 'b'], 1)).toThrow(/must fill in every object/)
})
