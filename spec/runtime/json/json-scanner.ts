import { type InputProblem, problem } from '../problems/problems.ts'
import type { ParamsArgument, ProblemRule } from '../problems/rules.ts'
import { JsonSyntaxError, type OpenJsonContainer, quoteKey, toJsonPointer } from './json-problem.ts'

/** Far more than any field name; each problem of a field repeats its name. */
const MAX_KEY_LENGTH = 1024

/** Far more than any object has: answers are the most, 200. */
const MAX_KEYS = 1_000

/** Far more than any request has; as many keys take half of the longest turn of the event loop that is allowed. */
const MAX_VALUES = 50_000

const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y
const BROKEN_UNICODE_ESCAPE = /\\u[\dA-Fa-f]*/y
/** Must not be followed by a character that could belong to a number. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\d.eE])/y
const MINUS = /-/y
const ZERO_BEFORE_DIGIT = /0(?=\d)/y
const DIGITS = /\d+/y
const POINT = /\./y
const EXPONENT = /[eE][+-]?/y

const WORDS: Record<string, string> = { t: 'true', f: 'false', n: 'null' }

/** No recursion. A syntax error wins over other problems, but too deep a text or too many values end the scan. */
export class JsonScanner {
  /** The first one found. */
  problem: InputProblem | undefined = undefined
  private readonly text: string
  private readonly maxDepth: number
  private readonly anyText: boolean
  private readonly open: OpenJsonContainer[] = []
  private at = 0

  constructor(text: string, maxDepth: number, anyText: boolean) {
    this.text = text
    this.maxDepth = maxDepth
    this.anyText = anyText
  }

  /** Throws a `JsonSyntaxError`. */
  run() {
    let expected = 'a JSON value'
    for (let values = 1; ; values++) {
      const first = this.next()
      if (values > MAX_VALUES) return this.note('', 'json_values', { limit: MAX_VALUES })
      if (first === '{' || first === '[') {
        if (this.open.length >= this.maxDepth)
          return this.note(toJsonPointer(this.open), 'json_depth', { limit: this.maxDepth })
        const closer = first === '{' ? '}' : ']'
        this.open.push({ closer, index: 0, key: '', keys: undefined })
        this.at++
        if (this.next() !== closer) {
          if (closer === '}') this.key('a property name in double quotes or "}"')
          expected = closer === '}' ? 'a JSON value' : 'a JSON value or "]"'
          continue
        }
      } else this.scalar(first, expected)
      if (!this.reachNextValue()) return
      expected = 'a JSON value'
    }
  }

  /** Closes containers that end here; false at the end of the text. */
  private reachNextValue(): boolean {
    for (;;) {
      const found = this.next()
      const container = this.open.at(-1)
      if (!container) {
        if (found !== undefined) throw this.fault('the end of the body')
        return false
      }
      const { closer } = container
      if (found !== ',' && found !== closer) throw this.fault(`"," or "${closer}"`)
      this.at++
      if (found === ',') {
        container.index++
        if (closer === '}') this.key('a property name in double quotes')
        return true
      }
      this.open.pop()
    }
  }

  private scalar(first: string | undefined, expected: string): void {
    const word = WORDS[first ?? '']
    if (first === '"') this.stringValue()
    else if (first === '-' || (first !== undefined && first >= '0' && first <= '9')) this.number()
    else if (word === undefined) throw this.fault(expected)
    else for (const letter of word) this.pass(letter, `the word "${word}"`)
  }

  private key(expected: string): void {
    if (this.next() !== '"') throw this.fault(expected)
    const start = this.at
    const isEscaped = this.skipString()
    const key = this.stringFrom(start, isEscaped)
    const character = isEscaped ? unstorableIn(key) : undefined
    if (character) this.note(this.objectPointer(), 'json_text', { character, key: quoteKey(key) })
    this.enter(key)
    this.next()
    this.pass(':', '":" after the property name')
  }

  private enter(key: string): void {
    const object = this.open.at(-1)
    if (!object) return
    object.key = key
    // Only the first problem is reported, so later keys need no comparison.
    if (this.problem !== undefined) return
    if (key.length > MAX_KEY_LENGTH) {
      this.note(this.objectPointer(), 'json_key_length', { key: quoteKey(key), limit: MAX_KEY_LENGTH })
    } else if (object.index >= MAX_KEYS) {
      this.note(this.objectPointer(), 'json_keys', { limit: MAX_KEYS })
    } else if (object.keys?.has(key)) {
      this.note(toJsonPointer(this.open), 'json_repeated_key', { key: quoteKey(key) })
    } else {
      object.keys ??= new Set()
      object.keys.add(key)
    }
  }

  private stringValue(): void {
    const start = this.at
    if (!this.skipString() || this.anyText) return
    const character = unstorableIn(this.stringFrom(start, true))
    if (character) this.note(toJsonPointer(this.open), 'json_text', { character })
  }

  /** The value of the string that was skipped from there. */
  private stringFrom(start: number, isEscaped: boolean): string {
    return isEscaped ? JSON.parse(this.text.slice(start, this.at)) : this.text.slice(start + 1, this.at - 1)
  }

  /** Whether it has escape sequences; only they can name a NUL or half a surrogate, because the text was UTF-8. */
  private skipString(): boolean {
    this.at++
    let isEscaped = false
    for (;;) {
      this.at = plainTextEnd(this.text, this.at)
      const found = this.text[this.at]
      if (found === '"') break
      if (found === undefined) throw this.fault('a closing double quote')
      if (found !== '\\') throw this.fault('an escape sequence in place of a raw control character')
      isEscaped = true
      if (this.take(ESCAPE)) continue
      if (this.take(BROKEN_UNICODE_ESCAPE)) throw this.fault('four hexadecimal digits after \\u')
      this.at++
      throw this.fault('one of " \\ / b f n r t u after the backslash')
    }
    this.at++
    return isEscaped
  }

  private number(): void {
    const start = this.at
    if (!this.take(NUMBER)) this.brokenNumber()
    // Every double beyond the safe range is an integer, so comparing the value covers 1e20 and 9007199254740993.0 too.
    const size = Math.abs(Number(this.text.slice(start, this.at)))
    if (size > Number.MAX_SAFE_INTEGER)
      this.note(toJsonPointer(this.open), 'json_number', { limit: Number.MAX_SAFE_INTEGER })
  }

  private brokenNumber(): void {
    this.take(MINUS)
    if (this.take(ZERO_BEFORE_DIGIT)) throw this.fault('no further digit after a leading zero')
    this.passDigits('a digit')
    if (this.take(POINT)) this.passDigits('a digit after the decimal point')
    if (this.take(EXPONENT)) this.passDigits('a digit in the exponent')
  }

  private passDigits(expected: string): void {
    if (!this.take(DIGITS)) throw this.fault(expected)
  }

  private pass(character: string, expected: string): void {
    if (this.text[this.at] !== character) throw this.fault(expected)
    this.at++
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }

  /** Skips white space; undefined at the end. */
  private next(): string | undefined {
    for (;;) {
      const character = this.text[this.at]
      if (character !== ' ' && character !== '\n' && character !== '\r' && character !== '\t') return character
      this.at++
    }
  }

  private fault(expected: string): JsonSyntaxError {
    return new JsonSyntaxError(this.at, expected)
  }

  private note<Rule extends ProblemRule>(pointer: string, rule: Rule, ...params: ParamsArgument<Rule>): void {
    this.problem ??= problem(pointer, rule, ...params)
  }

  /** To the object, where a pointer cannot contain the long key. */
  private objectPointer(): string {
    return toJsonPointer(this.open.slice(0, -1))
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The next quote, backslash, control character or end. By char codes, because most of a body passes here. */
function plainTextEnd(text: string, start: number): number {
  let at = start
  for (let code = text.charCodeAt(at); code >= 0x20 && code !== QUOTE && code !== BACKSLASH; ) {
    at++
    code = text.charCodeAt(at)
  }
  return at
}

function unstorableIn(text: string): 'nul' | 'surrogate' | undefined {
  if (text.isWellFormed() && !text.includes('\0')) return undefined
  const [found] = /\0|\p{Cs}/u.exec(text) ?? []
  return found === '\0' ? 'nul' : 'surrogate'
}
