import type { ValidateFunction } from 'ajv'
import { describe, expect, test } from 'vitest'
import * as generated from '../../../generated/validators.js'
import { AND_MORE } from '../../platform/contract/problems.ts'
import { problemsOf } from './problems.ts'

const validators = generated as unknown as Record<string, ValidateFunction>

function problems(name: string, value: unknown) {
  const validate = validators[name]
  expect(validate?.(value)).toBe(false)
  return problemsOf('body', validate?.errors ?? [])
}

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
    expect(told.at(-1)).toBe(AND_MORE)
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
      { path: 'body/price/currency', message: 'The field currency is missing in price.' },
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
