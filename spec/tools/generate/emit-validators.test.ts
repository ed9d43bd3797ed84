import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import * as generated from '../../../generated/validators.js'
import { MAX_VALIDATION_ERRORS } from '../../runtime/max-validation-errors.ts'
import type { Document, Schema } from '../document.ts'
import { compileValidators, emitValidators } from './emit-validators.ts'

const validators = generated as unknown as Record<string, ValidateFunction>

const TEXTS: Schema = { type: 'array', items: { type: 'string', maxLength: 3 } }
const NUMBERS: Schema = { type: 'array', items: { type: 'number' } }
const EITHER: Schema = { anyOf: [TEXTS, NUMBERS, { type: 'object', additionalProperties: TEXTS }] }

function contractOf(schema: Schema): Document {
  const requestBody = { content: { 'application/json': { schema } } }
  const paths = { '/boxes': { post: { operationId: 'makeBox', requestBody, responses: {} } } }
  return { openapi: '3.1.0', info: { title: 'Boxes', version: '1' }, paths, components: { schemas: {} } }
}

function check(schema: Schema, value: unknown) {
  const validate = compileValidators(contractOf(schema)).makeBox_body
  const ok = validate?.(value)
  return { ok, errors: validate?.errors?.length ?? 0 }
}

const many = (item: unknown, count = 5000) => Array.from({ length: count }, () => item)
const manyKeys = (value: unknown) => Object.fromEntries(many(value).map((each, index) => [`k${index}`, each]))

describe('a list of many mistakes', () => {
  test.each([
    ['a list', TEXTS, many(1)],
    ['an object', { type: 'object', additionalProperties: TEXTS }, manyKeys(1)],
    ['an object of unknown fields', { type: 'object', properties: {} }, manyKeys(1)],
    ['lists in a list', { type: 'array', items: TEXTS }, many(many(1, 10))],
    ['one of several lists', EITHER, many(true)],
  ])('in %s is left after some of them', (_, schema, value) => {
    const { ok, errors } = check(schema, value)
    expect(ok).toBe(false)
    expect(errors).toBeGreaterThanOrEqual(MAX_VALIDATION_ERRORS)
    expect(errors).toBeLessThan(MAX_VALIDATION_ERRORS * 4)
  })

  test.each([
    ['attendees of numbers', 'createRegistration_body', { attendees: many(1) }],
    ['answers of objects', 'addAttendee_body', { answers: manyKeys({}) }],
    ['answers of lists', 'addAttendee_body', { answers: { diet: many(1) } }],
    ['days of numbers', 'addAttendee_body', { days: many(1) }],
    ['questions of numbers', 'putForm_body', { questions: many(1) }],
    ['choices of numbers', 'putForm_body', { questions: [{ choices: many(1), attendee_types: many(1) }] }],
    ['windows of numbers', 'createCheckInPoint_body', { windows: many(1) }],
    ['unknown fields', 'createContact_body', manyKeys(1)],
  ])('is left in the generated file, too: %s', (_, name, value) => {
    const validate = validators[name]
    expect(validate?.(value)).toBe(false)
    expect(validate?.errors?.length).toBeLessThan(MAX_VALIDATION_ERRORS * 4)
  })
})

describe('leaving a list early', () => {
  test('takes no branch that was not looked at', () => {
    expect(check(EITHER, many(true)).ok).toBe(false)
    expect(check(EITHER, [...many(1), 'four']).ok).toBe(false)
    expect(check(EITHER, { last: ['four'], ...manyKeys(['abc']) }).ok).toBe(false)
  })

  test('keeps the branch that is right after one with many mistakes', () => {
    expect(check(EITHER, many(1))).toEqual({ ok: true, errors: 0 })
    expect(check(EITHER, manyKeys(['abc']))).toEqual({ ok: true, errors: 0 })
  })

  test('finds the one mistake at the end of a long list', () => {
    expect(check(TEXTS, [...many('abc'), 'four'])).toEqual({ ok: false, errors: 1 })
  })

  test('never changes whether a value is valid', () => {
    const either = compileValidators(contractOf(EITHER)).makeBox_body
    const plain = new Ajv2020({ allErrors: true, strictTypes: false }).compile(EITHER)
    const counts = [0, 1, MAX_VALIDATION_ERRORS - 1, MAX_VALIDATION_ERRORS, MAX_VALIDATION_ERRORS + 1]
    const items = ['abc', 'four', 1, true]
    const lists = counts.flatMap((count) => items.flatMap((item) => items.map((last) => [...many(item, count), last])))
    const objects = lists.map((list) => ({ a: list, b: many('abc', MAX_VALIDATION_ERRORS), c: list }))
    const values = [...lists, ...objects]
    expect(values.map((value) => either?.(value))).toEqual(values.map((value) => plain(value)))
  })
})

describe('a loop that nobody bounded', () => {
  test.each([
    ['compares items', { type: 'array', items: { type: 'object' }, uniqueItems: true }, 'a loop of an unknown shape'],
    ['looks for one right item', { type: 'array', contains: { type: 'string' } }, 'unknown keyword: "contains"'],
  ])('because a keyword %s is refused at build time', (_, schema, words) => {
    expect(() => emitValidators(contractOf(schema))).toThrow(words)
    expect(() => compileValidators(contractOf(schema))).toThrow(words)
  })

  test('is nowhere in the generated file, whose descriptions may speak of one', () => {
    const text = emitValidators(contractOf({ ...EITHER, description: 'Thanks for (almost) everything.' }))
    const loops = text.split('\n').filter((line) => line.startsWith('for('))
    expect(loops).toHaveLength(6)
    expect(text.match(new RegExp(`errors-\\w+Errors ?(?:<|>= )${MAX_VALIDATION_ERRORS}`, 'g'))).toHaveLength(
      loops.length,
    )
  })
})

test('a string is held to the format that the document publishes as an extension', () => {
  const zone: Schema = { type: 'string', pattern: '^[A-Z]', 'x-postern-format': 'timezone' }
  expect(check(zone, 'Europe/Madrid').ok).toBe(true)
  expect(check(zone, 'Europe/Nowhere').ok).toBe(false)
})
