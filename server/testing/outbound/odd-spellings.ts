/** Deterministic pseudo-random numbers. */
export function buildSeededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  return { below, pick, maybe: (chance: number) => next() < chance }
}

export type SeededRandom = ReturnType<typeof buildSeededRandom>

const DIGITS = ['０１２３４５６７８９', '⓪①②③④⑤⑥⑦⑧⑨', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'].map((text) => [...text])
const DOTS = ['.', '.', '.', '。', '．', '｡', '%2e', '%2E', '%E3%80%82']
const BEFORE = [
  'https://',
  'https://',
  'https://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\\\',
  'https:///',
  'ht\ttps://',
  ' https://',
]
const USERS = ['', '', '', '', 'user@', 'user:pass@', 'hooks.example.com@', 'hooks.example.com%40@', '@', 'a:b@c@']
const AFTER = [
  '',
  '/',
  '/hook',
  '?a=b',
  '#a',
  ':443/',
  ':8443',
  ':0443/',
  '\\hook',
  '/%2e%2e/',
  ':/',
  '\n',
  './',
  '/@a',
]
const INSIDE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
]
const PREFIXES = [
  '::',
  '::ffff:',
  '::ffff:0:',
  '64:ff9b::',
  '64:ff9b:1::',
  '2002:',
  'fe80::',
  'fd00::',
  '2001:0:',
  '0:0:0:0:0:ffff:',
  'fec0::',
  'ff02::',
]

/** A URL that many parsers read as an internal address, in an odd spelling. */
export function buildOddlySpelledUrl(random: SeededRandom): string {
  const address = random.pick(INSIDE).split('.').map(Number)
  const host = random.maybe(0.7) ? oddIpv4(address, random) : oddIpv6(address, random)
  return `${random.pick(BEFORE)}${random.pick(USERS)}${host}${random.pick(AFTER)}`
}

function oddIpv4(address: number[], random: SeededRandom): string {
  const parts = random.pick([4, 4, 4, 3, 2, 1])
  const joined = [...address.slice(0, parts - 1), address.slice(parts - 1).reduce((sum, part) => sum * 256 + part, 0)]
  const written = joined.map((part) => oddNumber(part, random))
  const host = written.reduce((text, part) => `${text}${random.pick(DOTS)}${part}`)
  return [...host].map((letter) => oddLetter(letter, random)).join('') + (random.maybe(0.1) ? '.' : '')
}

function oddNumber(part: number, random: SeededRandom): string {
  const zeros = '0'.repeat(random.pick([0, 0, 0, 1, 3]))
  const way = random.below(5)
  if (way === 0) return `0x${zeros}${part.toString(16)}`
  if (way === 1) return `0X${zeros}${part.toString(16).toUpperCase()}`
  if (way === 2) return `0${zeros}${part.toString(8)}`
  return String(part)
}

function oddLetter(letter: string, random: SeededRandom): string {
  if (/\d/.test(letter) && random.maybe(0.05)) return random.pick(DIGITS)[Number(letter)] ?? letter
  if (/[\dx]/.test(letter) && random.maybe(0.03)) return `%${letter.charCodeAt(0).toString(16)}`
  return random.maybe(0.01) ? letter + random.pick(['\t', '\n', '\u00ad', '\u200b']) : letter
}

function oddIpv6([a = 0, b = 0, c = 0, d = 0]: number[], random: SeededRandom): string {
  const group = (high: number, low: number) => {
    const text = (high * 256 + low).toString(16)
    return random.maybe(0.3) ? text.padStart(4, '0').toUpperCase() : text
  }
  const prefix = random.pick(PREFIXES)
  const tail = random.maybe(0.4) ? [a, b, c, d].join('.') : `${group(a, b)}:${group(c, d)}`
  const whole = prefix.startsWith('200') ? `${prefix}${group(a, b)}:${group(c, d)}::1` : `${prefix}${tail}`
  return `[${whole}${random.maybe(0.05) ? '%25eth0' : ''}]`
}
