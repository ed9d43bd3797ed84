import type { SqlCondition } from './filtered-query.ts'

/** Letters that Unicode does not decompose into base and accent. */
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

/** Only these scripts: elsewhere a mark makes another letter, and thus another name. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu

/** Vowel points of Hebrew and Arabic, which are rarely written. Hamza and madda belong to their letters. */
const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g

/** What most accents come to; several times as fast as all of `ACCENTED`. */
const COMMON_ACCENTED = /([A-Za-z])[\u0300-\u036f]+/g
const ANY_MARK = /\p{M}/u
const ONLY_ASCII = /^\p{ASCII}*$/u

/** For comparison and search: without case and accents, with single spaces. */
export function normalizeText(text: string): string {
  if (ONLY_ASCII.test(text)) return text.trim().replace(/\s+/g, ' ').toLowerCase()
  const bare = text.normalize('NFKD').replace(COMMON_ACCENTED, '$1')
  return bare.trim().split(/\s+/).map(foldWord).join(' ').normalize('NFC')
}

/** Never empty, so that every name remains searchable. */
function foldWord(word: string): string {
  const bare = ANY_MARK.test(word) ? word.replace(ACCENTED, '$1').replace(POINTS, '') : word
  return (bare || word).toLowerCase().replace(/[ßæœøđðħıłþ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** One `like` pattern per word; all must match. */
export function toLikePatterns(query: string): string[] {
  return normalizeText(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** The longest word suits the index best; the others share a condition, for few statements. No words find nothing. */
export function buildSearchConditions(column: string, query: string | undefined): Record<string, SqlCondition> {
  if (query === undefined) return {}
  const [longest, ...others] = toLikePatterns(query).toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return { word: ['false'] }
  const word: SqlCondition = [`${column} like ?`, longest]
  return others.length === 0 ? { word } : { word, words: [`${column} like all(?::text[])`, others] }
}
