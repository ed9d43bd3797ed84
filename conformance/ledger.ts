import { type ErrorCode, errorRegistry } from '../generated/errors.ts'
import { everyOperation, examplesOf, type Operation } from './contract.ts'

/** One thing that the contract declares an operation to answer; `code` is null for a success. */
export type LedgerLine = { operation: string; status: number; code: string | null; example: string | null }

export type LedgerReport = { total: number; seen: number; missing: LedgerLine[] }

export type Ledger = {
  record(operation: Operation, answer: { status: number; code: string | null }): void
  report(): LedgerReport
}

/** Counts what was seen of operation × status × error code × declared example. */
export function openLedger(operations: Operation[] = everyOperation): Ledger {
  const lines = operations.flatMap(linesOf)
  const seen = new Set<string>()
  return {
    record: (operation, { status, code }) => seen.add(keyOf({ operation: operation.id, status, code })),
    report: () => {
      const missing = lines.filter((line) => !seen.has(keyOf(line)))
      return { total: lines.length, seen: lines.length - missing.length, missing }
    },
  }
}

function linesOf(operation: Operation): LedgerLine[] {
  const successes = operation.success.flatMap((status) =>
    namesOr(examplesOf(operation, status).map(({ name }) => name)).map((example) => ({ status, code: null, example })),
  )
  const refusals = operation.errors.flatMap((code) => {
    const { status } = errorRegistry[code as ErrorCode]
    const examples = examplesOf(operation, status).filter(({ value }) => codeIn(value) === code)
    return namesOr(examples.map(({ name }) => name)).map((example) => ({ status, code, example }))
  })
  return [...successes, ...refusals].map((line) => ({ operation: operation.id, ...line }))
}

function namesOr(names: string[]): (string | null)[] {
  return names.length > 0 ? names : [null]
}

function codeIn(envelope: unknown): unknown {
  return (envelope as { error?: { code?: unknown } } | null)?.error?.code
}

function keyOf({ operation, status, code }: Pick<LedgerLine, 'operation' | 'status' | 'code'>): string {
  return `${operation} ${status} ${code}`
}

export function describeLine({ operation, status, code, example }: LedgerLine): string {
  return [operation, status, code, example && example !== code ? `(example ${example})` : null]
    .filter((part) => part !== null)
    .join(' ')
}
