import { describe, expect, it } from 'vitest'
import { compareContracts, type OpenApiDocument } from './compare.ts'
import type { Parameter, RequestBody, Response, ResponseHeader } from './document.ts'
import { buildJsonContent, buildObjectSchema, integerSchema, stringSchema } from './testing/contracts.ts'

type Parts = { parameter: Parameter; body: RequestBody; response: Response; header: ResponseHeader }

const parts: Parts = {
  parameter: { name: 'page', in: 'query', schema: integerSchema },
  body: { required: true, content: buildJsonContent(buildObjectSchema({ a: stringSchema })) },
  response: {
    headers: { ETag: { $ref: '#/components/headers/Tag' } },
    content: buildJsonContent(buildObjectSchema({ id: stringSchema })),
  },
  header: { required: true, schema: stringSchema },
}

function referring(changed: Partial<Parts> = {}): OpenApiDocument {
  const { parameter, body, response, header } = { ...parts, ...changed }
  return {
    openapi: '3.1.0',
    paths: { '/orders': { $ref: '#/components/pathItems/Orders' } },
    components: {
      pathItems: {
        Orders: {
          parameters: [{ $ref: '#/components/parameters/Page' }],
          post: {
            requestBody: { $ref: '#/components/requestBodies/Order' },
            responses: { 200: { $ref: '#/components/responses/Order' } },
          },
        },
      },
      parameters: { Page: parameter },
      requestBodies: { Order: body },
      responses: { Order: response },
      headers: { Tag: header },
    },
  }
}

describe('a contract that refers to its parts', () => {
  it('keeps the promises of the same contract written out', () => {
    const { parameter, body, response, header } = parts
    const responses = { 200: { ...response, headers: { ETag: header } } }
    const inline: OpenApiDocument = {
      openapi: '3.1.0',
      paths: { '/orders': { post: { parameters: [parameter], requestBody: body, responses } } },
    }
    expect(compareContracts(inline, referring())).toEqual([])
    expect(compareContracts(referring(), inline)).toEqual([])
  })

  it.each<[string, Partial<Parts>, string]>([
    ['parameter', { parameter: { name: 'page', in: 'query', schema: stringSchema } }, 'request-type-narrowed'],
    [
      'request body',
      { body: { required: true, content: buildJsonContent(buildObjectSchema({})) } },
      'request-property-removed',
    ],
    ['response', { response: { ...parts.response, content: {} } }, 'response-media-type-removed'],
    ['header', { header: { schema: stringSchema } }, 'response-header-became-optional'],
  ])('is refused when the %s it refers to breaks', (_part, changed, rule) => {
    expect(compareContracts(referring(), referring(changed)).map((one) => one.rule)).toEqual([rule])
  })

  it('is refused with a sentence when a part refers to itself', () => {
    const loop: OpenApiDocument = { openapi: '3.1.0', paths: { '/orders': { $ref: '#/paths/~1orders' } } }
    expect(() => compareContracts(loop, loop)).toThrow('The reference #/paths/~1orders points at itself.')
  })

  it('is refused with a sentence when it refers to another file', () => {
    const abroad: OpenApiDocument = { openapi: '3.1.0', paths: { '/orders': { $ref: 'orders.json' } } }
    expect(() => compareContracts(abroad, abroad)).toThrow(
      'The reference orders.json leaves the document, which is unsupported.',
    )
  })
})
