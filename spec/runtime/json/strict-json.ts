import { type InputProblem, problem } from '../problems/problems.ts'
import { JsonSyntaxError, toJsonSyntaxProblem } from './json-problem.ts'
import { JsonScanner } from './json-scanner.ts'

/** The path of the problem is a JSON pointer such as /attendees/0/email; '' is the whole body. */
export type StrictJsonResult = { ok: true; value: unknown } | { ok: false; problem: InputProblem }

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Refuses what JSON.parse would silently drop or change. */
export function parseStrictJson(bytes: Uint8Array, limits: { maxDepth: number; anyText?: boolean }): StrictJsonResult {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { ok: false, problem: problem('', 'byte_order_mark') }
  const text = decode(bytes)
  if (text === undefined) return { ok: false, problem: problem('', 'not_utf8') }
  const scanner = new JsonScanner(text, limits.maxDepth, limits.anyText ?? false)
  try {
    scanner.run()
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return { ok: false, problem: toJsonSyntaxProblem(text, error) }
  }
  return scanner.problem ? { ok: false, problem: scanner.problem } : { ok: true, value: JSON.parse(text) }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}
