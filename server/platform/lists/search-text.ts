import type { Condition } from './filtered.ts'

/** Letters that do not come apart into a base and an accent. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

/** Elsewhere a mark makes another letter, a vowel or a consonant, and with it another name. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu

/** Vowel points and signs of Hebrew and Arabic, which hardly anybody writes. The hamza and the madda belong to their letters. */
const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g

/** Text as it is compared and searched: without case, accents, and with single spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFKD').trim().split(/\s+/).map(foldWord).join(' ').normalize('NFC')
}

/** A word always leaves something, so that nobody is without a name. */
function foldWord(word: string): string {
  const bare = word.replace(ACCENTED, '$1').replace(POINTS, '')
  return (bare || word).toLowerCase().replace(/[ßæœøđðħıłþ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** `like` patterns, one for each word that must occur. */
export function wordPatterns(query: string): string[] {
  return normalizeText(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/**
 * That every word occurs in the column; without any word nothing is found. The longest stands alone, because an index finds it
 * best, and the others together, so that there are few statements however many words are asked for.
 */
export function wordConditions(column: string, query: string | undefined): Record<string, Condition> {
  if (query === undefined) return {}
  const [longest, ...others] = wordPatterns(query).toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return { word: ['false'] }
  const word: Condition = [`${column} like ?`, longest]
  return others.length === 0 ? { word } : { word, words: [`${column} like all(?::text[])`, others] }
}
