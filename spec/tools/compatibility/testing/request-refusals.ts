import type { Schema } from '../document.ts'
import type { RuleName } from '../rules.ts'
import { accepting, integer, list, nothing, number, object, openList, ref, string } from './contracts.ts'
import type { Refusal } from './refusals.ts'

type Change = [rule: RuleName, change: string, before: Schema, after: Schema]

const closed = { additionalProperties: false }
const card = object({ kind: { const: 'card' }, token: string }, ['kind'])
const cash = object({ kind: { const: 'cash' }, drawer: string }, ['kind'])

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
    { type: 'object', additionalProperties: string },
    { allOf: [{ type: 'object', additionalProperties: string }, { additionalProperties: false }] },
  ],
  ['request-property-removed', 'a removed property', object({ a: string, b: string }), object({ a: string })],
  [
    'request-property-removed',
    'a property becoming read-only',
    object({ a: string }),
    object({ a: { type: 'string', readOnly: true } }),
  ],
  ['request-property-added-required', 'a new required property', object({}), object({ a: string }, ['a'])],
  [
    'request-property-became-required',
    'an optional property becoming required',
    object({ a: string }),
    object({ a: string }, ['a']),
  ],
  [
    'request-property-became-required',
    'a property becoming required through allOf',
    object({ a: string }),
    { allOf: [object({ a: string }), { required: ['a'] }] },
  ],
  [
    'request-property-removed',
    'a property removed inside a list',
    { type: 'array', items: object({ a: string, b: string }) },
    { type: 'array', items: object({ a: string }) },
  ],
  [
    'request-property-removed',
    'a property removed inside a map',
    { type: 'object', additionalProperties: object({ a: string, b: string }) },
    { type: 'object', additionalProperties: object({ a: string }) },
  ],
  ['request-additional-properties-refused', 'additional properties being refused', object({}), object({}, [], closed)],
  [
    'request-additional-properties-refused',
    'additional properties being refused as TypeSpec writes it',
    object({}),
    object({}, [], { unevaluatedProperties: { not: {} } }),
  ],
  ['request-type-narrowed', 'a number becoming an integer', number, integer],
  ['request-type-narrowed', 'a type removed from several', { type: ['string', 'integer'] }, string],
  ['request-type-narrowed', 'an untyped property getting a type', object({ a: {} }), object({ a: string })],
  ['request-null-refused', 'a nullable property refusing null', { type: ['string', 'null'] }, string],
  ['request-null-refused', 'a nullable union refusing null', { anyOf: [string, nothing] }, string],
  ['request-variant-removed', 'a removed variant', { oneOf: [card, cash] }, { oneOf: [card] }],
  [
    'request-variant-removed',
    'a variant replaced by another',
    { anyOf: [card, cash] },
    { anyOf: [card, object({ kind: { const: 'bank' }, drawer: string }, ['kind'])] },
  ],
  [
    'request-property-became-required',
    'a property becoming required in one variant',
    { oneOf: [card, cash] },
    { oneOf: [cash, { ...card, required: ['kind', 'token'] }] },
  ],
  ['request-enum-value-removed', 'a removed value', list('a', 'b'), list('a')],
  ['request-enum-value-removed', 'a removed constant', { anyOf: [{ const: 'a' }, { const: 'b' }] }, { const: 'a' }],
  ['request-enum-value-removed', 'a value removed from an open list', openList('a', 'b'), openList('a')],
  [
    'request-enum-value-removed',
    'a list giving way to a pattern that refuses one of its values',
    list('a', 'b1'),
    { type: 'string', pattern: '^[a-z]$' },
  ],
  ['request-enum-closed', 'free text becoming a list', string, list('a')],
  ['request-enum-closed', 'an open list closing', openList('a'), list('a')],
  ['request-pattern-narrowed', 'a new pattern', string, { type: 'string', pattern: '^a' }],
  [
    'request-pattern-narrowed',
    'a changed pattern',
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '^b' },
  ],
  ['request-format-narrowed', 'a new format', string, { type: 'string', format: 'email' }],
  [
    'request-format-narrowed',
    'a changed format',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
  ['request-format-narrowed', 'a new content encoding', string, { type: 'string', contentEncoding: 'base64' }],
  [
    'request-condition-changed',
    'a new condition between properties',
    object({ a: string, b: string }),
    object({ a: string, b: string }, [], { dependentRequired: { a: ['b'] } }),
  ],
  [
    'request-condition-changed',
    'a changed condition between properties',
    object({ a: string, b: string }, [], { dependentRequired: { a: ['b'] } }),
    object({ a: string, b: string }, [], { dependentRequired: { a: ['c'] } }),
  ],
  [
    'input-default-changed',
    'a changed default',
    object({ a: { type: 'string', default: 'x' } }),
    object({ a: { type: 'string', default: 'y' } }),
  ],
  ['input-default-changed', 'a new default', object({ a: string }), object({ a: { type: 'string', default: 'y' } })],
]

const sized = (size: string) => ({ Size: { type: 'string', default: size } })
const sizes = object({ size: { allOf: [ref('Size')] } })

export const requestRefusals: Refusal[] = [
  ...changes.map(([rule, change, before, after]): Refusal => [rule, change, accepting(before), accepting(after)]),
  [
    'input-default-changed',
    'a changed default of a shared component',
    accepting(sizes, sized('s')),
    accepting(sizes, sized('m')),
  ],
]
