import { expect, test } from 'vitest'
import { isOlderVersion } from './version.ts'

test.each([
  ['1.9.0', '2.0.0', true],
  ['1.9.9', '1.10.0', true],
  ['1.2.3', '1.2.4', true],
  ['2.0.0', '2.0.0', false],
  ['10.0.0', '9.9.9', false],
  ['1.3.0', '1.2.9', false],
  ['2.1', '3.0.0', false],
  ['beta', '1.0.0', false],
])('%s is older than %s: %s', (version, minimum, expected) => {
  expect(isOlderVersion(version, minimum)).toBe(expected)
})
