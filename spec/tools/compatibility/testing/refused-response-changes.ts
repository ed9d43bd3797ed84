import type { Schema } from '../document.ts'
import type { RuleName } from '../rules.ts'
import {
  buildContractWithResponseSchema,
  buildEnumSchema,
  buildObjectSchema,
  buildOpenEnumSchema,
  buildSchemaRef,
  integerSchema,
  nullSchema,
  numberSchema,
  stringSchema,
} from './contracts.ts'
import type { RefusedChange } from './refused-changes.ts'

type Change = [rule: RuleName, change: string, before: Schema, after: Schema]

const both = buildObjectSchema({ id: stringSchema, slug: stringSchema }, ['id'])
const less = buildObjectSchema({ id: stringSchema }, ['id'])
const card = buildObjectSchema({ kind: { const: 'card' }, token: stringSchema }, ['kind'])
const cash = buildObjectSchema({ kind: { const: 'cash' }, drawer: stringSchema }, ['kind'])

const removedIn: [string, (schema: Schema) => Schema][] = [
  ['in the body', (schema) => schema],
  ['in an object', (schema) => buildObjectSchema({ organization: schema })],
  ['in a list', (schema) => ({ type: 'array', items: schema })],
  ['in a list of lists', (schema) => ({ type: 'array', items: { type: 'array', items: schema } })],
  ['in a map', (schema) => ({ type: 'object', additionalProperties: schema })],
  ['in a map by pattern', (schema) => ({ type: 'object', patternProperties: { '^x': schema } })],
  ['in a tuple', (schema) => ({ type: 'array', prefixItems: [stringSchema, schema] })],
  ['in an allOf', (schema) => ({ allOf: [buildObjectSchema({ at: stringSchema }), schema] })],
  ['in an anyOf', (schema) => ({ anyOf: [schema, stringSchema] })],
  ['in a oneOf beside another object', (schema) => ({ oneOf: [buildObjectSchema({ at: stringSchema }), schema] })],
  ['in a nullable object', (schema) => buildObjectSchema({ organization: { anyOf: [schema, nullSchema] } })],
]

const changes: Change[] = [
  ...removedIn.map(([where, around]): Change => {
    return ['response-field-removed', `a field removed ${where}`, around(both), around(less)]
  }),
  [
    'response-field-removed',
    'a field becoming write-only',
    buildObjectSchema({ id: stringSchema }),
    buildObjectSchema({ id: { type: 'string', writeOnly: true } }),
  ],
  [
    'response-field-removed',
    'a field removed from one of two descriptions of the same object',
    {
      allOf: [
        buildObjectSchema({ to: buildObjectSchema({ a: stringSchema }) }),
        buildObjectSchema({ to: buildObjectSchema({ b: stringSchema }) }),
      ],
    },
    {
      allOf: [
        buildObjectSchema({ to: buildObjectSchema({ a: stringSchema }) }),
        buildObjectSchema({ to: buildObjectSchema({}) }),
      ],
    },
  ],
  [
    'response-field-removed',
    'a variant replaced by one that is known nowhere',
    { anyOf: [buildObjectSchema({ a: stringSchema }), buildObjectSchema({ b: stringSchema })] },
    { anyOf: [buildObjectSchema({ a: stringSchema, b: stringSchema }), buildObjectSchema({ z: stringSchema })] },
  ],
  [
    'response-field-removed',
    'a map that stops holding anything',
    { type: 'object', additionalProperties: stringSchema },
    { type: 'object', additionalProperties: false },
  ],
  [
    'response-field-became-optional',
    'a field that may be missing',
    both,
    buildObjectSchema({ id: stringSchema, slug: stringSchema }),
  ],
  [
    'response-field-became-nullable',
    'a field that may be null',
    buildObjectSchema({ id: stringSchema }),
    buildObjectSchema({ id: { type: ['string', 'null'] } }),
  ],
  [
    'response-field-became-nullable',
    'a field that may be null through a union',
    buildObjectSchema({ id: stringSchema }),
    buildObjectSchema({ id: { anyOf: [stringSchema, nullSchema] } }),
  ],
  ['response-type-changed', 'an integer becoming a string', integerSchema, stringSchema],
  ['response-type-changed', 'an integer becoming a number', integerSchema, numberSchema],
  ['response-type-changed', 'a number becoming an integer', numberSchema, integerSchema],
  ['response-type-changed', 'a new type', stringSchema, { type: ['string', 'integer'] }],
  ['response-type-changed', 'a type that gives way to anything', stringSchema, {}],
  [
    'response-type-changed',
    'a list whose items lose their type',
    { type: 'array', items: stringSchema },
    { type: 'array' },
  ],
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
    { oneOf: [less, buildObjectSchema({ at: stringSchema }, ['at'])] },
  ],
  ['response-enum-value-removed', 'a removed value', buildEnumSchema('a', 'b'), buildEnumSchema('a')],
  [
    'response-enum-value-removed',
    'a value removed from an open list',
    buildOpenEnumSchema('a', 'b'),
    buildOpenEnumSchema('a'),
  ],
  [
    'response-enum-value-removed',
    'a value removed from an open list that is constrained further',
    { allOf: [buildOpenEnumSchema('a', 'b'), { maxLength: 9 }] },
    { allOf: [buildOpenEnumSchema('a'), { maxLength: 9 }] },
  ],
  ['response-enum-value-removed', 'an open list losing all its values', buildOpenEnumSchema('a', 'b'), stringSchema],
  ['response-enum-value-added', 'a new value in a closed list', buildEnumSchema('a'), buildEnumSchema('a', 'b')],
  ['response-enum-value-added', 'a new constant', { const: 'a' }, { anyOf: [{ const: 'a' }, { const: 'b' }] }],
  [
    'response-enum-value-added',
    'a new value of a list that closes an open one',
    { allOf: [buildOpenEnumSchema('a', 'b'), buildEnumSchema('a')] },
    { allOf: [buildEnumSchema('a', 'b'), buildOpenEnumSchema('a', 'b')] },
  ],
  ['response-enum-value-added', 'a closed list opening', buildEnumSchema('a'), buildOpenEnumSchema('a')],
  ['response-enum-value-added', 'a closed list becoming free text', buildEnumSchema('a'), stringSchema],
  [
    'response-enum-value-added',
    'a new value beside text that does not admit it',
    { anyOf: [buildEnumSchema('auto'), { type: 'string', pattern: '^[0-9]+$' }] },
    { anyOf: [buildEnumSchema('auto', 'never'), { type: 'string', pattern: '^[0-9]+$' }] },
  ],
]

const pet = (mapping: Record<string, string>) =>
  buildObjectSchema({ kind: stringSchema }, ['kind'], { discriminator: { propertyName: 'kind', mapping } })
const cat = (fields: Record<string, Schema>) =>
  buildObjectSchema({ kind: { const: 'cat' }, ...fields }, [], { allOf: [buildSchemaRef('Pet')] })
const pets = { cat: '#/components/schemas/Cat' }
const tree = (fields: Record<string, Schema>) => ({
  Tree: buildObjectSchema({ ...fields, children: { type: 'array', items: buildSchemaRef('Tree') } }),
})

export const refusedResponseChanges: RefusedChange[] = [
  ...changes.map(
    ([rule, change, before, after]): RefusedChange => [
      rule,
      change,
      buildContractWithResponseSchema(before),
      buildContractWithResponseSchema(after),
    ],
  ),
  [
    'response-field-removed',
    'a field removed from a subtype reached only by its discriminator',
    buildContractWithResponseSchema(buildSchemaRef('Pet'), { Pet: pet(pets), Cat: cat({ lives: integerSchema }) }),
    buildContractWithResponseSchema(buildSchemaRef('Pet'), { Pet: pet(pets), Cat: cat({}) }),
  ],
  [
    'response-field-removed',
    'a field removed from a subtype behind a wrapped reference',
    buildContractWithResponseSchema(
      { allOf: [buildSchemaRef('Pet')] },
      { Pet: pet(pets), Cat: cat({ lives: integerSchema }) },
    ),
    buildContractWithResponseSchema({ allOf: [buildSchemaRef('Pet')] }, { Pet: pet(pets), Cat: cat({}) }),
  ],
  [
    'response-field-removed',
    'a field removed from a recursive schema',
    buildContractWithResponseSchema(buildSchemaRef('Tree'), tree({ name: stringSchema })),
    buildContractWithResponseSchema(buildSchemaRef('Tree'), tree({})),
  ],
]
