import { type InputProblem, problem } from '../problems/problems.ts'

export type OpenJsonContainer = {
  closer: '}' | ']'
  index: number
  key: string
  /** Undefined before the first key: a body can contain a hundred thousand empty objects. */
  keys: Set<string> | undefined
}

export class JsonSyntaxError extends Error {
  readonly at: number
  readonly expected: string

  constructor(at: number, expected: string) {
    super(`expected ${expected}`)
    this.at = at
    this.expected = expected
  }
}

const MAX_POINTER_LENGTH = 512
const MAX_QUOTED_KEY_LENGTH = 64
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]$/u

/** The pointer to the current value, or to its nearest parent with a pointer short enough to return. */
export function toJsonPointer(containers: OpenJsonContainer[]): string {
  let pointer = ''
  for (const { closer, key, index } of containers) {
    const token = closer === '}' ? key.replaceAll('~', '~0').replaceAll('/', '~1') : String(index)
    if (pointer.length + token.length >= MAX_POINTER_LENGTH) break
    pointer += `/${token}`
  }
  return pointer
}

export const toJsonSyntaxProblem = (text: string, { at, expected }: JsonSyntaxError): InputProblem =>
  problem('', 'json_syntax', { ...findPosition(text, at), expected, found: describeFound(text, at) })

/** Without a copy of the text, which may be a million lines. A column is a character, of which some have two codes. */
function findPosition(text: string, at: number): { line: number; column: number } {
  let [line, column] = [1, 1]
  for (let place = 0; place < at; place += 1) {
    const code = text.charCodeAt(place)
    if (code === LINE_END) {
      line += 1
      column = 1
    } else if (code < 0xdc00 || code > 0xdfff) column += 1
  }
  return { line, column }
}

const LINE_END = 0x0a

export const quoteKey = (key: string): string =>
  JSON.stringify(key.length > MAX_QUOTED_KEY_LENGTH ? `${key.slice(0, MAX_QUOTED_KEY_LENGTH)}…` : key)

function describeFound(text: string, at: number): string {
  const code = text.codePointAt(at)
  if (code === undefined) return 'the end of the body'
  const character = String.fromCodePoint(code)
  if (character === '"') return 'a double quote'
  if (VISIBLE.test(character)) return `"${character}"`
  if (character === ' ') return 'a space'
  if (code === 0) return 'a NUL character (U+0000)'
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
