import type { OpenApiDocument, Schema } from '../document.ts'
import {
  buildContractWithOptionalBody,
  buildContractWithParameters,
  buildContractWithRequestSchema,
  buildContractWithResponseSchema,
  buildContractWithResponses,
  buildEnumSchema,
  buildObjectSchema,
  buildOpenEnumSchema,
  buildQueryParameter,
  buildSchemaRef,
  buildTestContract,
  integerSchema,
  nullSchema,
  numberSchema,
  stringSchema,
} from './contracts.ts'

export type AllowedChange = [change: string, before: OpenApiDocument, after: OpenApiDocument]

const card = buildObjectSchema({ kind: { const: 'card' }, token: stringSchema }, ['kind'])
const cash = buildObjectSchema({ kind: { const: 'cash' }, drawer: stringSchema }, ['kind'])
const described = (schema: object) => ({ ...schema, title: 'Other', description: 'Other', examples: ['x'] })

const requests: [string, Schema, Schema][] = [
  ['a new optional request property', buildObjectSchema({}), buildObjectSchema({ a: stringSchema })],
  [
    'a required property becoming optional',
    buildObjectSchema({ a: stringSchema }, ['a']),
    buildObjectSchema({ a: stringSchema }),
  ],
  [
    'a required property becoming optional with a default',
    buildObjectSchema({ a: stringSchema }, ['a']),
    buildObjectSchema({ a: { type: 'string', default: 'x' } }),
  ],
  ['a new value in a request list', buildEnumSchema('a'), buildEnumSchema('b', 'a')],
  ['a request list becoming free text', buildEnumSchema('a'), { type: 'string', maxLength: 9 }],
  ['a looser limit', { type: 'string', maxLength: 8, minLength: 2 }, { type: 'string', maxLength: 9, minLength: 1 }],
  ['a removed limit', { type: 'integer', minimum: 1, maximum: 9 }, integerSchema],
  ['a bound becoming inclusive', { type: 'number', exclusiveMaximum: 9 }, { type: 'number', maximum: 9 }],
  ['an equal bound of integers', { type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 1 }],
  ['a looser multiple', { type: 'number', multipleOf: 4 }, { type: 'number', multipleOf: 2 }],
  ['a removed pattern and format', { type: 'string', pattern: '^a', format: 'email' }, stringSchema],
  ['an integer input becoming a number', integerSchema, numberSchema],
  ['a request property accepting null', stringSchema, { anyOf: [stringSchema, nullSchema] }],
  ['a new request variant', { oneOf: [card] }, { oneOf: [cash, card] }],
  ['two variants giving way to one that accepts both', { anyOf: [{ const: 1 }, integerSchema] }, integerSchema],
  [
    'a request list becoming a range that accepts its values',
    { enum: [1, 5] },
    { type: 'integer', minimum: 1, maximum: 5 },
  ],
  [
    'a request list becoming text that accepts its values',
    buildEnumSchema('a', 'bb'),
    { type: 'string', minLength: 1, maxLength: 2 },
  ],
  ['whole multiples of an integer', integerSchema, { type: 'integer', multipleOf: 1 }],
  ['a pattern beside a request list', buildEnumSchema('a'), { type: 'string', enum: ['a'], pattern: '^a' }],
  [
    'one variant taking in another while a new one appears',
    { anyOf: [buildObjectSchema({ a: stringSchema }), buildObjectSchema({ b: stringSchema })] },
    { anyOf: [buildObjectSchema({ a: stringSchema, b: stringSchema }), buildObjectSchema({ z: stringSchema }, ['z'])] },
  ],
  [
    'additional properties being accepted',
    buildObjectSchema({}, [], { additionalProperties: false }),
    buildObjectSchema({}),
  ],
]

const responses: [string, Schema, Schema][] = [
  [
    'a new response field',
    buildObjectSchema({ a: stringSchema }),
    buildObjectSchema({ a: stringSchema, b: stringSchema }, ['b']),
  ],
  [
    'an optional response field becoming required',
    buildObjectSchema({ a: stringSchema }),
    buildObjectSchema({ a: stringSchema }, ['a']),
  ],
  ['a response field that is never null any more', { type: ['string', 'null'] }, stringSchema],
  ['a new value in an open list', buildOpenEnumSchema('a'), buildOpenEnumSchema('a', 'b')],
  [
    'a new value in an open list whose text has a pattern',
    { anyOf: [buildEnumSchema('a'), { type: 'string', pattern: '^[a-z]$' }] },
    { anyOf: [buildEnumSchema('a', 'b'), { type: 'string', pattern: '^[a-z]$' }] },
  ],
  [
    'a new variant of an open union',
    { anyOf: [card, { type: 'object' }] },
    { anyOf: [card, cash, { type: 'object' }] },
  ],
  ['a looser response limit', { type: 'string', maxLength: 8, pattern: '^a' }, { type: 'string', maxLength: 9 }],
  ['null written as a type or as a variant', { type: ['string', 'null'] }, { anyOf: [stringSchema, nullSchema] }],
  ['values written as a list or as constants', buildEnumSchema('a', 'b'), { anyOf: [{ const: 'b' }, { const: 'a' }] }],
  [
    'an allOf written out',
    { allOf: [buildObjectSchema({ a: stringSchema }), buildObjectSchema({ b: stringSchema })] },
    buildObjectSchema({ b: stringSchema, a: stringSchema }),
  ],
  [
    'a new value in an open list that is constrained further',
    { allOf: [buildOpenEnumSchema('a'), { maxLength: 9 }] },
    { allOf: [buildOpenEnumSchema('a', 'b'), { maxLength: 9 }] },
  ],
  [
    'open lists written together or apart',
    { allOf: [buildOpenEnumSchema('a'), buildOpenEnumSchema('b')] },
    buildOpenEnumSchema('a', 'b'),
  ],
  [
    'an open list that another list closes',
    { allOf: [buildOpenEnumSchema('a', 'b'), buildEnumSchema('a')] },
    buildEnumSchema('a'),
  ],
  [
    'an open list that a longer list closes',
    { allOf: [buildOpenEnumSchema('a'), buildEnumSchema('a', 'b')] },
    buildEnumSchema('a', 'b'),
  ],
  ['an integer written as a number that is also an integer', { allOf: [numberSchema, integerSchema] }, integerSchema],
  [
    'values with and without their type',
    { enum: [1, 'a', null] },
    { type: ['integer', 'string', 'null'], enum: ['a', 1, null] },
  ],
  ['fractions with and without their type', { enum: [1.5, 2] }, { type: 'number', enum: [1.5, 2] }],
  ['a list constant with and without its type', { const: [1] }, { type: 'array', const: [1] }],
  ['formatted text becoming a list', { type: 'string', format: 'locale' }, buildEnumSchema('en', 'nl')],
  [
    'a removed field that was never in the response',
    buildObjectSchema({ a: { type: 'string', writeOnly: true } }),
    buildObjectSchema({}),
  ],
  ['a removed condition of a response', { type: 'string', not: { const: 'x' } }, stringSchema],
  [
    'fields that move between variants without leaving them',
    { anyOf: [buildObjectSchema({ a: stringSchema }), buildObjectSchema({ b: stringSchema })] },
    {
      anyOf: [
        buildObjectSchema({ a: stringSchema, b: stringSchema }),
        buildObjectSchema({ a: stringSchema, z: stringSchema }),
      ],
    },
  ],
  ['reordered variants', { oneOf: [card, cash, stringSchema] }, { oneOf: [stringSchema, cash, card] }],
  [
    'reordered fields and values',
    buildObjectSchema({ a: buildEnumSchema('x', 'y'), b: stringSchema }),
    buildObjectSchema({ b: stringSchema, a: buildEnumSchema('y', 'x') }),
  ],
  [
    'changed descriptions and examples',
    buildObjectSchema({ a: stringSchema }),
    described(buildObjectSchema({ a: described(stringSchema) })),
  ],
]

const node = (name: string) =>
  buildObjectSchema({
    id: stringSchema,
    next: buildSchemaRef(name),
    others: { type: 'array', items: buildSchemaRef(name) },
  })
const bearer = (name: string) => ({
  components: { securitySchemes: { [name]: { type: 'http', scheme: 'bearer' } } },
  security: [{ [name]: [] }],
})

export const allowedChanges: AllowedChange[] = [
  ...requests.map(
    ([change, before, after]): AllowedChange => [
      change,
      buildContractWithRequestSchema(before),
      buildContractWithRequestSchema(after),
    ],
  ),
  ...responses.map(
    ([change, before, after]): AllowedChange => [
      change,
      buildContractWithResponseSchema(before),
      buildContractWithResponseSchema(after),
    ],
  ),
  [
    'a new operation',
    buildTestContract({}),
    {
      openapi: '3.1.0',
      paths: { ...buildTestContract({}).paths, '/tickets': { get: { operationId: 'listTickets' } } },
    },
  ],
  [
    'a new optional parameter',
    buildContractWithParameters(),
    buildContractWithParameters(buildQueryParameter('page', stringSchema)),
  ],
  [
    'reordered parameters',
    buildContractWithParameters(buildQueryParameter('a', stringSchema), buildQueryParameter('b', stringSchema)),
    buildContractWithParameters(buildQueryParameter('b', stringSchema), buildQueryParameter('a', stringSchema)),
  ],
  [
    'an encoding that a plain parameter does not use',
    buildContractWithParameters(buildQueryParameter('a', stringSchema)),
    buildContractWithParameters(buildQueryParameter('a', stringSchema, { explode: false })),
  ],
  [
    'a header parameter spelled in another case',
    buildContractWithParameters(header('If-Match')),
    buildContractWithParameters(header('if-match')),
  ],
  ['a media type that gets a schema', untyped({}), untyped({ schema: stringSchema })],
  [
    'a new error status',
    buildContractWithResponses({ 200: {} }),
    buildContractWithResponses({ 200: {}, 409: {}, '5XX': {}, default: {} }),
  ],
  ['a response header spelled in another case', headers('ETag'), headers('etag')],
  [
    'a new error code',
    buildTestContract({ 'x-postern-errors': ['a'] }),
    buildTestContract({ 'x-postern-errors': ['b', 'a'] }),
  ],
  ['a new webhook', { openapi: '3.1.0' }, buildContractWithOptionalBody(stringSchema)],
  [
    'a new field in a webhook payload',
    buildContractWithOptionalBody(buildObjectSchema({ a: stringSchema })),
    buildContractWithOptionalBody(buildObjectSchema({ a: stringSchema, b: stringSchema })),
  ],
  [
    'changed summary and tags',
    buildTestContract({ summary: 'a', tags: ['a'] }),
    buildTestContract({ summary: 'b', tags: ['b'] }),
  ],
  [
    'a list that is whole unless a limit is sent, and can be followed by cursors from now on',
    buildTestContract({}),
    buildTestContract({ 'x-postern-pagination': { order: 'fixed' } }),
  ],
  ['no entitlement written as null', buildTestContract({}), buildTestContract({ 'x-postern-entitlement': null })],
  ['a renamed security scheme', buildTestContract({}, bearer('key')), buildTestContract({}, bearer('apiKey'))],
  [
    'one more way to authenticate',
    buildTestContract({ security: [{ a: [] }] }),
    buildTestContract({ security: [{ b: [] }, { a: [] }] }),
  ],
  [
    'a renamed component',
    buildContractWithResponseSchema(buildSchemaRef('Order'), { Order: card }),
    buildContractWithResponseSchema(buildSchemaRef('Purchase'), { Purchase: card }),
  ],
  [
    'a renamed recursive component',
    buildContractWithResponseSchema(buildSchemaRef('Node'), { Node: node('Node') }),
    buildContractWithResponseSchema(buildSchemaRef('Item'), { Item: node('Item') }),
  ],
  [
    'a component that refers to itself',
    buildContractWithResponseSchema(buildSchemaRef('Loop'), { Loop: buildSchemaRef('Loop') }),
    buildContractWithResponseSchema(buildSchemaRef('L'), { L: buildSchemaRef('L') }),
  ],
  [
    'a component written out in place',
    buildContractWithResponseSchema(buildSchemaRef('Order'), { Order: card }),
    buildContractWithResponseSchema(card),
  ],
]

function header(name: string) {
  return { name, in: 'header', schema: stringSchema }
}

function untyped(media: { schema?: Schema }): OpenApiDocument {
  return buildContractWithResponses({ 200: { content: { 'text/csv': media } } })
}

function headers(name: string): OpenApiDocument {
  return buildContractWithResponses({ 200: { headers: { [name]: { schema: stringSchema } } } })
}
