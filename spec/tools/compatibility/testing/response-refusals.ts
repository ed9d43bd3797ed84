import type { Schema } from '../document.ts'
import type { RuleName } from '../rules.ts'
import { answering, integer, list, nothing, number, object, openList, ref, string } from './contracts.ts'
import type { Refusal } from './refusals.ts'

type Change = [rule: RuleName, change: string, before: Schema, after: Schema]

const both = object({ id: string, slug: string }, ['id'])
const less = object({ id: string }, ['id'])
const card = object({ kind: { const: 'card' }, token: string }, ['kind'])
const cash = object({ kind: { const: 'cash' }, drawer: string }, ['kind'])

const removedIn: [string, (schema: Schema) => Schema][] = [
  ['in the body', (schema) => schema],
  ['in an object', (schema) => object({ organization: schema })],
  ['in a list', (schema) => ({ type: 'array', items: schema })],
  ['in a list of lists', (schema) => ({ type: 'array', items: { type: 'array', items: schema } })],
  ['in a map', (schema) => ({ type: 'object', additionalProperties: schema })],
  ['in a map by pattern', (schema) => ({ type: 'object', patternProperties: { '^x': schema } })],
  ['in a tuple', (schema) => ({ type: 'array', prefixItems: [string, schema] })],
  ['in an allOf', (schema) => ({ allOf: [object({ at: string }), schema] })],
  ['in an anyOf', (schema) => ({ anyOf: [schema, string] })],
  ['in a oneOf beside another object', (schema) => ({ oneOf: [object({ at: string }), schema] })],
  ['in a nullable object', (schema) => object({ organization: { anyOf: [schema, nothing] } })],
]

const changes: Change[] = [
  ...removedIn.map(([where, around]): Change => {
    return ['response-field-removed', `a field removed ${where}`, around(both), around(less)]
  }),
  [
    'response-field-removed',
    'a field becoming write-only',
    object({ id: string }),
    object({ id: { type: 'string', writeOnly: true } }),
  ],
  [
    'response-field-removed',
    'a field removed from one of two descriptions of the same object',
    { allOf: [object({ to: object({ a: string }) }), object({ to: object({ b: string }) })] },
    { allOf: [object({ to: object({ a: string }) }), object({ to: object({}) })] },
  ],
  [
    'response-field-removed',
    'a variant replaced by one that is known nowhere',
    { anyOf: [object({ a: string }), object({ b: string })] },
    { anyOf: [object({ a: string, b: string }), object({ z: string })] },
  ],
  [
    'response-field-removed',
    'a map that stops holding anything',
    { type: 'object', additionalProperties: string },
    { type: 'object', additionalProperties: false },
  ],
  ['response-field-became-optional', 'a field that may be missing', both, object({ id: string, slug: string })],
  [
    'response-field-became-nullable',
    'a field that may be null',
    object({ id: string }),
    object({ id: { type: ['string', 'null'] } }),
  ],
  [
    'response-field-became-nullable',
    'a field that may be null through a union',
    object({ id: string }),
    object({ id: { anyOf: [string, nothing] } }),
  ],
  ['response-type-changed', 'an integer becoming a string', integer, string],
  ['response-type-changed', 'an integer becoming a number', integer, number],
  ['response-type-changed', 'a number becoming an integer', number, integer],
  ['response-type-changed', 'a new type', string, { type: ['string', 'integer'] }],
  ['response-type-changed', 'a type that gives way to anything', string, {}],
  ['response-type-changed', 'a list whose items lose their type', { type: 'array', items: string }, { type: 'array' }],
  [
    'response-format-changed',
    'a date-time becoming a date',
    { type: 'string', format: 'date-time' },
    { type: 'string', format: 'date' },
  ],
  ['response-variant-removed', 'a removed variant', { oneOf: [card, cash] }, { oneOf: [card] }],
  ['response-variant-added', 'a new variant of a closed union', { oneOf: [card] }, { oneOf: [card, cash] }],
  [
    'response-variant-added',
    'a new variant in place of a plain object',
    less,
    { oneOf: [less, object({ at: string }, ['at'])] },
  ],
  ['response-enum-value-removed', 'a removed value', list('a', 'b'), list('a')],
  ['response-enum-value-removed', 'a value removed from an open list', openList('a', 'b'), openList('a')],
  [
    'response-enum-value-removed',
    'a value removed from an open list that is constrained further',
    { allOf: [openList('a', 'b'), { maxLength: 9 }] },
    { allOf: [openList('a'), { maxLength: 9 }] },
  ],
  ['response-enum-value-removed', 'an open list losing all its values', openList('a', 'b'), string],
  ['response-enum-value-added', 'a new value in a closed list', list('a'), list('a', 'b')],
  ['response-enum-value-added', 'a new constant', { const: 'a' }, { anyOf: [{ const: 'a' }, { const: 'b' }] }],
  [
    'response-enum-value-added',
    'a new value of a list that closes an open one',
    { allOf: [openList('a', 'b'), list('a')] },
    { allOf: [list('a', 'b'), openList('a', 'b')] },
  ],
  ['response-enum-value-added', 'a closed list opening', list('a'), openList('a')],
  ['response-enum-value-added', 'a closed list becoming free text', list('a'), string],
  [
    'response-enum-value-added',
    'a new value beside text that does not admit it',
    { anyOf: [list('auto'), { type: 'string', pattern: '^[0-9]+$' }] },
    { anyOf: [list('auto', 'never'), { type: 'string', pattern: '^[0-9]+$' }] },
  ],
]

const pet = (mapping: Record<string, string>) =>
  object({ kind: string }, ['kind'], { discriminator: { propertyName: 'kind', mapping } })
const cat = (fields: Record<string, Schema>) =>
  object({ kind: { const: 'cat' }, ...fields }, [], { allOf: [ref('Pet')] })
const pets = { cat: '#/components/schemas/Cat' }
const tree = (fields: Record<string, Schema>) => ({
  Tree: object({ ...fields, children: { type: 'array', items: ref('Tree') } }),
})

export const responseRefusals: Refusal[] = [
  ...changes.map(([rule, change, before, after]): Refusal => [rule, change, answering(before), answering(after)]),
  [
    'response-field-removed',
    'a field removed from a subtype reached only by its discriminator',
    answering(ref('Pet'), { Pet: pet(pets), Cat: cat({ lives: integer }) }),
    answering(ref('Pet'), { Pet: pet(pets), Cat: cat({}) }),
  ],
  [
    'response-field-removed',
    'a field removed from a subtype behind a wrapped reference',
    answering({ allOf: [ref('Pet')] }, { Pet: pet(pets), Cat: cat({ lives: integer }) }),
    answering({ allOf: [ref('Pet')] }, { Pet: pet(pets), Cat: cat({}) }),
  ],
  [
    'response-field-removed',
    'a field removed from a recursive schema',
    answering(ref('Tree'), tree({ name: string })),
    answering(ref('Tree'), tree({})),
  ],
]
