import { buildStrictResponseChecks } from '../../server/testing/strict-answers.ts'
import { type DeclaredContent, listAnswerContent, listAnswerExamples, type Operation } from '../contract.ts'
import type { CoverageTracker } from '../coverage.ts'
import { CaseFailure } from '../outcome.ts'
import { type ApiAnswer, type ReadyRequest, readErrorObject } from './attempt.ts'

export type AnswerChecker = (operation: Operation, attempt: ReadyRequest, answer: ApiAnswer) => void

export function buildAnswerChecker(ledger: CoverageTracker): AnswerChecker {
  const sealed = buildStrictResponseChecks()
  return (operation, attempt, answer) => {
    ledger.record(operation, answer)
    const { status, headers, text } = answer
    const misread = contentProblems(listAnswerContent(operation, status), answer)
    if (misread.length > 0) throw new CaseFailure(`answered ${status}: ${misread.join('; ')}`)
    sealed.observe({ route: operation, status, headers, body: text })
    const problems = [
      ...sealed.violations.splice(0),
      ...requestIdProblems(attempt, answer),
      ...pageProblems(answer),
      ...(answer.code ? exampleProblems(operation, answer, answer.code) : []),
    ]
    if (problems.length > 0) throw new CaseFailure(problems.join('; '))
  }
}

function requestIdProblems({ requestId }: ReadyRequest, { headers, body, code }: ApiAnswer): string[] {
  const problems: string[] = []
  const echoed = headers['x-request-id']
  if (echoed !== requestId) problems.push(`X-Request-Id is ${echoed} although ${requestId} was sent`)
  const namedId = readErrorObject(body).request_id
  // A replayed response contains the id of the original request.
  if (code && namedId !== requestId && headers['idempotent-replayed'] !== 'true')
    problems.push(`error.request_id is ${namedId} although ${requestId} was sent`)
  return problems
}

/** An error links to the page that explains it. */
function pageProblems({ body, code }: ApiAnswer): string[] {
  const address = String(readErrorObject(body).doc_url)
  return !code || URL.parse(address)?.pathname.endsWith(`/errors/${code}`) ? [] : [`error.doc_url is ${address}`]
}

/** An error has the fields of its code's example; `details` may be added. */
function exampleProblems(operation: Operation, { status, body }: ApiAnswer, code: string): string[] {
  const shown = listAnswerExamples(operation, status).map(({ value }) => readErrorObject(value))
  const expected = shown.filter((example) => example.code === code)
  const observed = readErrorObject(body)
  const allowed = expected.flatMap((example) => [fieldsOf(example), fieldsOf({ details: null, ...example })])
  if (expected.length === 0 || allowed.includes(fieldsOf(observed))) return []
  return [
    `the error ${code} has the fields ${fieldsOf(observed)}, its example has ${expected.map(fieldsOf).join(' or ')}`,
  ]
}

const fieldsOf = (error: object): string => Object.keys(error).sort().join(', ')

const PNG_BEGINS = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const ZIP_BEGINS = [0x50, 0x4b, 0x03, 0x04]
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How to recognize content of each declared media type. */
const FORMS: Record<string, (answer: ApiAnswer) => boolean> = {
  'application/json': ({ body }) => body !== undefined,
  'image/svg+xml': ({ text }) => /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\s*$/.test(text),
  'image/png': ({ bytes, text }) => PNG_BEGINS.every((byte, n) => bytes[n] === byte) && text.includes('IEND'),
  // At least one row of one cell, each with a line end.
  'text/csv': ({ text }) => /^[^\0<{][^\0]*\n$/.test(text),
  [XLSX]: ({ bytes, text }) => ZIP_BEGINS.every((byte, n) => bytes[n] === byte) && text.includes('xl/workbook.xml'),
}

function contentProblems(declared: DeclaredContent[], answer: ApiAnswer): string[] {
  if (answer.bytes.length === 0 || declared.length === 0) return []
  const type = answer.headers['content-type']?.split(';')[0] ?? 'no type'
  if (!declared.some((content) => content.type === type)) return [`its content is ${type}, which is not declared`]
  const isOfForm = FORMS[type]
  if (!isOfForm) throw new Error(`Nothing is known of the form of ${type}.`)
  return isOfForm(answer) ? [] : [`its content is not ${type}, although it says so`]
}
