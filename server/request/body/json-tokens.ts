import type { SyntaxFault } from './json-problem.ts'

export type StringFault = 'nul' | 'lone surrogate'
export type EscapedString = { end: number; fault: StringFault | undefined; syntax: SyntaxFault | undefined }
export type NumberFault = 'unsafe integer' | 'overflow'

const QUOTE = 0x22
const PLUS = 0x2b
const MINUS = 0x2d
const DOT = 0x2e
const ZERO = 0x30
const BACKSLASH = 0x5c
const LOWER_E = 0x65
const LOWER_U = 0x75
const SAFE_DIGITS = 15
const SIMPLE_ESCAPES = new Set(Array.from('"\\/bfnrt', (character) => character.charCodeAt(0)))

/** Where the run of plain characters ends: at a quote, a backslash, a raw control character or the end of the text. */
export function plainRunEnd(text: string, start: number): number {
  let at = start
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE || code === BACKSLASH || code < 0x20) break
    at++
  }
  return at
}

/** Scans the rest of a string that is not just one plain run; `end` is the index of the closing quote. */
export function scanEscapedString(text: string, start: number): EscapedString {
  let fault: StringFault | undefined
  let at = start
  for (;;) {
    at = plainRunEnd(text, at)
    if (at >= text.length) return broken(at, 'a closing double quote')
    const code = text.charCodeAt(at)
    if (code === QUOTE) return { end: at, fault, syntax: undefined }
    if (code !== BACKSLASH) return broken(at, 'an escape sequence in place of a raw control character')
    const letter = codeAt(text, at + 1)
    if (letter !== LOWER_U) {
      if (!SIMPLE_ESCAPES.has(letter)) return broken(at + 1, 'one of " \\ / b f n r t u after the backslash')
      at += 2
      continue
    }
    const unit = hexUnit(text, at + 2)
    if (unit < 0) return broken(firstNonHex(text, at + 2), 'four hexadecimal digits after \\u')
    at += 6
    if (unit === 0) fault ??= 'nul'
    if (unit < 0xd800 || unit > 0xdfff) continue
    if (unit < 0xdc00 && isLowSurrogateEscape(text, at)) at += 6
    else fault ??= 'lone surrogate'
  }
}

/** The index after the number that starts at `start`, or the syntax fault in it. */
export function scanNumber(text: string, start: number): number | SyntaxFault {
  let at = codeAt(text, start) === MINUS ? start + 1 : start
  if (!isDigit(codeAt(text, at))) return { at, expected: 'a digit' }
  if (codeAt(text, at) === ZERO) {
    at++
    if (isDigit(codeAt(text, at))) return { at, expected: 'no further digit after a leading zero' }
  } else at = digitsEnd(text, at)
  if (codeAt(text, at) === DOT) {
    if (!isDigit(codeAt(text, at + 1))) return { at: at + 1, expected: 'a digit after the decimal point' }
    at = digitsEnd(text, at + 1)
  }
  if ((codeAt(text, at) | 0x20) !== LOWER_E) return at
  at++
  const sign = codeAt(text, at)
  if (sign === PLUS || sign === MINUS) at++
  if (!isDigit(codeAt(text, at))) return { at, expected: 'a digit in the exponent' }
  return digitsEnd(text, at)
}

/** Every double beyond the safe range is an integer, so comparing the value covers 1e20 and 9007199254740993.0 too. */
export function numberFault(text: string, start: number, end: number): NumberFault | undefined {
  if (end - start <= SAFE_DIGITS && !hasExponent(text, start, end)) return undefined
  const size = Math.abs(Number(text.slice(start, end)))
  if (size <= Number.MAX_SAFE_INTEGER) return undefined
  return size === Number.POSITIVE_INFINITY ? 'overflow' : 'unsafe integer'
}

function broken(at: number, expected: string): EscapedString {
  return { end: at, fault: undefined, syntax: { at, expected } }
}

function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= 0x39
}

function digitsEnd(text: string, start: number): number {
  let at = start
  while (isDigit(codeAt(text, at))) at++
  return at
}

function hasExponent(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) | 0x20) === LOWER_E) return true
  return false
}

function hexDigit(code: number): number {
  if (isDigit(code)) return code - ZERO
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

function hexUnit(text: string, start: number): number {
  let unit = 0
  for (let at = start; at < start + 4; at++) {
    const digit = hexDigit(codeAt(text, at))
    if (digit < 0) return -1
    unit = unit * 16 + digit
  }
  return unit
}

function firstNonHex(text: string, start: number): number {
  let at = start
  while (hexDigit(codeAt(text, at)) >= 0) at++
  return at
}

function isLowSurrogateEscape(text: string, at: number): boolean {
  if (codeAt(text, at) !== BACKSLASH || codeAt(text, at + 1) !== LOWER_U) return false
  const unit = hexUnit(text, at + 2)
  return unit >= 0xdc00 && unit <= 0xdfff
}
