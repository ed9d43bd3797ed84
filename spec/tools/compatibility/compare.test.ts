import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { compareContracts, type OpenApiDocument } from './compare.ts'
import { SchemaReader } from './reader.ts'
import { ruleNames } from './rules.ts'
import { allowances } from './testing/allowances.ts'
import {
  accepting,
  answering,
  contract,
  integer,
  object,
  query,
  ref,
  sending,
  string,
  taking,
} from './testing/contracts.ts'
import { refusals } from './testing/refusals.ts'
import { requestRefusals } from './testing/request-refusals.ts'
import { responseRefusals } from './testing/response-refusals.ts'

function rulesBroken(before: OpenApiDocument, after: OpenApiDocument) {
  return [...new Set(compareContracts(before, after).map((one) => one.rule))]
}

const everyRefusal = [...refusals, ...requestRefusals, ...responseRefusals]

describe('the compatibility gate refuses', () => {
  it.each(refusals)('%s: %s', (rule, _change, before, after) => {
    expect(rulesBroken(before, after)).toEqual([rule])
  })

  it.each(requestRefusals)('%s: %s in a request', (rule, _change, before, after) => {
    expect(rulesBroken(before, after)).toEqual([rule])
  })

  it.each(responseRefusals)('%s: %s in a response', (rule, _change, before, after) => {
    expect(rulesBroken(before, after)).toEqual([rule])
  })

  it('something by every rule it has', () => {
    const shown = new Set(everyRefusal.map(([rule]) => rule))
    expect(ruleNames.filter((rule) => !shown.has(rule))).toEqual([])
  })
})

describe('the compatibility gate lets pass', () => {
  it.each(allowances)('%s', (_change, before, after) => {
    expect(compareContracts(before, after)).toEqual([])
  })

  it.each(everyRefusal)('an unchanged contract, as it was before %s: %s', (_rule, _change, before) => {
    expect(compareContracts(before, structuredClone(before))).toEqual([])
  })
})

describe('a break', () => {
  it('names the operation, the status and the whole path of a response field', () => {
    const body = (organization: Record<string, typeof string>) => object({ organization: object(organization) })
    expect(compareContracts(answering(body({ id: string, slug: string })), answering(body({ id: string })))).toEqual([
      {
        rule: 'response-field-removed',
        message: 'POST /orders 200: the field organization.slug was removed from the response.',
      },
    ])
  })

  it.each([
    [
      'a request field',
      accepting(object({ lines: { type: 'array', items: object({ note: string }) } })),
      accepting(object({ lines: { type: 'array', items: object({ note: string }, ['note']) } })),
      'POST /orders: the field lines[].note is now required in the request.',
    ],
    [
      'a parameter',
      taking(query('limit', integer)),
      taking(query('limit', { type: 'integer', maximum: 50 })),
      'POST /orders: the query parameter limit now has a tighter limit, maximum 50.',
    ],
    [
      'a webhook',
      sending(object({ total: integer })),
      sending(object({ total: string })),
      'Webhook order.paid: the type of the field total changed from integer to string in the payload.',
    ],
    [
      'security',
      contract({ security: [] }),
      contract({ security: [{ key: [] }] }),
      'POST /orders: a caller with no credentials is no longer let in.',
    ],
  ])('is a whole sentence about %s', (_what, before, after, message) => {
    expect(compareContracts(before, after).map((one) => one.message)).toEqual([message])
  })

  it('is reported in each place where a shared component is used', () => {
    const order = object({ buyer: ref('Person'), seller: ref('Person') })
    const before = answering(order, { Person: object({ id: string, name: string }) })
    const after = answering(order, { Person: object({ id: string }) })
    expect(compareContracts(before, after).map((one) => one.message)).toEqual([
      'POST /orders 200: the field buyer.name was removed from the response.',
      'POST /orders 200: the field seller.name was removed from the response.',
    ])
  })
})

describe('a union', () => {
  const card = object({ kind: { const: 'card' }, token: string }, ['kind'])
  const cash = object({ kind: { const: 'cash' }, drawer: string }, ['kind'])

  it.each([
    ['its discriminating value', { oneOf: [card, cash] }, { oneOf: [card] }, 'the variant with kind "cash"'],
    [
      'its fields',
      { oneOf: [object({ a: string }), object({ b: string, c: string })] },
      object({ a: string }),
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
    expect(compareContracts(accepting(before), accepting(after)).map((one) => one.message)).toEqual([
      `POST /orders: the body no longer accepts ${variant}.`,
    ])
  })

  it.each([
    ['written out', { oneOf: [ref('Card'), ref('Cash')] }],
    ['left to the discriminator', object({ kind: string, id: string }, ['kind'])],
  ])('reports a field of one variant once when its variants are %s', (_how, union) => {
    const mapping = { card: '#/components/schemas/Card', cash: 'Cash' }
    const Payment = { ...union, discriminator: { propertyName: 'kind', mapping } }
    const base = 'oneOf' in union ? {} : { allOf: [ref('Payment')] }
    const Card = { ...card, ...base }
    const Cash = { ...cash, ...base }
    const shorter = { ...object({ kind: { const: 'cash' } }, ['kind']), ...base }
    const before = answering(ref('Payment'), { Payment, Card, Cash })
    const after = answering(ref('Payment'), { Payment, Card, Cash: shorter })
    expect(compareContracts(before, after).map((one) => one.message)).toEqual([
      'POST /orders 200: the field drawer was removed from the response.',
    ])
  })
})

describe('a schema that never ends', () => {
  it('is compared to its end when it meets itself through allOf, unions and maps', () => {
    const schemas = (fields: Record<string, typeof string>) => ({
      A: { allOf: [object({ next: ref('A') }), object({ next: ref('B'), ...fields })] },
      B: { anyOf: [ref('A'), object({ map: { type: 'object', additionalProperties: ref('B') } })] },
    })
    const before = answering(ref('B'), schemas({ name: string }))
    expect(compareContracts(before, structuredClone(before))).toEqual([])
    expect(compareContracts(before, answering(ref('B'), schemas({}))).length).toBeGreaterThan(0)
  })

  it('is compared in few steps when every schema refers to every other', () => {
    const names = Array.from({ length: 12 }, (_, index) => `S${index}`)
    const fields = Object.fromEntries(names.map((name) => [name, { anyOf: [ref(name), { type: 'null' }] }]))
    const schemas = Object.fromEntries(names.map((name) => [name, object({ ...fields, name: string })]))
    const before = answering(ref('S0'), schemas)
    const after = answering(ref('S0'), { ...schemas, S7: object(fields) })
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
    expect(() => compareContracts(answering(ref('Gone')), answering(string))).toThrow(
      'The reference #/components/schemas/Gone points at nothing in the document.',
    )
  })
})
