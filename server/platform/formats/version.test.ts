import { describe, expect, test } from 'vitest'
import { parseVersion } from './version.ts'

describe('a version', () => {
  test('is three numbers with dots', () => {
    expect(['0.0.0', '2.1.0', '999999.1.12'].map(parseVersion)).toEqual(['0.0.0', '2.1.0', '999999.1.12'])
    for (const text of [
      '',
      '1',
      '1.0',
      '1.0.0.0',
      'v1.0.0',
      '1.0.0-beta',
      ' 1.0.0',
      '1.0.x',
      '1234567890.0.0',
      '1.02.0',
    ]) {
      expect(parseVersion(text), text).toBeUndefined()
    }
  })
})
