import type { OpenApiDocument } from '../document.ts'
import type { RuleName } from '../rules.ts'
import {
  buildContractWithOptionalBody,
  buildContractWithParameters,
  buildContractWithRequestSchema,
  buildContractWithResponseSchema,
  buildContractWithResponses,
  buildEnumSchema,
  buildJsonContent,
  buildObjectSchema,
  buildQueryParameter,
  buildSchemaRef,
  buildTestContract,
  integerSchema,
  stringSchema,
} from './contracts.ts'

export type RefusedChange = [rule: RuleName, change: string, before: OpenApiDocument, after: OpenApiDocument]

const registry = (codes: Record<string, { status: number }>) =>
  buildTestContract({}, { 'x-postern-error-registry': codes })
const header = (name: string, required: boolean) => ({ name, in: 'header', required, schema: stringSchema })
const signed = (...parameters: ReturnType<typeof header>[]) =>
  buildContractWithOptionalBody(stringSchema, { parameters })

export const refusedChanges: RefusedChange[] = [
  ['server-removed', 'another address', buildTestContract({}), buildTestContract({}, { servers: [{ url: '/v2' }] })],
  [
    'operation-removed',
    'a removed method',
    buildTestContract({}),
    { openapi: '3.1.0', paths: { '/orders': { get: {} } } },
  ],
  ['operation-removed', 'a removed path', buildTestContract({}), { openapi: '3.1.0' }],
  [
    'operation-id-changed',
    'a changed operation id',
    buildTestContract({}),
    buildTestContract({ operationId: 'makeOrder' }),
  ],

  [
    'parameter-removed',
    'a removed parameter',
    buildContractWithParameters(buildQueryParameter('page', stringSchema)),
    buildContractWithParameters(),
  ],
  [
    'parameter-added-required',
    'a new required parameter',
    buildContractWithParameters(),
    buildContractWithParameters(buildQueryParameter('page', stringSchema, { required: true })),
  ],
  [
    'parameter-became-required',
    'an optional parameter becoming required',
    buildContractWithParameters(buildQueryParameter('page', stringSchema)),
    buildContractWithParameters(buildQueryParameter('page', stringSchema, { required: true })),
  ],
  [
    'parameter-style-changed',
    'a list parameter written with commas instead of repeated',
    buildContractWithParameters(buildQueryParameter('ids', { type: 'array', items: stringSchema })),
    buildContractWithParameters(buildQueryParameter('ids', { type: 'array', items: stringSchema }, { explode: false })),
  ],
  [
    'parameter-style-changed',
    'a parameter with another media type',
    buildContractWithParameters({ name: 'filter', in: 'query', content: buildJsonContent(buildObjectSchema({})) }),
    buildContractWithParameters({
      name: 'filter',
      in: 'query',
      content: { 'text/csv': { schema: buildObjectSchema({}) } },
    }),
  ],
  [
    'parameter-style-changed',
    'another style of a parameter that may be one value or a list',
    buildContractWithParameters(buildQueryParameter('ids', { type: ['string', 'array'] })),
    buildContractWithParameters(buildQueryParameter('ids', { type: ['string', 'array'] }, { style: 'pipeDelimited' })),
  ],
  [
    'parameter-removed',
    'a query parameter spelled in another case',
    buildContractWithParameters(buildQueryParameter('page', stringSchema)),
    buildContractWithParameters(buildQueryParameter('Page', stringSchema)),
  ],
  [
    'request-limit-tightened',
    'a tighter limit on a parameter',
    buildContractWithParameters(buildQueryParameter('limit', { type: 'integer', maximum: 100 })),
    buildContractWithParameters(buildQueryParameter('limit', { type: 'integer', maximum: 50 })),
  ],
  [
    'input-default-changed',
    'a changed default of a parameter',
    buildContractWithParameters(buildQueryParameter('limit', { type: 'integer', default: 20 })),
    buildContractWithParameters(buildQueryParameter('limit', { type: 'integer', default: 50 })),
  ],

  [
    'request-body-removed',
    'a removed request body',
    buildContractWithRequestSchema(stringSchema),
    buildTestContract({}),
  ],
  [
    'request-body-became-required',
    'an optional body becoming required',
    buildTestContract({ requestBody: { content: buildJsonContent(stringSchema) } }),
    buildContractWithRequestSchema(stringSchema),
  ],
  [
    'request-body-became-required',
    'a new required body',
    buildTestContract({}),
    buildContractWithRequestSchema(stringSchema),
  ],
  [
    'request-media-type-removed',
    'a removed request media type',
    buildTestContract({ requestBody: { content: { ...buildJsonContent(stringSchema), 'text/csv': {} } } }),
    buildTestContract({ requestBody: { content: buildJsonContent(stringSchema) } }),
  ],

  [
    'response-status-removed',
    'a removed status',
    buildContractWithResponses({ 200: {}, 404: {} }),
    buildContractWithResponses({ 200: {} }),
  ],
  [
    'response-success-status-added',
    'a new success status',
    buildContractWithResponses({ 200: {} }),
    buildContractWithResponses({ 200: {}, 202: {} }),
  ],
  [
    'response-media-type-removed',
    'a removed response media type',
    buildContractWithResponses({ 200: { content: { ...buildJsonContent(stringSchema), 'text/csv': {} } } }),
    buildContractWithResponseSchema(stringSchema),
  ],
  [
    'response-header-removed',
    'a removed response header',
    buildContractWithResponses({ 200: { headers: { ETag: { schema: stringSchema } } } }),
    buildContractWithResponses({ 200: { headers: {} } }),
  ],
  [
    'response-header-became-optional',
    'a response header that may be missing',
    buildContractWithResponses({ 200: { headers: { ETag: { required: true, schema: stringSchema } } } }),
    buildContractWithResponses({ 200: { headers: { ETag: { schema: stringSchema } } } }),
  ],
  [
    'response-type-changed',
    'a response header with another type',
    buildContractWithResponses({ 200: { headers: { 'Retry-After': { schema: integerSchema } } } }),
    buildContractWithResponses({ 200: { headers: { 'Retry-After': { schema: stringSchema } } } }),
  ],

  [
    'operation-error-removed',
    'an error code removed from an operation',
    buildTestContract({ 'x-postern-errors': ['sold_out', 'not_found'] }),
    buildTestContract({ 'x-postern-errors': ['not_found'] }),
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
    buildTestContract({ 'x-postern-scope': 'orders:read' }),
    buildTestContract({ 'x-postern-scope': 'orders:write' }),
  ],
  [
    'entitlement-changed',
    'a new entitlement',
    buildTestContract({}),
    buildTestContract({ 'x-postern-entitlement': 'pro' }),
  ],
  [
    'host-changed',
    'a changed host',
    buildTestContract({ 'x-postern-host': 'api' }),
    buildTestContract({ 'x-postern-host': 'checkin' }),
  ],
  [
    'pagination-changed',
    'a changed pagination',
    buildTestContract({ 'x-postern-pagination': { style: 'cursor', maximum: 100 } }),
    buildTestContract({ 'x-postern-pagination': { style: 'cursor', maximum: 50 } }),
  ],
  [
    'pagination-changed',
    'a list that ends after a page from now on',
    buildTestContract({}),
    buildTestContract({ 'x-postern-pagination': { order: 'by_id' } }),
  ],
  [
    'pagination-changed',
    'a list in pages that is fixed from now on',
    buildTestContract({ 'x-postern-pagination': { order: 'by_id' } }),
    buildTestContract({ 'x-postern-pagination': { order: 'fixed' } }),
  ],
  [
    'pagination-changed',
    'a removed pagination',
    buildTestContract({ 'x-postern-pagination': { style: 'cursor' } }),
    buildTestContract({}),
  ],
  [
    'idempotency-required',
    'a required idempotency key',
    buildTestContract({}),
    buildTestContract({ 'x-postern-idempotency': true }),
  ],
  [
    'idempotency-removed',
    'a lost idempotency',
    buildTestContract({ 'x-postern-idempotency': true }),
    buildTestContract({}),
  ],
  [
    'security-tightened',
    'a public operation asking for credentials',
    buildTestContract({ security: [] }),
    buildTestContract({ security: [{ key: [] }] }),
  ],
  [
    'security-tightened',
    'an operation that stops accepting one kind of credentials',
    buildTestContract({ security: [{ key: [] }, { session: [] }] }),
    buildTestContract({ security: [{ key: [] }] }),
  ],

  [
    'webhook-removed',
    'a removed webhook',
    buildContractWithOptionalBody(stringSchema),
    { openapi: '3.1.0', webhooks: {} },
  ],
  [
    'operation-id-changed',
    'a changed operation id of a webhook',
    buildContractWithOptionalBody(stringSchema, { operationId: 'orderPaid' }),
    buildContractWithOptionalBody(stringSchema, { operationId: 'paid' }),
  ],
  [
    'scope-changed',
    'a new scope of a webhook',
    buildContractWithOptionalBody(stringSchema),
    buildContractWithOptionalBody(stringSchema, { 'x-postern-scope': 'orders:read' }),
  ],
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
    buildContractWithOptionalBody(stringSchema),
    buildContractWithOptionalBody(stringSchema, { requestBody: { content: {} } }),
  ],
  [
    'webhook-answer-refused',
    'a webhook answer no longer accepted',
    buildContractWithOptionalBody(stringSchema, { responses: { 200: {}, 204: {} } }),
    buildContractWithOptionalBody(stringSchema, { responses: { 204: {} } }),
  ],
  [
    'response-field-removed',
    'a field removed from a webhook payload',
    buildContractWithOptionalBody(buildObjectSchema({ id: stringSchema, at: stringSchema })),
    buildContractWithOptionalBody(buildObjectSchema({ id: stringSchema })),
  ],
  [
    'response-enum-value-added',
    'a new value in a closed list of a webhook payload',
    buildContractWithOptionalBody(buildEnumSchema('paid')),
    buildContractWithOptionalBody(buildEnumSchema('paid', 'void')),
  ],
  [
    'response-field-removed',
    'a field removed from a component that many responses share',
    buildContractWithResponseSchema(buildSchemaRef('Order'), {
      Order: buildObjectSchema({ id: stringSchema, at: stringSchema }),
    }),
    buildContractWithResponseSchema(buildSchemaRef('Order'), { Order: buildObjectSchema({ id: stringSchema }) }),
  ],
]
