import { expect, test } from 'vitest'
import { findNameMistake } from './name.ts'

const RULE = 'A name has 1 to 200 characters on one line, without control characters, and can be read.'

test.each(['Ana', ' Ana Ruiz ', '🎪'.repeat(200), 'x'.repeat(200)])('%s is a name', (name) => {
  expect(findNameMistake(name)).toBeUndefined()
})

test.each(['', ' ', '\u2800', 'two\nlines', 'two\u2028lines', 'red\u001b[31m', 'next\u0085line', 'x'.repeat(201)])(
  '%j is no name',
  (name) => {
    expect(findNameMistake(name)).toBe(RULE)
  },
)
