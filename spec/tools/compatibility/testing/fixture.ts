import type { OpenApiDocument } from '../document.ts'
import { integer, json, list, nothing, number, object, openList, query, ref, string } from './contracts.ts'

const sealed = { additionalProperties: false }

/** A contract with at least one of everything. Requests and responses share no component. */
export const fixture: OpenApiDocument = {
  openapi: '3.1.0',
  paths: {
    '/orders/{orderId}': {
      parameters: [{ name: 'orderId', in: 'path', required: true, schema: { type: 'string', maxLength: 26 } }],
      get: {
        operationId: 'getOrder',
        'x-postern-scope': 'orders:read',
        'x-postern-host': 'api',
        'x-postern-errors': ['not_found'],
        parameters: [query('expand', list('lines', 'buyer')), query('locale', { type: 'string', default: 'en' })],
        responses: {
          200: { headers: { ETag: { required: true, schema: string } }, content: json(ref('Order')) },
          404: { content: json(ref('Problem')) },
        },
      },
    },
    '/orders': {
      get: {
        operationId: 'listOrders',
        'x-postern-scope': 'orders:read',
        'x-postern-entitlement': 'pro',
        'x-postern-pagination': { style: 'cursor', maximum: 100 },
        parameters: [
          query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
          query('cursor', string),
        ],
        responses: { 200: { content: json(object({ data: { type: 'array', items: ref('Order') } }, ['data'])) } },
      },
      post: {
        operationId: 'createOrder',
        'x-postern-scope': 'orders:write',
        'x-postern-idempotency': true,
        'x-postern-errors': ['sold_out', 'invalid'],
        requestBody: { required: true, content: { ...json(ref('NewOrder')), 'text/csv': { schema: string } } },
        responses: { 201: { content: json(ref('Order')) }, 409: { content: json(ref('Problem')) } },
      },
    },
  },
  webhooks: {
    'order.paid': {
      post: {
        parameters: [{ name: 'Signature', in: 'header', required: true, schema: string }],
        requestBody: { content: json(object({ type: { const: 'order.paid' }, data: ref('Order') }, ['type', 'data'])) },
        responses: { 204: {} },
      },
    },
  },
  components: {
    schemas: {
      Order: object(
        {
          id: string,
          status: list('open', 'paid'),
          channel: openList('web', 'door'),
          total: integer,
          buyer: { anyOf: [ref('Person'), nothing] },
          payment: { oneOf: [ref('Card'), ref('Cash')] },
          labels: { type: 'object', additionalProperties: object({ text: string }, ['text']) },
          replaces: ref('Order'),
        },
        ['id', 'status', 'total', 'buyer'],
      ),
      Person: { allOf: [object({ name: string }, ['name']), object({ email: { type: 'string', format: 'email' } })] },
      Card: object({ kind: { const: 'card' }, last4: string }, ['kind', 'last4']),
      Cash: object({ kind: { const: 'cash' }, drawer: integer }, ['kind']),
      Problem: object({ code: openList('not_found', 'sold_out'), detail: string }, ['code']),
      NewOrder: object(
        {
          channel: { type: 'string', enum: ['web', 'door'], default: 'web' },
          note: { type: ['string', 'null'], maxLength: 500 },
          discount: number,
          lines: { type: 'array', minItems: 1, items: ref('NewLine') },
          payment: { oneOf: [ref('NewCard'), ref('NewCash')] },
        },
        ['lines'],
        sealed,
      ),
      NewLine: object({ ticket: string, quantity: { type: 'integer', minimum: 1 }, seat: string }, ['ticket'], sealed),
      NewCard: object({ kind: { const: 'card' }, token: string }, ['kind', 'token'], sealed),
      NewCash: object({ kind: { const: 'cash' }, drawer: integer }, ['kind'], sealed),
    },
  },
  'x-postern-error-registry': { not_found: { status: 404 }, sold_out: { status: 409 }, invalid: { status: 400 } },
}
