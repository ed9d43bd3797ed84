import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { compareContracts, type OpenApiDocument } from './compare.ts'
import { SchemaReader } from './reader.ts'
import { ruleNames } from './rules.ts'
import { allowedChanges } from './testing/allowed-changes.ts'
import {
  buildContractWithOptionalBody,
  buildContractWithParameters,
  buildContractWithRequestSchema,
  buildContractWithResponseSchema,
  buildObjectSchema,
  buildQueryParameter,
  buildSchemaRef,
  buildTestContract,
  integerSchema,
  stringSchema,
} from './testing/contracts.ts'
import { refusedChanges } from './testing/refused-changes.ts'
import { refusedRequestChanges } from './testing/refused-request-changes.ts'
import { refusedResponseChanges } from './testing/refused-response-changes.ts'

function rulesBroken(before: OpenApiDocument, after: OpenApiDocument) {
  return [...new Set(compareContracts(before, after).map((one) => one.rule))]
}

const everyRefusal = [...refusedChanges, ...refusedRequestChanges, ...refusedResponseChanges]

describe('the compatibility gate refuses', () => {
  it.each(refusedChanges)('%s: %s', (rule, _change, before, after) => {
    expect(rulesBroken(before, after)).toEqual([rule])
  })

  it.each(refusedRequestChanges)('%s: %s in a request', (rule, _change, before, after) => {
    expect(rulesBroken(before, after)).toEqual([rule])
  })

  it.each(refusedResponseChanges)('%s: %s in a response', (rule, _change, before, after) => {
    expect(rulesBroken(before, after)).toEqual([rule])
  })

  it('something by every rule it has', () => {
    const shown = new Set(everyRefusal.map(([rule]) => rule))
    expect(ruleNames.filter((rule) => !shown.has(rule))).toEqual([])
  })
})

describe('the compatibility gate lets pass', () => {
  it.each(allowedChanges)('%s', (_change, before, after) => {
    expect(compareContracts(before, after)).toEqual([])
  })

  it.each(everyRefusal)('an unchanged contract, as it was before %s: %s', (_rule, _change, before) => {
    expect(compareContracts(before, structuredClone(before))).toEqual([])
  })
})

describe('a break', () => {
  it('names the operation, the status and the whole path of a response field', () => {
    const body = (organization: Record<string, typeof stringSchema>) =>
      buildObjectSchema({ organization: buildObjectSchema(organization) })
    expect(
      compareContracts(
        buildContractWithResponseSchema(body({ id: stringSchema, slug: stringSchema })),
        buildContractWithResponseSchema(body({ id: stringSchema })),
      ),
    ).toEqual([
      {
        rule: 'response-field-removed',
        message: 'POST /orders 200: the field organization.slug was removed from the response.',
      },
    ])
  })

  it.each([
    [
      'a request field',
      buildContractWithRequestSchema(
        buildObjectSchema({ lines: { type: 'array', items: buildObjectSchema({ note: stringSchema }) } }),
      ),
      buildContractWithRequestSchema(
        buildObjectSchema({ lines: { type: 'array', items: buildObjectSchema({ note: stringSchema }, ['note']) } }),
      ),
      'POST /orders: the field lines[].note is now required in the request.',
    ],
    [
      'a parameter',
      buildContractWithParameters(buildQueryParameter('limit', integerSchema)),
      buildContractWithParameters(buildQueryParameter('limit', { type: 'integer', maximum: 50 })),
      'POST /orders: the query parameter limit now has a tighter limit, maximum 50.',
    ],
    [
      'a webhook',
      buildContractWithOptionalBody(buildObjectSchema({ total: integerSchema })),
      buildContractWithOptionalBody(buildObjectSchema({ total: stringSchema })),
      'Webhook order.paid: the type of the field total changed from integer to string in the payload.',
    ],
    [
      'security',
      buildTestContract({ security: [] }),
      buildTestContract({ security: [{ key: [] }] }),
      'POST /orders: a caller with no credentials is no longer let in.',
    ],
  ])('is a whole sentence about %s', (_what, before, after, message) => {
    expect(compareContracts(before, after).map((one) => one.message)).toEqual([message])
  })

  it('is reported in each place where a shared component is used', () => {
    const order = buildObjectSchema({ buyer: buildSchemaRef('Person'), seller: buildSchemaRef('Person') })
    const before = buildContractWithResponseSchema(order, {
      Person: buildObjectSchema({ id: stringSchema, name: stringSchema }),
    })
    const after = buildContractWithResponseSchema(order, { Person: buildObjectSchema({ id: stringSchema }) })
    expect(compareContracts(before, after).map((one) => one.message)).toEqual([
      'POST /orders 200: the field buyer.name was removed from the response.',
      'POST /orders 200: the field seller.name was removed from the response.',
    ])
  })
})

describe('a union', () => {
  const card = buildObjectSchema({ kind: { const: 'card' }, token: stringSchema }, ['kind'])
  const cash = buildObjectSchema({ kind: { const: 'cash' }, drawer: stringSchema }, ['kind'])

  it.each([
    ['its discriminating value', { oneOf: [card, cash] }, { oneOf: [card] }, 'the variant with kind "cash"'],
    [
      'its fields',
      { oneOf: [buildObjectSchema({ a: stringSchema }), buildObjectSchema({ b: stringSchema, c: stringSchema })] },
      buildObjectSchema({ a: stringSchema }),
      'the variant with the fields b, c',
    ],
    [
      'its type',
      {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'email' },
        ],
      },
      { type: 'string', format: 'date' },
      'the string email variant',
    ],
  ])('names the variant it lost by %s', (_how, before, after, variant) => {
    expect(
      compareContracts(buildContractWithRequestSchema(before), buildContractWithRequestSchema(after)).map(
        (one) => one.message,
      ),
    ).toEqual([`POST /orders: the body no longer accepts ${variant}.`])
  })

  it.each([
    ['written out', { oneOf: [buildSchemaRef('Card'), buildSchemaRef('Cash')] }],
    ['left to the discriminator', buildObjectSchema({ kind: stringSchema, id: stringSchema }, ['kind'])],
  ])('reports a field of one variant once when its variants are %s', (_how, union) => {
    const mapping = { card: '#/components/schemas/Card', cash: 'Cash' }
    const Payment = { ...union, discriminator: { propertyName: 'kind', mapping } }
    const base = 'oneOf' in union ? {} : { allOf: [buildSchemaRef('Payment')] }
    const Card = { ...card, ...base }
    const Cash = { ...cash, ...base }
    const shorter = { ...buildObjectSchema({ kind: { const: 'cash' } }, ['kind']), ...base }
    const before = buildContractWithResponseSchema(buildSchemaRef('Payment'), { Payment, Card, Cash })
    const after = buildContractWithResponseSchema(buildSchemaRef('Payment'), { Payment, Card, Cash: shorter })
    expect(compareContracts(before, after).map((one) => one.message)).toEqual([
      'POST /orders 200: the field drawer was removed from the response.',
    ])
  })
})

describe('a schema that never ends', () => {
  it('is compared to its end when it meets itself through allOf, unions and maps', () => {
    const schemas = (fields: Record<string, typeof stringSchema>) => ({
      A: {
        allOf: [
          buildObjectSchema({ next: buildSchemaRef('A') }),
          buildObjectSchema({ next: buildSchemaRef('B'), ...fields }),
        ],
      },
      B: {
        anyOf: [
          buildSchemaRef('A'),
          buildObjectSchema({ map: { type: 'object', additionalProperties: buildSchemaRef('B') } }),
        ],
      },
    })
    const before = buildContractWithResponseSchema(buildSchemaRef('B'), schemas({ name: stringSchema }))
    expect(compareContracts(before, structuredClone(before))).toEqual([])
    expect(
      compareContracts(before, buildContractWithResponseSchema(buildSchemaRef('B'), schemas({}))).length,
    ).toBeGreaterThan(0)
  })

  it('is compared in few steps when every schema refers to every other', () => {
    const names = Array.from({ length: 12 }, (_, index) => `S${index}`)
    const fields = Object.fromEntries(names.map((name) => [name, { anyOf: [buildSchemaRef(name), { type: 'null' }] }]))
    const schemas = Object.fromEntries(
      names.map((name) => [name, buildObjectSchema({ ...fields, name: stringSchema })]),
    )
    const before = buildContractWithResponseSchema(buildSchemaRef('S0'), schemas)
    const after = buildContractWithResponseSchema(buildSchemaRef('S0'), { ...schemas, S7: buildObjectSchema(fields) })
    const { identify } = SchemaReader.prototype
    let steps = 0
    const counting = vi.spyOn(SchemaReader.prototype, 'identify').mockImplementation(function (
      this: SchemaReader,
      schema,
    ) {
      steps += 1
      if (steps > 20_000) throw new Error('There is no end to it.')
      return identify.call(this, schema)
    })
    onTestFinished(() => counting.mockRestore())
    expect(compareContracts(before, structuredClone(before))).toEqual([])
    expect(new Set(compareContracts(before, after).map((one) => one.rule))).toEqual(new Set(['response-field-removed']))
  })

  it('is refused with a sentence when it refers to nothing', () => {
    expect(() =>
      compareContracts(
        buildContractWithResponseSchema(buildSchemaRef('Gone')),
        buildContractWithResponseSchema(stringSchema),
      ),
    ).toThrow('The reference #/components/schemas/Gone points at nothing in the document.')
  })
})
