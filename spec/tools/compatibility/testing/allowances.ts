import type { OpenApiDocument, Schema } from '../document.ts'
import {
  accepting,
  answering,
  answeringWith,
  contract,
  integer,
  list,
  nothing,
  number,
  object,
  openList,
  query,
  ref,
  sending,
  string,
  taking,
} from './contracts.ts'

export type Allowance = [change: string, before: OpenApiDocument, after: OpenApiDocument]

const card = object({ kind: { const: 'card' }, token: string }, ['kind'])
const cash = object({ kind: { const: 'cash' }, drawer: string }, ['kind'])
const described = (schema: object) => ({ ...schema, title: 'Other', description: 'Other', examples: ['x'] })

const requests: [string, Schema, Schema][] = [
  ['a new optional request property', object({}), object({ a: string })],
  ['a required property becoming optional', object({ a: string }, ['a']), object({ a: string })],
  [
    'a required property becoming optional with a default',
    object({ a: string }, ['a']),
    object({ a: { type: 'string', default: 'x' } }),
  ],
  ['a new value in a request list', list('a'), list('b', 'a')],
  ['a request list becoming free text', list('a'), { type: 'string', maxLength: 9 }],
  ['a looser limit', { type: 'string', maxLength: 8, minLength: 2 }, { type: 'string', maxLength: 9, minLength: 1 }],
  ['a removed limit', { type: 'integer', minimum: 1, maximum: 9 }, integer],
  ['a bound becoming inclusive', { type: 'number', exclusiveMaximum: 9 }, { type: 'number', maximum: 9 }],
  ['an equal bound of integers', { type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 1 }],
  ['a looser multiple', { type: 'number', multipleOf: 4 }, { type: 'number', multipleOf: 2 }],
  ['a removed pattern and format', { type: 'string', pattern: '^a', format: 'email' }, string],
  ['an integer input becoming a number', integer, number],
  ['a request property accepting null', string, { anyOf: [string, nothing] }],
  ['a new request variant', { oneOf: [card] }, { oneOf: [cash, card] }],
  ['two variants giving way to one that accepts both', { anyOf: [{ const: 1 }, integer] }, integer],
  [
    'a request list becoming a range that accepts its values',
    { enum: [1, 5] },
    { type: 'integer', minimum: 1, maximum: 5 },
  ],
  [
    'a request list becoming text that accepts its values',
    list('a', 'bb'),
    { type: 'string', minLength: 1, maxLength: 2 },
  ],
  ['whole multiples of an integer', integer, { type: 'integer', multipleOf: 1 }],
  ['a pattern beside a request list', list('a'), { type: 'string', enum: ['a'], pattern: '^a' }],
  [
    'one variant taking in another while a new one appears',
    { anyOf: [object({ a: string }), object({ b: string })] },
    { anyOf: [object({ a: string, b: string }), object({ z: string }, ['z'])] },
  ],
  ['additional properties being accepted', object({}, [], { additionalProperties: false }), object({})],
]

const responses: [string, Schema, Schema][] = [
  ['a new response field', object({ a: string }), object({ a: string, b: string }, ['b'])],
  ['an optional response field becoming required', object({ a: string }), object({ a: string }, ['a'])],
  ['a response field that is never null any more', { type: ['string', 'null'] }, string],
  ['a new value in an open list', openList('a'), openList('a', 'b')],
  [
    'a new value in an open list whose text has a pattern',
    { anyOf: [list('a'), { type: 'string', pattern: '^[a-z]$' }] },
    { anyOf: [list('a', 'b'), { type: 'string', pattern: '^[a-z]$' }] },
  ],
  [
    'a new variant of an open union',
    { anyOf: [card, { type: 'object' }] },
    { anyOf: [card, cash, { type: 'object' }] },
  ],
  ['a looser response limit', { type: 'string', maxLength: 8, pattern: '^a' }, { type: 'string', maxLength: 9 }],
  ['null written as a type or as a variant', { type: ['string', 'null'] }, { anyOf: [string, nothing] }],
  ['values written as a list or as constants', list('a', 'b'), { anyOf: [{ const: 'b' }, { const: 'a' }] }],
  ['an allOf written out', { allOf: [object({ a: string }), object({ b: string })] }, object({ b: string, a: string })],
  [
    'a new value in an open list that is constrained further',
    { allOf: [openList('a'), { maxLength: 9 }] },
    { allOf: [openList('a', 'b'), { maxLength: 9 }] },
  ],
  ['open lists written together or apart', { allOf: [openList('a'), openList('b')] }, openList('a', 'b')],
  ['an open list that another list closes', { allOf: [openList('a', 'b'), list('a')] }, list('a')],
  ['an open list that a longer list closes', { allOf: [openList('a'), list('a', 'b')] }, list('a', 'b')],
  ['an integer written as a number that is also an integer', { allOf: [number, integer] }, integer],
  [
    'values with and without their type',
    { enum: [1, 'a', null] },
    { type: ['integer', 'string', 'null'], enum: ['a', 1, null] },
  ],
  ['fractions with and without their type', { enum: [1.5, 2] }, { type: 'number', enum: [1.5, 2] }],
  ['a list constant with and without its type', { const: [1] }, { type: 'array', const: [1] }],
  ['formatted text becoming a list', { type: 'string', format: 'locale' }, list('en', 'nl')],
  ['a removed field that was never in the response', object({ a: { type: 'string', writeOnly: true } }), object({})],
  ['a removed condition of a response', { type: 'string', not: { const: 'x' } }, string],
  [
    'fields that move between variants without leaving them',
    { anyOf: [object({ a: string }), object({ b: string })] },
    { anyOf: [object({ a: string, b: string }), object({ a: string, z: string })] },
  ],
  ['reordered variants', { oneOf: [card, cash, string] }, { oneOf: [string, cash, card] }],
  ['reordered fields and values', object({ a: list('x', 'y'), b: string }), object({ b: string, a: list('y', 'x') })],
  ['changed descriptions and examples', object({ a: string }), described(object({ a: described(string) }))],
]

const node = (name: string) => object({ id: string, next: ref(name), others: { type: 'array', items: ref(name) } })
const bearer = (name: string) => ({
  components: { securitySchemes: { [name]: { type: 'http', scheme: 'bearer' } } },
  security: [{ [name]: [] }],
})

export const allowances: Allowance[] = [
  ...requests.map(([change, before, after]): Allowance => [change, accepting(before), accepting(after)]),
  ...responses.map(([change, before, after]): Allowance => [change, answering(before), answering(after)]),
  [
    'a new operation',
    contract({}),
    { openapi: '3.1.0', paths: { ...contract({}).paths, '/tickets': { get: { operationId: 'listTickets' } } } },
  ],
  ['a new optional parameter', taking(), taking(query('page', string))],
  [
    'reordered parameters',
    taking(query('a', string), query('b', string)),
    taking(query('b', string), query('a', string)),
  ],
  [
    'an encoding that a plain parameter does not use',
    taking(query('a', string)),
    taking(query('a', string, { explode: false })),
  ],
  ['a header parameter spelled in another case', taking(header('If-Match')), taking(header('if-match'))],
  ['a media type that gets a schema', untyped({}), untyped({ schema: string })],
  ['a new error status', answeringWith({ 200: {} }), answeringWith({ 200: {}, 409: {}, '5XX': {}, default: {} })],
  ['a response header spelled in another case', headers('ETag'), headers('etag')],
  ['a new error code', contract({ 'x-postern-errors': ['a'] }), contract({ 'x-postern-errors': ['b', 'a'] })],
  ['a new webhook', { openapi: '3.1.0' }, sending(string)],
  ['a new field in a webhook payload', sending(object({ a: string })), sending(object({ a: string, b: string }))],
  ['changed summary and tags', contract({ summary: 'a', tags: ['a'] }), contract({ summary: 'b', tags: ['b'] })],
  [
    'a list that is whole unless a limit is sent, and can be followed by cursors from now on',
    contract({}),
    contract({ 'x-postern-pagination': { order: 'fixed' } }),
  ],
  ['no entitlement written as null', contract({}), contract({ 'x-postern-entitlement': null })],
  ['a renamed security scheme', contract({}, bearer('key')), contract({}, bearer('apiKey'))],
  ['one more way to authenticate', contract({ security: [{ a: [] }] }), contract({ security: [{ b: [] }, { a: [] }] })],
  ['a renamed component', answering(ref('Order'), { Order: card }), answering(ref('Purchase'), { Purchase: card })],
  [
    'a renamed recursive component',
    answering(ref('Node'), { Node: node('Node') }),
    answering(ref('Item'), { Item: node('Item') }),
  ],
  [
    'a component that refers to itself',
    answering(ref('Loop'), { Loop: ref('Loop') }),
    answering(ref('L'), { L: ref('L') }),
  ],
  ['a component written out in place', answering(ref('Order'), { Order: card }), answering(card)],
]

function header(name: string) {
  return { name, in: 'header', schema: string }
}

function untyped(media: { schema?: Schema }): OpenApiDocument {
  return answeringWith({ 200: { content: { 'text/csv': media } } })
}

function headers(name: string): OpenApiDocument {
  return answeringWith({ 200: { headers: { [name]: { schema: string } } } })
}
