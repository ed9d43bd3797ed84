import { describe, expect, test } from 'vitest'
import { buildSearchConditions, normalizeText, toLikePatterns } from './search-text.ts'

describe('text as it is compared', () => {
  test.each([
    ['case, accents and spacing', ' JOSÉ \u00a0 María', 'jose maria'],
    ['marks that stand apart from their letters', 'Jose\u0301', 'jose'],
    ['several marks on a letter', 'Nguyễn Ờ', 'nguyen o'],
    ['letters of their own', 'Łucja Strauß', 'lucja strauss'],
    ['Greek accents', 'Γιώργης', 'γιωργης'],
    ['Cyrillic accents', 'Алёна', 'алена'],
    ['Hebrew points', 'דָּוִד', 'דוד'],
    ['Arabic vowel signs', 'مُحَمَّد', 'محمد'],
    ['narrow and wide letters', 'ﾀﾞｲｷ Ｎｅｒｅａ', 'ダイキ nerea'],
  ])('is without regard to %s', (_, written, folded) => {
    expect(normalizeText(written)).toBe(folded)
  })

  test.each([
    ['kana', 'たいき', 'だいき'],
    ['kana that come apart', 'はな', 'は\u309aな'],
    ['Devanagari', 'राम', 'रमा'],
    ['Tamil', 'கலா', 'கால'],
    ['Thai', 'มานี', 'มานะ'],
    ['Arabic letters', 'آدم', 'ادم'],
  ])('keeps different names apart in %s', (_, one, other) => {
    expect(normalizeText(one)).not.toBe(normalizeText(other))
    expect(normalizeText(one)).toBe(normalizeText(one.normalize('NFD')))
    expect(normalizeText(one)).toBe(one.normalize('NFC'))
  })

  test('keeps a name of nothing but marks, also beside another', () => {
    expect(normalizeText('\u064e\u064f')).toBe('\u064e\u064f')
    expect(normalizeText('\u0301')).toBe('\u0301')
    expect(normalizeText('Nerea \u064e')).toBe('nerea \u064e')
  })

  test('of nothing is nothing', () => {
    expect(normalizeText(' \u00a0\u3000')).toBe('')
  })
})

describe('words to search', () => {
  test('are read as the text is', () => {
    expect(toLikePatterns(' IBÁÑEZ  た\u3099いき')).toEqual(['%ibanez%', '%だいき%'])
    expect(toLikePatterns('\u064e')).toEqual([`%${normalizeText('\u064e')}%`])
  })

  test('stand for themselves, whatever they hold', () => {
    expect(toLikePatterns('50% a_b c\\d')).toEqual(['%50\\%%', '%a\\_b%', '%c\\\\d%'])
  })

  test('make no condition when none are asked for', () => {
    expect(buildSearchConditions('a.search', undefined)).toEqual({})
  })

  test.each(['', '   ', '\u3000'])('that are none (“%s”) find nobody', (query) => {
    expect(buildSearchConditions('a.search', query)).toEqual({ word: ['false'] })
  })

  test('make the longest of them a condition of its own, and the others one together', () => {
    expect(buildSearchConditions('a.search', 'Ona')).toEqual({ word: ['a.search like ?', '%ona%'] })
    expect(buildSearchConditions('a.search', 'Ona Ibáñez de')).toEqual({
      word: ['a.search like ?', '%ibanez%'],
      words: ['a.search like all(?::text[])', ['%ona%', '%de%']],
    })
  })
})
