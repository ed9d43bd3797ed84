import { expect, test } from 'vitest'
import { toStorableText, toTruncatedStorableText } from './storable-text.ts'

test.each([
  ['Ada', 'Ada'],
  ['Zoë 🎟', 'Zoë 🎟'],
  ['\ud83d', '\ufffd'],
  ['a\udc00b', 'a\ufffdb'],
  ['\udc00\ud800', '\ufffd\ufffd'],
  ['\0a\0', 'a'],
  ['\ud83d\0\ude00', '\ufffd\ufffd'],
  ['line\r\n\ttab', 'line\r\n\ttab'],
])('%j becomes %j', (text, clean) => {
  expect(toStorableText(text)).toBe(clean)
})

test('a text is cut between characters', () => {
  expect(toTruncatedStorableText('ab🎟', 3)).toBe('ab')
  expect(toTruncatedStorableText('ab🎟', 4)).toBe('ab🎟')
  expect(toTruncatedStorableText('a\0b\ud83dc', 3)).toBe('ab\ufffd')
})
