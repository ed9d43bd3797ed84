import type { OpenApiDocument } from '../document.ts'
import {
  buildEnumSchema,
  buildJsonContent,
  buildObjectSchema,
  buildOpenEnumSchema,
  buildQueryParameter,
  buildSchemaRef,
  integerSchema,
  nullSchema,
  numberSchema,
  stringSchema,
} from './contracts.ts'

const sealed = { additionalProperties: false }

/** A contract with at least one of everything. Requests and responses share no component. */
export const fullFixtureDocument: OpenApiDocument = {
  openapi: '3.1.0',
  paths: {
    '/orders/{orderId}': {
      parameters: [{ name: 'orderId', in: 'path', required: true, schema: { type: 'string', maxLength: 26 } }],
      get: {
        operationId: 'getOrder',
        'x-postern-scope': 'orders:read',
        'x-postern-host': 'api',
        'x-postern-errors': ['not_found'],
        parameters: [
          buildQueryParameter('expand', buildEnumSchema('lines', 'buyer')),
          buildQueryParameter('locale', { type: 'string', default: 'en' }),
        ],
        responses: {
          200: {
            headers: { ETag: { required: true, schema: stringSchema } },
            content: buildJsonContent(buildSchemaRef('Order')),
          },
          404: { content: buildJsonContent(buildSchemaRef('Problem')) },
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
          buildQueryParameter('limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
          buildQueryParameter('cursor', stringSchema),
        ],
        responses: {
          200: {
            content: buildJsonContent(
              buildObjectSchema({ data: { type: 'array', items: buildSchemaRef('Order') } }, ['data']),
            ),
          },
        },
      },
      post: {
        operationId: 'createOrder',
        'x-postern-scope': 'orders:write',
        'x-postern-idempotency': true,
        'x-postern-errors': ['sold_out', 'invalid'],
        requestBody: {
          required: true,
          content: { ...buildJsonContent(buildSchemaRef('NewOrder')), 'text/csv': { schema: stringSchema } },
        },
        responses: {
          201: { content: buildJsonContent(buildSchemaRef('Order')) },
          409: { content: buildJsonContent(buildSchemaRef('Problem')) },
        },
      },
    },
  },
  webhooks: {
    'order.paid': {
      post: {
        parameters: [{ name: 'Signature', in: 'header', required: true, schema: stringSchema }],
        requestBody: {
          content: buildJsonContent(
            buildObjectSchema({ type: { const: 'order.paid' }, data: buildSchemaRef('Order') }, ['type', 'data']),
          ),
        },
        responses: { 204: {} },
      },
    },
  },
  components: {
    schemas: {
      Order: buildObjectSchema(
        {
          id: stringSchema,
          status: buildEnumSchema('open', 'paid'),
          channel: buildOpenEnumSchema('web', 'door'),
          total: integerSchema,
          buyer: { anyOf: [buildSchemaRef('Person'), nullSchema] },
          payment: { oneOf: [buildSchemaRef('Card'), buildSchemaRef('Cash')] },
          labels: { type: 'object', additionalProperties: buildObjectSchema({ text: stringSchema }, ['text']) },
          replaces: buildSchemaRef('Order'),
        },
        ['id', 'status', 'total', 'buyer'],
      ),
      Person: {
        allOf: [
          buildObjectSchema({ name: stringSchema }, ['name']),
          buildObjectSchema({ email: { type: 'string', format: 'email' } }),
        ],
      },
      Card: buildObjectSchema({ kind: { const: 'card' }, last4: stringSchema }, ['kind', 'last4']),
      Cash: buildObjectSchema({ kind: { const: 'cash' }, drawer: integerSchema }, ['kind']),
      Problem: buildObjectSchema({ code: buildOpenEnumSchema('not_found', 'sold_out'), detail: stringSchema }, [
        'code',
      ]),
      NewOrder: buildObjectSchema(
        {
          channel: { type: 'string', enum: ['web', 'door'], default: 'web' },
          note: { type: ['string', 'null'], maxLength: 500 },
          discount: numberSchema,
          lines: { type: 'array', minItems: 1, items: buildSchemaRef('NewLine') },
          payment: { oneOf: [buildSchemaRef('NewCard'), buildSchemaRef('NewCash')] },
        },
        ['lines'],
        sealed,
      ),
      NewLine: buildObjectSchema(
        { ticket: stringSchema, quantity: { type: 'integer', minimum: 1 }, seat: stringSchema },
        ['ticket'],
        sealed,
      ),
      NewCard: buildObjectSchema({ kind: { const: 'card' }, token: stringSchema }, ['kind', 'token'], sealed),
      NewCash: buildObjectSchema({ kind: { const: 'cash' }, drawer: integerSchema }, ['kind'], sealed),
    },
  },
  'x-postern-error-registry': { not_found: { status: 404 }, sold_out: { status: 409 }, invalid: { status: 400 } },
}
