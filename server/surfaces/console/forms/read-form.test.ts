import { describe, expect, test } from 'vitest'
import { describeOperation } from '../contract/operations.ts'
import { listChangedValues, readFormBody, toFormValues } from './read-form.ts'

const MADRID = { timezone: 'Europe/Madrid', event: { currency: 'EUR' } }
const opensAt = [{ name: 'at', kind: 'time' as const, nullable: true, required: false, fields: [] }]
const price = [{ name: 'price', kind: 'money' as const, nullable: true, required: false, fields: [] }]

describe('a date and time', () => {
  test.each([
    ['2026-06-05T18:00', '2026-06-05T16:00:00.000Z'],
    ['2026-12-05T18:00:30', '2026-12-05T17:00:30.000Z'],
    // Clocks skip it, and show it twice.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['soon', 'soon'],
    ['2026-13-45T99:99', '2026-13-45T99:99'],
  ])('%s is typed where the event is: %s', (typed, sent) => {
    expect(readFormBody(opensAt, new URLSearchParams({ at: typed }), MADRID)).toEqual({ at: sent })
  })

  test('is shown as it is typed', () => {
    expect(toFormValues(opensAt, { at: '2026-06-05T16:00:00.000Z' }, MADRID).get('at')).toBe('2026-06-05T18:00')
    expect(toFormValues(opensAt, { at: '2026-06-05T16:00:00.000Z' }, { timezone: 'UTC' }).get('at')).toBe(
      '2026-06-05T16:00',
    )
  })
})

describe('money', () => {
  test.each([
    ['45', 'EUR', 4500],
    ['45', 'HUF', 4500],
    ['45', 'JPY', 45],
    ['45.10', 'EUR', 4510],
    ['0.29', 'EUR', 29],
    ['1200', 'JPY', 1200],
    ['45.001', 'EUR', 4500.1],
    ['much', 'EUR', 'much'],
  ])('%s is typed as people write it, in %s: %s', (typed, currency, amount) => {
    const place = { timezone: 'UTC', event: { currency } }
    expect(readFormBody(price, new URLSearchParams({ price: typed }), place)).toEqual({ price: { amount, currency } })
  })

  test('is shown as it is typed, and emptied becomes null', () => {
    const values = toFormValues(price, { price: { amount: 4510, currency: 'EUR' } }, MADRID)
    expect(values.get('price')).toBe('45.10')
    expect(listChangedValues(price, readFormBody(price, values, MADRID), {})).toEqual({ price: null })
  })
})

describe('a change', () => {
  const fields = describeOperation('updateCommunication').body
  const before = {
    subject: 'Hello',
    audience: { statuses: ['confirmed'], attendee_types: ['visitor'], admitted: false },
  }

  test('sends null for what was emptied inside an object, as far as it may be null', () => {
    const after = { subject: 'Hello', audience: { admitted: false } }
    expect(listChangedValues(fields, before, after)).toEqual({ audience: { admitted: false, attendee_types: null } })
    expect(listChangedValues(fields, before, { subject: 'Hello' })).toEqual({
      audience: { attendee_types: null, admitted: null },
    })
    expect(listChangedValues(fields, before, before)).toEqual({})
  })

  test('empties the answer to a question whose code every object has', () => {
    const question = { name: 'constructor', kind: 'text' as const, nullable: true, required: false, fields: [] }
    const answers = [{ name: 'answers', kind: 'object' as const, nullable: false, required: false, fields: [question] }]
    expect(listChangedValues(answers, { answers: { constructor: 'Ana' } }, {})).toEqual({
      answers: { constructor: null },
    })
  })
})
