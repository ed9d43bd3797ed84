import type { OpenApiDocument } from '../document.ts'
import type { RuleName } from '../rules.ts'
import {
  accepting,
  answering,
  answeringWith,
  contract,
  integer,
  json,
  list,
  object,
  query,
  ref,
  sending,
  string,
  taking,
} from './contracts.ts'

export type Refusal = [rule: RuleName, change: string, before: OpenApiDocument, after: OpenApiDocument]

const registry = (codes: Record<string, { status: number }>) => contract({}, { 'x-postern-error-registry': codes })
const header = (name: string, required: boolean) => ({ name, in: 'header', required, schema: string })
const signed = (...parameters: ReturnType<typeof header>[]) => sending(string, { parameters })

export const refusals: Refusal[] = [
  ['server-removed', 'another address', contract({}), contract({}, { servers: [{ url: '/v2' }] })],
  ['operation-removed', 'a removed method', contract({}), { openapi: '3.1.0', paths: { '/orders': { get: {} } } }],
  ['operation-removed', 'a removed path', contract({}), { openapi: '3.1.0' }],
  ['operation-id-changed', 'a changed operation id', contract({}), contract({ operationId: 'makeOrder' })],

  ['parameter-removed', 'a removed parameter', taking(query('page', string)), taking()],
  ['parameter-added-required', 'a new required parameter', taking(), taking(query('page', string, { required: true }))],
  [
    'parameter-became-required',
    'an optional parameter becoming required',
    taking(query('page', string)),
    taking(query('page', string, { required: true })),
  ],
  [
    'parameter-style-changed',
    'a list parameter written with commas instead of repeated',
    taking(query('ids', { type: 'array', items: string })),
    taking(query('ids', { type: 'array', items: string }, { explode: false })),
  ],
  [
    'parameter-style-changed',
    'a parameter with another media type',
    taking({ name: 'filter', in: 'query', content: json(object({})) }),
    taking({ name: 'filter', in: 'query', content: { 'text/csv': { schema: object({}) } } }),
  ],
  [
    'parameter-style-changed',
    'another style of a parameter that may be one value or a list',
    taking(query('ids', { type: ['string', 'array'] })),
    taking(query('ids', { type: ['string', 'array'] }, { style: 'pipeDelimited' })),
  ],
  [
    'parameter-removed',
    'a query parameter spelled in another case',
    taking(query('page', string)),
    taking(query('Page', string)),
  ],
  [
    'request-limit-tightened',
    'a tighter limit on a parameter',
    taking(query('limit', { type: 'integer', maximum: 100 })),
    taking(query('limit', { type: 'integer', maximum: 50 })),
  ],
  [
    'input-default-changed',
    'a changed default of a parameter',
    taking(query('limit', { type: 'integer', default: 20 })),
    taking(query('limit', { type: 'integer', default: 50 })),
  ],

  ['request-body-removed', 'a removed request body', accepting(string), contract({})],
  [
    'request-body-became-required',
    'an optional body becoming required',
    contract({ requestBody: { content: json(string) } }),
    accepting(string),
  ],
  ['request-body-became-required', 'a new required body', contract({}), accepting(string)],
  [
    'request-media-type-removed',
    'a removed request media type',
    contract({ requestBody: { content: { ...json(string), 'text/csv': {} } } }),
    contract({ requestBody: { content: json(string) } }),
  ],

  ['response-status-removed', 'a removed status', answeringWith({ 200: {}, 404: {} }), answeringWith({ 200: {} })],
  [
    'response-success-status-added',
    'a new success status',
    answeringWith({ 200: {} }),
    answeringWith({ 200: {}, 202: {} }),
  ],
  [
    'response-media-type-removed',
    'a removed response media type',
    answeringWith({ 200: { content: { ...json(string), 'text/csv': {} } } }),
    answering(string),
  ],
  [
    'response-header-removed',
    'a removed response header',
    answeringWith({ 200: { headers: { ETag: { schema: string } } } }),
    answeringWith({ 200: { headers: {} } }),
  ],
  [
    'response-header-became-optional',
    'a response header that may be missing',
    answeringWith({ 200: { headers: { ETag: { required: true, schema: string } } } }),
    answeringWith({ 200: { headers: { ETag: { schema: string } } } }),
  ],
  [
    'response-type-changed',
    'a response header with another type',
    answeringWith({ 200: { headers: { 'Retry-After': { schema: integer } } } }),
    answeringWith({ 200: { headers: { 'Retry-After': { schema: string } } } }),
  ],

  [
    'operation-error-removed',
    'an error code removed from an operation',
    contract({ 'x-postern-errors': ['sold_out', 'not_found'] }),
    contract({ 'x-postern-errors': ['not_found'] }),
  ],
  ['error-removed', 'an error code removed from the registry', registry({ sold_out: { status: 409 } }), registry({})],
  [
    'error-status-changed',
    'an error code with another status',
    registry({ sold_out: { status: 409 } }),
    registry({ sold_out: { status: 422 } }),
  ],
  [
    'scope-changed',
    'a changed scope',
    contract({ 'x-postern-scope': 'orders:read' }),
    contract({ 'x-postern-scope': 'orders:write' }),
  ],
  ['entitlement-changed', 'a new entitlement', contract({}), contract({ 'x-postern-entitlement': 'pro' })],
  ['host-changed', 'a changed host', contract({ 'x-postern-host': 'api' }), contract({ 'x-postern-host': 'checkin' })],
  [
    'pagination-changed',
    'a changed pagination',
    contract({ 'x-postern-pagination': { style: 'cursor', maximum: 100 } }),
    contract({ 'x-postern-pagination': { style: 'cursor', maximum: 50 } }),
  ],
  [
    'pagination-changed',
    'a list that ends after a page from now on',
    contract({}),
    contract({ 'x-postern-pagination': { order: 'by_id' } }),
  ],
  [
    'pagination-changed',
    'a list in pages that is fixed from now on',
    contract({ 'x-postern-pagination': { order: 'by_id' } }),
    contract({ 'x-postern-pagination': { order: 'fixed' } }),
  ],
  [
    'pagination-changed',
    'a removed pagination',
    contract({ 'x-postern-pagination': { style: 'cursor' } }),
    contract({}),
  ],
  ['idempotency-required', 'a required idempotency key', contract({}), contract({ 'x-postern-idempotency': true })],
  ['idempotency-removed', 'a lost idempotency', contract({ 'x-postern-idempotency': true }), contract({})],
  [
    'security-tightened',
    'a public operation asking for credentials',
    contract({ security: [] }),
    contract({ security: [{ key: [] }] }),
  ],
  [
    'security-tightened',
    'an operation that stops accepting one kind of credentials',
    contract({ security: [{ key: [] }, { session: [] }] }),
    contract({ security: [{ key: [] }] }),
  ],

  ['webhook-removed', 'a removed webhook', sending(string), { openapi: '3.1.0', webhooks: {} }],
  [
    'operation-id-changed',
    'a changed operation id of a webhook',
    sending(string, { operationId: 'orderPaid' }),
    sending(string, { operationId: 'paid' }),
  ],
  ['scope-changed', 'a new scope of a webhook', sending(string), sending(string, { 'x-postern-scope': 'orders:read' })],
  ['webhook-header-removed', 'a webhook header no longer sent', signed(header('Signature', true)), signed()],
  [
    'webhook-header-became-optional',
    'a webhook header that may be missing',
    signed(header('Signature', true)),
    signed(header('Signature', false)),
  ],
  [
    'webhook-media-type-removed',
    'a webhook without its media type',
    sending(string),
    sending(string, { requestBody: { content: {} } }),
  ],
  [
    'webhook-answer-refused',
    'a webhook answer no longer accepted',
    sending(string, { responses: { 200: {}, 204: {} } }),
    sending(string, { responses: { 204: {} } }),
  ],
  [
    'response-field-removed',
    'a field removed from a webhook payload',
    sending(object({ id: string, at: string })),
    sending(object({ id: string })),
  ],
  [
    'response-enum-value-added',
    'a new value in a closed list of a webhook payload',
    sending(list('paid')),
    sending(list('paid', 'void')),
  ],
  [
    'response-field-removed',
    'a field removed from a component that many responses share',
    answering(ref('Order'), { Order: object({ id: string, at: string }) }),
    answering(ref('Order'), { Order: object({ id: string }) }),
  ],
]
