import { expect, test } from 'vitest'
import { allOperations, getOperation } from '../contract.ts'
import { listBodyProperties, replaceBodyValue } from './body-properties.ts'
import { describeReference, listReferences, putObjectId, readObjectId } from './references.ts'
import { findInvalidText, listInvalidValues } from './wrong-values.ts'

const descriptions = (schema: object) => listInvalidValues(schema as never).map(({ description }) => description)
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
  expect(findInvalidText(query({ type: 'integer' }))).toBe('many')
  expect(findInvalidText(query({ type: 'string', format: 'date' }))).toBe('!')
  expect(findInvalidText(query({ type: 'array', items: { enum: ['a'] } }))).toBe('!')
  expect(findInvalidText(query({ type: 'string', maxLength: 1000 }))).toHaveLength(1500)
  expect(findInvalidText(query({ type: 'string' }))).toBeNull()
})

test('the places of a body are found in its objects, through references, nulls and parts', () => {
  const inner = { type: 'object', required: ['b'], properties: { b: { type: 'string' } } }
  const schema = {
    allOf: [{ type: 'object', properties: { z: { type: 'string' } } }],
    required: ['group'],
    properties: {
      a: { anyOf: [inner, { type: 'null' }] },
      list: { type: 'array', items: inner },
      group: { $ref: '#/components/schemas/NewGroup' },
    },
  }
  const places = listBodyProperties(schema as never).map(
    ({ path, required }) => `${path.join('.')}${required ? '!' : ''}`,
  )
  expect(places).toEqual([
    'z',
    'a',
    'a.b!',
    'list',
    'list.0.b!',
    'group!',
    'group.code!',
    'group.name!',
    'group.parent',
  ])
})

test('a value is put in its place, or taken out, in a copy', () => {
  const body = { a: { b: 1, c: 2 } }
  expect(replaceBodyValue(body, ['a', 'b'], null)).toEqual({ a: { b: null, c: 2 } })
  expect(replaceBodyValue(body, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } })
  expect(body).toEqual({ a: { b: 1, c: 2 } })
  expect(replaceBodyValue({ a: [{ b: 1 }, { b: 2 }] }, ['a', '0', 'b'], 3)).toEqual({ a: [{ b: 3 }, { b: 2 }] })
  expect(() => replaceBodyValue({}, ['a', 'b'], 1)).toThrow(/must fill in every object/)
  expect(() => replaceBodyValue({ a: [] }, ['a', '0', 'b'], 1)).toThrow(/must fill in every object/)
})

test('whatever names an object is found in path, query and body, also in lists and what they hold', () => {
  const places = listReferences(getOperation('createRegistration')).map(
    (one) => `${one.kind} in ${describeReference(one)}`,
  )
  expect(places).toEqual([
    'event in path: event',
    'attendee type in body: attendees.attendee_type',
    'day in body: attendees.days',
    'group in body: group',
  ])
  expect(listReferences(getOperation('listTickets')).map(({ kind }) => kind)).toEqual([
    'event',
    'registration',
    'attendee',
  ])
  const known = allOperations.flatMap(listReferences)
  expect(known.length).toBeGreaterThan(100)
})

test('a name is read from its place and put there, in a list beside what it names already', () => {
  const [event, type, day, group] = listReferences(getOperation('createRegistration'))
  if (!event || !type || !day || !group) throw new Error('A place is missing.')
  const parts = { path: { event: 'E' }, body: { attendees: [{ attendee_type: 'T', days: ['D'] }, { days: [] }] } }
  expect([event, type, day, group].map((place) => readObjectId(parts, place))).toEqual(['E', 'T', 'D', undefined])
  expect(putObjectId(parts, event, 'X').path).toEqual({ event: 'X' })
  expect(putObjectId(parts, day, 'X').body).toEqual({
    attendees: [{ attendee_type: 'T', days: ['D', 'X'] }, { days: [] }],
  })
  expect(putObjectId(parts, type, 'X').body).toEqual({
    attendees: [{ attendee_type: 'X', days: ['D'] }, { days: [] }],
  })
  expect(putObjectId(parts, group, 'X').body).toEqual({ ...parts.body, group: 'X' })
})
