import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { formatValidators } from './index.ts'

it.each([
  ['date-time', '2026-03-01T09:30:00Z'],
  ['date', '2026-03-01'],
  ['local-time', '19:30'],
  ['ulid', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['code', 'early-bird'],
  ['id-or-code', 'early-bird'],
  ['email', 'a@b.co'],
  ['uuid', 'f47ac10b-58cc-4372-a567-0e02b2c3d479'],
  ['uri', 'https://example.org'],
  ['timezone', 'Europe/Berlin'],
  ['currency', 'EUR'],
])('Ajv can use the format %s', (format, value) => {
  const validate = new Ajv({ formats: formatValidators }).compile({ type: 'string', format })
  expect([validate(value), validate(`${value} `)]).toEqual([true, false])
})
