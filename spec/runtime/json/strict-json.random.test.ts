import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

const DOCUMENTS = 6000
const MUTANTS_EACH = 6
const LIMITS = { maxDepth: 1000 }
const STRINGS = [
  '""',
  '"a"',
  '"b"',
  '"\\u0061"',
  '"😀"',
  '"\\ud83d\\ude00"',
  '"\\ud800"',
  '"\\u0000"',
  '"\\n\\/é"',
  '"__proto__"',
]
const NUMBERS = ['0', '-0', '1', '-12.5', '1e5', '1E-3', '9007199254740991', '9007199254740993', '1e999', '0.1e+1']
const SCRAPS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u',
  '0',
  '-',
  '.',
  'e',
  't',
  'null',
  ' ',
  '\n',
  '\u0000',
  '\u00a0',
  'é',
]

type Random = (below: number) => number

function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)] as T
}

function generate(random: Random, depth: number): string {
  const space = () => pick(random, ['', '', '', ' ', '\n', '\r\n\t'])
  const kind = random(depth > 5 ? 3 : 6)
  if (kind === 0) return pick(random, STRINGS)
  if (kind === 1) return pick(random, NUMBERS)
  if (kind === 2) return pick(random, ['true', 'false', 'null'])
  const items = Array.from({ length: random(random(8) === 0 ? 14 : 4) }, (_, index) => {
    const value = space() + generate(random, depth + 1) + space()
    if (kind === 3) return value
    const key = random(10) === 0 ? pick(random, STRINGS) : `"k${index}"`
    return `${space()}${key}${space()}:${value}`
  })
  return kind === 3 ? `[${items.join()}]` : `{${items.join()}}`
}

function mutate(random: Random, text: string): string {
  const at = random(text.length + 1)
  const end = at + random(3)
  return text.slice(0, at) + (random(3) === 0 ? '' : pick(random, SCRAPS)) + text.slice(end)
}

function check(text: string): 'accepted' | 'refused' | 'invalid' {
  const bytes = Buffer.from(text)
  const decoded = bytes.toString()
  const result = parseStrictJson(bytes, LIMITS)
  let value: unknown
  let throws = false
  try {
    value = JSON.parse(decoded)
  } catch {
    throws = true
  }
  const saysInvalid = !result.ok && result.problem.message.startsWith('The body is not valid JSON')
  if (saysInvalid !== throws)
    expect.fail(`${JSON.stringify(decoded)}: JSON.parse throws ${throws}, we say ${JSON.stringify(result)}`)
  if (!result.ok) return throws ? 'invalid' : 'refused'
  if (!isDeepStrictEqual(result.value, value)) expect.fail(`${JSON.stringify(decoded)} gave another value`)
  return 'accepted'
}

it('agrees with JSON.parse on thousands of generated and mutated documents', () => {
  const random = seeded(20_260_101)
  const seen = { accepted: 0, refused: 0, invalid: 0 }
  for (let count = 0; count < DOCUMENTS; count++) {
    const text = generate(random, 0)
    expect(check(text)).not.toBe('invalid')
    seen[check(text)]++
    for (let mutant = 0; mutant < MUTANTS_EACH; mutant++) seen[check(mutate(random, text))]++
  }
  expect(Math.min(seen.accepted, seen.refused, seen.invalid)).toBeGreaterThan(1000)
})

it('refuses every document exactly when a value was lost, changed or cannot be stored', () => {
  const random = seeded(7)
  for (let count = 0; count < DOCUMENTS; count++) {
    const text = generate(random, 0)
    const troubled = /\\ud800|\\u0000|9007199254740993|1e999/.test(text) || hasDuplicateKeys(text)
    expect([text, parseStrictJson(Buffer.from(text), LIMITS).ok]).toEqual([text, !troubled])
  }
})

function hasDuplicateKeys(text: string): boolean {
  const written = (text.match(/"(?:[^"\\]|\\.)*"\s*:/g) ?? []).length
  let kept = 0
  JSON.parse(text, (_key, value) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) kept += Object.keys(value).length
    return value
  })
  return written !== kept
}
