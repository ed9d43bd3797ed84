import { describe, expect, test } from 'vitest'
import { hashCode, normalizeCode } from './code.ts'

describe('a scanned text', () => {
  test('is trimmed and in upper case as far as ASCII goes', () => {
    expect(normalizeCode(' \t ab-12z\r\n')).toBe('AB-12Z')
    expect(normalizeCode('straße-ñ')).toBe('STRAßE-ñ')
  })

  test.each(['', '   ', '\0', 'AB\0CD', 'A'.repeat(8_193)])('cannot be a code: %j', (text) => {
    expect(normalizeCode(text)).toBeNull()
  })

  test('may be as long as the longest code', () => {
    expect(normalizeCode(` ${'a'.repeat(8_192)} `)).toBe('A'.repeat(8_192))
  })
})

describe('the hash of a code', () => {
  test('is SHA-256 over salt, line feed and code', async () => {
    // printf 'salt\nAB12' | sha256sum
    expect(await hashCode('AB12', 'salt')).toBe('57ef331589ef956d193542436b9ee991bbf4855aef0edf872b837bcd350ef620')
  })

  test('is another one for each event', async () => {
    expect(await hashCode('AB12', 'one')).not.toBe(await hashCode('AB12', 'other'))
  })
})
