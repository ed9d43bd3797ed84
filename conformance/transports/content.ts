import type { DeclaredContent } from '../contract.ts'
import type { ApiAnswer } from './attempt.ts'

const PNG_BEGINS = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const ZIP_BEGINS = [0x50, 0x4b, 0x03, 0x04]
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How the content of each type that the contract declares is known. */
const FORMS: Record<string, (answer: ApiAnswer) => boolean> = {
  'application/json': ({ body }) => body !== undefined,
  'image/svg+xml': ({ text }) => /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\s*$/.test(text),
  'image/png': ({ bytes, text }) => PNG_BEGINS.every((byte, n) => bytes[n] === byte) && text.includes('IEND'),
  // Rows of at least a cell, each with its end.
  'text/csv': ({ text }) => /^[^\0<{][^\0]*\n$/.test(text),
  [XLSX]: ({ bytes, text }) => ZIP_BEGINS.every((byte, n) => bytes[n] === byte) && text.includes('xl/workbook.xml'),
}

/** Whether the answer is of a declared type, and its content of the form of that type. */
export function contentProblems(declared: DeclaredContent[], answer: ApiAnswer): string[] {
  if (answer.bytes.length === 0 || declared.length === 0) return []
  const type = answer.headers['content-type']?.split(';')[0] ?? 'no type'
  if (!declared.some((content) => content.type === type)) return [`its content is ${type}, which is not declared`]
  const isOfForm = FORMS[type]
  if (!isOfForm) throw new Error(`Nothing is known of the form of ${type}.`)
  return isOfForm(answer) ? [] : [`its content is not ${type}, although it says so`]
}
