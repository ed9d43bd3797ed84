import { describe, expect, test } from 'vitest'
import { isPhone, isSingleLine, isSnakeCaseWord } from './text.ts'

describe('a line', () => {
  test.each(['Ana', ' Ana ', '李', "O'Brien-Núñez", '👩‍👩‍👧', 'a\u00a0b'])('%j is one', (text) => {
    expect(isSingleLine(text)).toBe(true)
  })

  test.each(['', ' ', '\u3000', 'a\nb', 'a\rb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u2029b', '\u007f'])(
    '%j is none',
    (text) => {
      expect(isSingleLine(text)).toBe(false)
    },
  )
})

describe('a telephone number', () => {
  test.each(['+34 600 000 000', '0034600', '020 (7946)', '030/123-45.6'])('%j is one', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  test.each(['', '+', 'call me', '+34 600\n'])('%j is none', (text) => {
    expect(isPhone(text)).toBe(false)
  })
})

test.each([
  ['bank_transfer', true],
  ['a', true],
  ['', false],
  ['Bank', false],
  ['1a', false],
  ['bank transfer', false],
])('%j is a word: %s', (text, isOne) => {
  expect(isSnakeCaseWord(text)).toBe(isOne)
})
