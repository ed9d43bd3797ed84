import { describe, expect, test } from 'vitest'
import { hasVisibleText, isPhone, isSingleLine, isSnakeCaseWord } from './text.ts'

const INVISIBLE: [string, string][] = [
  ['nothing', ''],
  ['a space', ' '],
  ['a line break', '\n'],
  ['a control character', '\u0007'],
  ['a no-break space', '\u00a0'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['a Hangul Choseong filler', '\u115f'],
  ['a Hangul Jungseong filler', '\u1160'],
  ['a Khmer vowel that is not shown', '\u17b4'],
  ['a Mongolian vowel separator', '\u180e'],
  ['an en quad', '\u2000'],
  ['a zero width space', '\u200b'],
  ['a zero width joiner', '\u200d'],
  ['a right-to-left mark', '\u200f'],
  ['a line separator', '\u2028'],
  ['an override of direction', '\u202e'],
  ['a word joiner', '\u2060'],
  ['an invisible plus', '\u2064'],
  ['an isolate', '\u2066'],
  ['a Braille blank', '\u2800'],
  ['an ideographic space', '\u3000'],
  ['a Hangul filler', '\u3164'],
  ['a variation selector', '\ufe0f'],
  ['a byte order mark', '\ufeff'],
  ['a halfwidth Hangul filler', '\uffa0'],
  ['an annotation anchor', '\ufff9'],
  ['half of a character', '\ud800'],
  ['a blank hieroglyph', '\u{13441}'],
  ['a Khitan filler', '\u{16fe4}'],
  ['a null notehead', '\u{1d159}'],
  ['a tag', '\u{e0041}'],
  ['a selector of the supplement', '\u{e0100}'],
]

describe('text that says something', () => {
  test.each(['Ana', ' . ', '李', 'ñ', '👩‍👩‍👧', '❤️', '\u200bA', '7', '-', 'ก็', '\u{e000}'])('is %j', (text) => {
    expect(hasVisibleText(text)).toBe(true)
  })

  test.each(INVISIBLE)('is not %s', (_, text) => {
    expect([text, ` ${text}\u200b${text} `].map(hasVisibleText)).toEqual([false, false])
  })

  test('is not all of them together', () => {
    expect(hasVisibleText(INVISIBLE.map(([, text]) => text).join(''))).toBe(false)
  })
})

describe('a line', () => {
  test.each(['Ana', ' Ana ', '李', "O'Brien-Núñez", '👩‍👩‍👧', 'a\u00a0b'])('%j is one', (text) => {
    expect(isSingleLine(text)).toBe(true)
  })

  test.each([
    '',
    ' ',
    '\u3000',
    'a\nb',
    'a\rb',
    'a\tb',
    'a\u0085b',
    'a\u2028b',
    'a\u2029b',
    '\u007f',
    '\u200b',
    ' \u3164 ',
  ])('%j is none', (text) => {
    expect(isSingleLine(text)).toBe(false)
  })
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
