import type { ValidateFunction } from 'ajv'
import { describe, expect, test } from 'vitest'
import openapi from '../../../generated/openapi.json' with { type: 'json' }
import * as generated from '../../../generated/validators.js'
import { type Document, getOperations, type Schema } from '../../tools/document.ts'
import { FORMAT_KEYWORD } from '../../tools/strict-formats.ts'
import { describeAjvErrors } from './describe-ajv-errors.ts'
import { type FoundProblem, MORE_PROBLEMS } from './problems.ts'

const document = openapi as unknown as Document
const validators = generated as unknown as Record<string, ValidateFunction>

function problems(name: string, value: unknown, place = 'body') {
  const validate = validators[name]
  expect(validate?.(value)).toBe(false)
  return toldOf(describeAjvErrors(place, validate?.errors ?? []))
}

/** Without what programs read. */
const toldOf = (found: FoundProblem[]) =>
  found.map((one) => {
    if (one === MORE_PROBLEMS) return { path: '', message: 'more' }
    const { path, message } = one
    return { path, message }
  })

const answered = (answers: object) =>
  problems('addAttendee_body', { attendee_type: 'a', first_name: 'A', last_name: 'B', answers })
const SHAPES = 'must be a string or a number or a boolean or an array or null.'
const answersOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, {}]))

describe('a value that has none of several shapes', () => {
  test('is told for each place, also where the name of one begins with the name of another', () => {
    expect(answered({ k1: {}, k10: {}, k: true })).toEqual([
      { path: 'body/answers/k1', message: `The field answers.k1 ${SHAPES}` },
      { path: 'body/answers/k10', message: `The field answers.k10 ${SHAPES}` },
    ])
  })

  test('is told by what is wrong within it, where it nearly has one', () => {
    expect(answered({ diet: ['a', 1] })).toEqual([
      { path: 'body/answers/diet/1', message: 'The field answers.diet.1 must be a string.' },
    ])
  })

  test('is told by what is wrong with the shape that was sent, and which others there are', () => {
    const messages = (event_types: unknown) =>
      problems('createWebhook_body', { url: 'https://example.com', event_types }).map(({ message }) => message)
    expect(messages('ticket.issued')).toEqual(['The field event_types must be * or an array.'])
    expect(messages(['ticket.isued'])).toEqual([
      expect.stringMatching(/^The field event_types\.0 must be one of \*, registration\.created, /),
    ])
    expect(messages(7)).toEqual(['The field event_types must be a string or an array.'])
    expect(messages([])).toEqual(['The field event_types must have at least 1 item.'])
  })

  test('is told in its place among the others', () => {
    const body = { attendee_type: 'a', first_name: 1, last_name: 'B', email: 1, days: [1] }
    expect(problems('addAttendee_body', body).map(({ path }) => path)).toEqual([
      'body/first_name',
      'body/email',
      'body/days/0',
    ])
  })
})

describe('a list that was left early', () => {
  test('ends with the word that there may be more', () => {
    const told = answered(answersOf(5000))
    expect(told.at(-1)?.message).toBe('more')
    expect(told.slice(1, -1)).toEqual(
      told.slice(1, -1).map((_, n) => ({ path: `body/answers/k${n}`, message: `The field answers.k${n} ${SHAPES}` })),
    )
    expect(told.length).toBeGreaterThan(30)
    expect(told.length).toBeLessThan(300)
  })

  test('is told from one that was read to its end', () => {
    expect(answered(answersOf(20))).toHaveLength(20)
  })
})

describe('a name of the body’s own', () => {
  test('comes back shortened, however often', () => {
    const name = 'k'.repeat(1000)
    const short = `${'k'.repeat(64)}…`
    expect(answered({ [name]: [1] })).toEqual([
      { path: `body/answers/${short}/0`, message: `The field answers.${short}.0 must be a string.` },
    ])
  })

  test('is part of a JSON pointer', () => {
    expect(answered({ 'a/b': {} })).toMatchObject([{ path: 'body/answers/a~1b' }])
    expect(problems('addAttendee_body', { 'a/b': 1 })).toContainEqual({
      path: 'body/a~1b',
      message: 'The field a/b is not known to this operation.',
    })
  })
})

describe('a misspelt name', () => {
  test('is told with the one that was probably meant', () => {
    expect(problems('createAttendeeType_body', { code: 'a', nme: 'A', price: { amount: 1, curency: 'EUR' } })).toEqual([
      { path: 'body/name', message: 'The field name is missing.' },
      { path: 'body/nme', message: 'The field nme is not known to this operation. Did you mean name?' },
      { path: 'body/price/currency', message: 'The field price.currency is missing.' },
      {
        path: 'body/price/curency',
        message: 'The field price.curency is not known to this operation. Did you mean currency?',
      },
    ])
  })

  test('is told alone where nothing is near', () => {
    expect(problems('createAttendeeType_body', { code: 'a', name: 'A', colour: 'red' })).toEqual([
      { path: 'body/colour', message: 'The field colour is not known to this operation.' },
    ])
  })
})

describe('a sum of money that is no object', () => {
  const SHAPE = 'such as {"amount":4500,"currency":"EUR"}.'

  test.each([45, '45.00', true, [45]])('shows the right shape to whoever sends %j', (price) => {
    expect(problems('createAttendeeType_body', { code: 'a', name: 'A', price })).toEqual([
      { path: 'body/price', message: `The field price must be an object or null, ${SHAPE}` },
    ])
  })

  test.each([45, null])('shows it where none may be left out: %j', (amount) => {
    expect(problems('recordPayment_body', { amount, method: 'card' })).toEqual([
      { path: 'body/amount', message: `The field amount must be an object, ${SHAPE}` },
    ])
  })
})

describe('a text that does not have its form', () => {
  const UUID = 'a UUID such as 3f2b8a64-5c0e-4d0b-9a75-0f1f5a7b8c9d'
  const scan = { code: 'A', check_in_point: 'main', client_uuid: 'not-a-uuid', scanned_at: '2026-06-05T10:00:00Z' }

  test('is told in one sentence, without its pattern or its length', () => {
    expect(problems('scanTicket_body', scan)).toEqual([
      { path: 'body/client_uuid', message: `The field client_uuid must be ${UUID}.` },
    ])
    expect(problems('overrideCheckin_body', { member: 'a@b.example', pin: '12a', reason: 'Known.' })).toEqual([
      { path: 'body/pin', message: 'The field pin must be a PIN of 6 to 32 digits.' },
    ])
  })

  test('never is told as a pattern, in whichever body or query it stands', () => {
    const at = { instancePath: '/x', schemaPath: '' }
    for (const [pattern, format] of patternsOfInputs()) {
      const error = format
        ? { ...at, keyword: 'format', params: { format } }
        : { ...at, keyword: 'pattern', params: { pattern } }
      const [told] = toldOf(describeAjvErrors('body', [error]))
      expect(told?.message).toMatch(/^The field x must (be .* .*|not be blank)\.$/)
      expect(told?.message).not.toContain(pattern)
    }
  })
})

/** The patterns of all inputs except headers, which are read one by one, each with its format. */
function patternsOfInputs(): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  const seen = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref, pattern, format, [FORMAT_KEYWORD]: strict } = value as Schema
    if ($ref && !seen.has($ref)) {
      seen.add($ref)
      visit(
        $ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document),
      )
    }
    if (typeof pattern === 'string') found.set(pattern, (strict ?? format) as string | undefined)
    if ((value as { in?: string }).in !== 'header') Object.values(value).forEach(visit)
  }
  for (const { operation } of getOperations(document.paths)) visit([operation.parameters, operation.requestBody])
  expect(found.size).toBeGreaterThan(8)
  return found
}

describe('a parameter of the query that is not known', () => {
  test.each([
    ['listContacts', 'mail', ' Did you mean email? It knows limit, cursor, email, phone, external_id, q, order.'],
    ['getMe', 'limit', ' It takes no parameters in its query.'],
  ])('of %s is told with those that are', (operation, name, known) => {
    const message = `The parameter ${name} is not known to this operation.${known}`
    expect(problems(`${operation}_query`, { [name]: '1' }, 'query')).toEqual([{ path: `query/${name}`, message }])
  })
})

describe('an amount of money', () => {
  test.each([45.5, '45.50'])('as %s is told how it is written', (amount) => {
    const price = { amount, currency: 'EUR' }
    const path = 'body/price/amount'
    const message = 'The field price.amount must be an integer in minor units, such as cents: 4550 for 45.50.'
    expect(problems('createAttendeeType_body', { code: 'a', name: 'A', price })).toEqual([{ path, message }])
  })
})
