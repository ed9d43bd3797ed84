import { type Frame, openFrame, pointerTo } from './json-frame.ts'
import { type JsonProblem, quoteKey, type SyntaxFault, syntaxProblem } from './json-problem.ts'
import { numberFault, plainRunEnd, type StringFault, scanEscapedString, scanNumber } from './json-tokens.ts'

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** No field of any request comes near it, and each problem with the value of a field repeats its name. */
const MAX_KEY_LENGTH = 1024

/** Nor has any object of a request so many, and a hundred thousand cost more to parse and to check than all else. */
const MAX_KEYS = 10_000

/** Nor has any request, and hundreds of thousands of empty arrays take longer to read than anybody else should wait. */
const MAX_VALUES = 100_000

const FAULT_WORDS: Record<StringFault, string> = {
  nul: 'a NUL character (\\u0000), which is not allowed',
  'lone surrogate': 'an escaped surrogate without its pair, which is not a Unicode character',
}

/**
 * Finds what is wrong with a JSON text without building its value and without recursion.
 * A syntax error anywhere wins over what was noticed before it, except that a text too deep or of too many values is left at once.
 */
export function findProblem(text: string, maxDepth: number, anyText = false): JsonProblem | undefined {
  const scanner = new Scanner(text, maxDepth, anyText)
  const fault = scanner.run()
  return fault === undefined ? scanner.problem : syntaxProblem(text, fault)
}

class Scanner {
  problem: JsonProblem | undefined = undefined
  private readonly text: string
  private readonly maxDepth: number
  private readonly anyText: boolean
  private at = 0
  private values = 0
  private frame: Frame | undefined = undefined

  constructor(text: string, maxDepth: number, anyText: boolean) {
    this.text = text
    this.maxDepth = maxDepth
    this.anyText = anyText
  }

  run(): SyntaxFault | undefined {
    let expected = 'a JSON value'
    for (;;) {
      const code = this.next()
      this.values++
      if (this.values > MAX_VALUES) return this.noteMany()
      if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        this.frame = openFrame(this.frame, code === OPEN_BRACE)
        if (this.frame.depth > this.maxDepth) return this.noteDepth()
        this.at++
        if (this.next() !== code + 2) {
          const fault = code === OPEN_BRACE ? this.key('a property name in double quotes or "}"') : undefined
          if (fault !== undefined) return fault
          expected = code === OPEN_BRACE ? 'a JSON value' : 'a JSON value or "]"'
          continue
        }
      } else {
        const fault = this.scalar(code, expected)
        if (fault !== undefined) return fault
      }
      const fault = this.afterValue()
      if (fault !== undefined) return fault
      if (this.frame === undefined) return undefined
      expected = 'a JSON value'
    }
  }

  /** Closes what ends here and moves to where the next value starts; no open frame afterwards means the text is done. */
  private afterValue(): SyntaxFault | undefined {
    for (;;) {
      const code = this.next()
      const frame = this.frame
      if (frame === undefined) return code === -1 ? undefined : this.fault('the end of the body')
      if (code === (frame.isObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
        this.at++
        this.frame = frame.parent
      } else if (code === COMMA) {
        this.at++
        frame.index++
        return frame.isObject ? this.key('a property name in double quotes') : undefined
      } else return this.fault(frame.isObject ? '"," or "}"' : '"," or "]"')
    }
  }

  private scalar(code: number, expected: string): SyntaxFault | undefined {
    if (code === QUOTE) return this.stringValue()
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return this.number()
    if (code === 0x74) return this.word('true')
    if (code === 0x66) return this.word('false')
    if (code === 0x6e) return this.word('null')
    return this.fault(expected)
  }

  private key(expected: string): SyntaxFault | undefined {
    if (this.next() !== QUOTE) return this.fault(expected)
    const start = this.at + 1
    let end = plainRunEnd(this.text, start)
    let key = this.text.slice(start, end)
    if (this.codeAt(end) !== QUOTE) {
      const escaped = scanEscapedString(this.text, end)
      if (escaped.syntax !== undefined) return escaped.syntax
      end = escaped.end
      key = JSON.parse(this.text.slice(start - 1, end + 1))
      if (escaped.fault !== undefined) this.noteKeyFault(escaped.fault, key)
    }
    this.enter(key)
    this.at = end + 1
    if (this.next() !== COLON) return this.fault('":" after the property name')
    this.at++
    return undefined
  }

  private enter(key: string): void {
    if (this.frame === undefined) return
    this.frame.key = key
    // Only the first problem is reported, so the keys after it need no comparing.
    if (this.problem !== undefined) return
    if (key.length > MAX_KEY_LENGTH) {
      this.noteContainer(`The key ${quoteKey(key)} is longer than ${MAX_KEY_LENGTH} characters.`)
    } else if (this.frame.index >= MAX_KEYS) {
      this.noteContainer(`The object has more than ${MAX_KEYS} keys.`)
    } else if (this.frame.keys?.has(key)) {
      this.note(`The key ${quoteKey(key)} appears more than once in the same object.`)
    } else {
      this.frame.keys ??= new Set()
      this.frame.keys.add(key)
    }
  }

  private stringValue(): SyntaxFault | undefined {
    let end = plainRunEnd(this.text, this.at + 1)
    if (this.codeAt(end) !== QUOTE) {
      const escaped = scanEscapedString(this.text, end)
      if (escaped.syntax !== undefined) return escaped.syntax
      if (escaped.fault !== undefined && !this.anyText) this.note(`The string contains ${FAULT_WORDS[escaped.fault]}.`)
      end = escaped.end
    }
    this.at = end + 1
    return undefined
  }

  private number(): SyntaxFault | undefined {
    const end = scanNumber(this.text, this.at)
    if (typeof end !== 'number') return end
    const fault = numberFault(this.text, this.at, end)
    if (fault === 'overflow') this.note('The number is too large to be represented.')
    if (fault === 'unsafe integer') {
      this.note(`The number is beyond ±${Number.MAX_SAFE_INTEGER}, so it could not be kept exactly.`)
    }
    this.at = end
    return undefined
  }

  private word(word: string): SyntaxFault | undefined {
    for (let offset = 1; offset < word.length; offset++) {
      if (this.codeAt(this.at + offset) !== word.charCodeAt(offset)) {
        return { at: this.at + offset, expected: `the word "${word}"` }
      }
    }
    this.at += word.length
    return undefined
  }

  /** Skips white space and returns the next code unit, or -1 at the end. */
  private next(): number {
    for (;;) {
      const code = this.codeAt(this.at)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code
      this.at++
    }
  }

  private codeAt(at: number): number {
    return at < this.text.length ? this.text.charCodeAt(at) : -1
  }

  private fault(expected: string): SyntaxFault {
    return { at: this.at, expected }
  }

  private note(message: string): void {
    this.problem ??= { path: pointerTo(this.frame), message }
  }

  private noteContainer(message: string): void {
    this.problem ??= { path: pointerTo(this.frame?.parent), message }
  }

  /** The pointer names the object and not the member, because it could not hold such a key either. */
  private noteKeyFault(fault: StringFault, key: string): void {
    this.noteContainer(`The key ${quoteKey(key)} contains ${FAULT_WORDS[fault]}.`)
  }

  private noteMany(): undefined {
    this.problem ??= { path: '', message: `The body holds more than ${MAX_VALUES} values.` }
  }

  private noteDepth(): undefined {
    const levels = this.maxDepth === 1 ? '1 level' : `${this.maxDepth} levels`
    this.noteContainer(`The body nests arrays and objects more than ${levels} deep.`)
  }
}
