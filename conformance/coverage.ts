import { type ErrorCode, errorRegistry } from '../generated/errors.ts'
import { allOperations, listAnswerContent, listAnswerExamples, type Operation } from './contract.ts'

/** One response that the contract declares for an operation; `code` is null for a success. */
export type DeclaredResponse = {
  operation: string
  status: number
  code: string | null
  /** The media type, if the status has several. */
  type: string | null
  example: string | null
}

export type CoverageReport = { total: number; seen: number; missing: DeclaredResponse[] }

export type CoverageTracker = ReturnType<typeof openCoverageTracker>

type Seen = { status: number; code: string | null; headers: Record<string, string> }

/** Counts which of the declared responses were seen: operation × status × error code × media type × example. */
export function openCoverageTracker(operations: Operation[] = allOperations) {
  const lines = operations.flatMap(linesOf)
  const seen = new Set<string>()
  return {
    record: (operation: Operation, { status, code, headers }: Seen) => {
      const type = headers['content-type']?.split(';')[0] ?? null
      for (const seenAs of [null, type]) seen.add(keyOf({ operation: operation.id, status, code, type: seenAs }))
    },
    report: (): CoverageReport => {
      const missing = lines.filter((line) => !seen.has(keyOf(line)))
      return { total: lines.length, seen: lines.length - missing.length, missing }
    },
  }
}

type Line = Omit<DeclaredResponse, 'operation'>

function linesOf(operation: Operation): DeclaredResponse[] {
  const successes = operation.success.flatMap((status): Line[] => {
    const content = listAnswerContent(operation, status)
    if (content.length < 2)
      return exampleLines(listAnswerExamples(operation, status), { status, code: null, type: null })
    return content.flatMap(({ type, examples }) => exampleLines(examples, { status, code: null, type }))
  })
  const refusals = operation.errors.flatMap((code) => {
    const { status } = errorRegistry[code as ErrorCode]
    const examples = listAnswerExamples(operation, status).filter(({ value }) => codeIn(value) === code)
    return exampleLines(examples, { status, code, type: null })
  })
  return [...successes, ...refusals].map((line) => ({ operation: operation.id, ...line }))
}

function exampleLines(examples: { name: string }[], line: Omit<Line, 'example'>): Line[] {
  const names = examples.length > 0 ? examples.map(({ name }) => name) : [null]
  return names.map((example) => ({ ...line, example }))
}

const codeIn = (envelope: unknown): unknown => (envelope as { error?: { code?: unknown } } | null)?.error?.code

const keyOf = ({ operation, status, code, type }: Omit<DeclaredResponse, 'example'>): string =>
  `${operation} ${status} ${code} ${type}`

export function describeDeclaredResponse({ operation, status, code, type, example }: DeclaredResponse): string {
  return [operation, status, code, type, example && example !== code ? `(example ${example})` : null]
    .filter((part) => part !== null)
    .join(' ')
}
