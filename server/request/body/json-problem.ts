/** `path` is a JSON pointer such as /attendees/0/email; '' is the whole body. */
export type JsonProblem = { path: string; message: string }

export type SyntaxFault = { at: number; expected: string }

const MAX_QUOTED_KEY_LENGTH = 64
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]$/u

export function syntaxProblem(text: string, fault: SyntaxFault): JsonProblem {
  const lineStart = fault.at === 0 ? 0 : text.lastIndexOf('\n', fault.at - 1) + 1
  const column = countCodePoints(text, lineStart, fault.at) + 1
  const where = `line ${countLines(text, lineStart)}, column ${column}`
  return {
    path: '',
    message: `The body is not valid JSON at ${where}: expected ${fault.expected} but found ${describeFound(text, fault.at)}.`,
  }
}

export function quoteKey(key: string): string {
  return JSON.stringify(key.length > MAX_QUOTED_KEY_LENGTH ? `${key.slice(0, MAX_QUOTED_KEY_LENGTH)}…` : key)
}

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

function countLines(text: string, end: number): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function countCodePoints(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 0xdc00 || code > 0xdfff) count++
  }
  return count
}
