import { expect, test } from 'vitest'
import { findNearestWord } from './nearest-word.ts'

test.each([
  ['timezon', 'timezone'],
  ['prise', 'price'],
  ['nme', 'name'],
  ['atendee_type', 'attendee_type'],
])('%s probably means %s', (text, meant) => {
  expect(findNearestWord(text, ['timezone', 'price', 'name', 'attendee_type'])).toBe(meant)
})

test.each(['colour', '', 'p'.repeat(1_000_000)])('nothing is suggested for what is near to nothing', (text) => {
  expect(findNearestWord(text, ['timezone', 'price', 'attendee_type'])).toBeUndefined()
})
