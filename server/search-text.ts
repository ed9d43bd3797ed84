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

/** Text as it is compared and searched: without case, accents, and with single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðħıłþ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `like` patterns, one for each word that must occur. */
export function wordPatterns(query: string): string[] {
  return fold(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
