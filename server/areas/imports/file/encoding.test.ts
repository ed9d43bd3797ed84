import { expect, test } from 'vitest'
import { encodeText, windows1252ToUtf8 } from './encoding.ts'

const everyByte = Buffer.from(Uint8Array.from({ length: 256 }, (_, n) => n))

test('windows-1252 is read as TextDecoder reads it, and written back as it was', () => {
  const text = windows1252ToUtf8(everyByte).toString()
  expect(text).toBe(new TextDecoder('windows-1252').decode(everyByte))
  expect(encodeText(text, 'windows-1252')).toEqual(everyByte)
})

test('what windows-1252 has no byte for becomes a question mark', () => {
  expect(encodeText('a€ñ中😀\u0085', 'windows-1252').toString('latin1')).toBe('a\x80ñ???')
})
