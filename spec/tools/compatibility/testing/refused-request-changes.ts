import type { Schema } from '../document.ts'
import type { RuleName } from '../rules.ts'
import {
  buildContractWithRequestSchema,
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

const closed = { additionalProperties: false }
const card = buildObjectSchema({ kind: { const: 'card' }, token: stringSchema }, ['kind'])
const cash = buildObjectSchema({ kind: { const: 'cash' }, drawer: stringSchema }, ['kind'])

const limits: Change[] = (
  [
    ['minLength', 'string', 1, 2],
    ['maxLength', 'string', 9, 8],
    ['minimum', 'number', 1, 2],
    ['maximum', 'number', 9, 8],
    ['exclusiveMinimum', 'number', 1, 2],
    ['exclusiveMaximum', 'number', 9, 8],
    ['minItems', 'array', 1, 2],
    ['maxItems', 'array', 9, 8],
    ['minProperties', 'object', 1, 2],
    ['maxProperties', 'object', 9, 8],
    ['multipleOf', 'number', 2, 4],
    ['uniqueItems', 'array', false, true],
  ] as const
).flatMap(([keyword, type, loose, tight]): Change[] => [
  ['request-limit-tightened', `a tighter ${keyword}`, { type, [keyword]: loose }, { type, [keyword]: tight }],
  ['request-limit-tightened', `a new ${keyword}`, { type }, { type, [keyword]: tight }],
])

const changes: Change[] = [
  ...limits,
  [
    'request-limit-tightened',
    'a bound becoming exclusive',
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
  ],
  [
    'request-limit-tightened',
    'a bound becoming exclusive beside the inclusive one',
    { type: 'number', minimum: 0 },
    { type: 'number', minimum: 0, exclusiveMinimum: 0 },
  ],
  [
    'request-limit-tightened',
    'a bound of fractions rising less than one',
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 0.5 },
  ],
  [
    'request-limit-tightened',
    'a smaller multiple that does not divide the former',
    { type: 'number', multipleOf: 3 },
    { type: 'number', multipleOf: 2 },
  ],
  ...[{ minimum: 2 }, { maximum: 4 }, { exclusiveMinimum: 1 }, { exclusiveMaximum: 5 }].map((limit): Change => {
    return [
      'request-enum-value-removed',
      `a list giving way to a range that refuses one of its values, ${JSON.stringify(limit)}`,
      { enum: [1, 5] },
      { type: 'integer', ...limit },
    ]
  }),
  [
    'request-type-narrowed',
    'a list losing all its numbers',
    { type: ['integer', 'string'], enum: [1, 'a'] },
    { type: ['integer', 'string'], enum: ['a'] },
  ],
  [
    'request-additional-properties-refused',
    'a map refusing everything through allOf',
    { type: 'object', additionalProperties: stringSchema },
    { allOf: [{ type: 'object', additionalProperties: stringSchema }, { additionalProperties: false }] },
  ],
  [
    'request-property-removed',
    'a removed property',
    buildObjectSchema({ a: stringSchema, b: stringSchema }),
    buildObjectSchema({ a: stringSchema }),
  ],
  [
    'request-property-removed',
    'a property becoming read-only',
    buildObjectSchema({ a: stringSchema }),
    buildObjectSchema({ a: { type: 'string', readOnly: true } }),
  ],
  [
    'request-property-added-required',
    'a new required property',
    buildObjectSchema({}),
    buildObjectSchema({ a: stringSchema }, ['a']),
  ],
  [
    'request-property-became-required',
    'an optional property becoming required',
    buildObjectSchema({ a: stringSchema }),
    buildObjectSchema({ a: stringSchema }, ['a']),
  ],
  [
    'request-property-became-required',
    'a property becoming required through allOf',
    buildObjectSchema({ a: stringSchema }),
    { allOf: [buildObjectSchema({ a: stringSchema }), { required: ['a'] }] },
  ],
  [
    'request-property-removed',
    'a property removed inside a list',
    { type: 'array', items: buildObjectSchema({ a: stringSchema, b: stringSchema }) },
    { type: 'array', items: buildObjectSchema({ a: stringSchema }) },
  ],
  [
    'request-property-removed',
    'a property removed inside a map',
    { type: 'object', additionalProperties: buildObjectSchema({ a: stringSchema, b: stringSchema }) },
    { type: 'object', additionalProperties: buildObjectSchema({ a: stringSchema }) },
  ],
  [
    'request-additional-properties-refused',
    'additional properties being refused',
    buildObjectSchema({}),
    buildObjectSchema({}, [], closed),
  ],
  [
    'request-additional-properties-refused',
    'additional properties being refused as TypeSpec writes it',
    buildObjectSchema({}),
    buildObjectSchema({}, [], { unevaluatedProperties: { not: {} } }),
  ],
  ['request-type-narrowed', 'a number becoming an integer', numberSchema, integerSchema],
  ['request-type-narrowed', 'a type removed from several', { type: ['string', 'integer'] }, stringSchema],
  [
    'request-type-narrowed',
    'an untyped property getting a type',
    buildObjectSchema({ a: {} }),
    buildObjectSchema({ a: stringSchema }),
  ],
  ['request-null-refused', 'a nullable property refusing null', { type: ['string', 'null'] }, stringSchema],
  ['request-null-refused', 'a nullable union refusing null', { anyOf: [stringSchema, nullSchema] }, stringSchema],
  ['request-variant-removed', 'a removed variant', { oneOf: [card, cash] }, { oneOf: [card] }],
  [
    'request-variant-removed',
    'a variant replaced by another',
    { anyOf: [card, cash] },
    { anyOf: [card, buildObjectSchema({ kind: { const: 'bank' }, drawer: stringSchema }, ['kind'])] },
  ],
  [
    'request-property-became-required',
    'a property becoming required in one variant',
    { oneOf: [card, cash] },
    { oneOf: [cash, { ...card, required: ['kind', 'token'] }] },
  ],
  ['request-enum-value-removed', 'a removed value', buildEnumSchema('a', 'b'), buildEnumSchema('a')],
  ['request-enum-value-removed', 'a removed constant', { anyOf: [{ const: 'a' }, { const: 'b' }] }, { const: 'a' }],
  [
    'request-enum-value-removed',
    'a value removed from an open list',
    buildOpenEnumSchema('a', 'b'),
    buildOpenEnumSchema('a'),
  ],
  [
    'request-enum-value-removed',
    'a list giving way to a pattern that refuses one of its values',
    buildEnumSchema('a', 'b1'),
    { type: 'string', pattern: '^[a-z]$' },
  ],
  ['request-enum-closed', 'free text becoming a list', stringSchema, buildEnumSchema('a')],
  ['request-enum-closed', 'an open list closing', buildOpenEnumSchema('a'), buildEnumSchema('a')],
  ['request-pattern-narrowed', 'a new pattern', stringSchema, { type: 'string', pattern: '^a' }],
  [
    'request-pattern-narrowed',
    'a changed pattern',
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '^b' },
  ],
  ['request-format-narrowed', 'a new format', stringSchema, { type: 'string', format: 'email' }],
  [
    'request-format-narrowed',
    'a changed format',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
  ['request-format-narrowed', 'a new content encoding', stringSchema, { type: 'string', contentEncoding: 'base64' }],
  [
    'request-condition-changed',
    'a new condition between properties',
    buildObjectSchema({ a: stringSchema, b: stringSchema }),
    buildObjectSchema({ a: stringSchema, b: stringSchema }, [], { dependentRequired: { a: ['b'] } }),
  ],
  [
    'request-condition-changed',
    'a changed condition between properties',
    buildObjectSchema({ a: stringSchema, b: stringSchema }, [], { dependentRequired: { a: ['b'] } }),
    buildObjectSchema({ a: stringSchema, b: stringSchema }, [], { dependentRequired: { a: ['c'] } }),
  ],
  [
    'input-default-changed',
    'a changed default',
    buildObjectSchema({ a: { type: 'string', default: 'x' } }),
    buildObjectSchema({ a: { type: 'string', default: 'y' } }),
  ],
  [
    'input-default-changed',
    'a new default',
    buildObjectSchema({ a: stringSchema }),
    buildObjectSchema({ a: { type: 'string', default: 'y' } }),
  ],
]

const sized = (size: string) => ({ Size: { type: 'string', default: size } })
const sizes = buildObjectSchema({ size: { allOf: [buildSchemaRef('Size')] } })

export const refusedRequestChanges: RefusedChange[] = [
  ...changes.map(
    ([rule, change, before, after]): RefusedChange => [
      rule,
      change,
      buildContractWithRequestSchema(before),
      buildContractWithRequestSchema(after),
    ],
  ),
  [
    'input-default-changed',
    'a changed default of a shared component',
    buildContractWithRequestSchema(sizes, sized('s')),
    buildContractWithRequestSchema(sizes, sized('m')),
  ],
]
