import { type CoverageReport, describeDeclaredResponse } from '../coverage.ts'
import type { CaseOutcome, CaseResult } from '../outcome.ts'

const MARKS: Record<CaseOutcome, string> = { passed: 'ok', failed: 'FAILED', not_reachable: 'not reachable:' }

export function formatResultLine({ operation, family, name, outcome, reason }: CaseResult): string {
  const line = `${MARKS[outcome]} ${operation} · ${family} · ${name}`
  if (outcome === 'not_reachable') return `${line} (${reason})`
  return reason === null ? line : `${line}\n       ${reason}`
}

export const countOutcomes = (results: CaseResult[], outcome: CaseOutcome): number =>
  results.filter((result) => result.outcome === outcome).length

export function formatRunSummary(results: CaseResult[], ledger: CoverageReport): string {
  const share = ledger.total === 0 ? 100 : Math.floor((100 * ledger.seen) / ledger.total)
  const unreached = countOutcomes(results, 'not_reachable')
  const failures = results.filter(({ outcome }) => outcome === 'failed')
  return [
    ...(failures.length > 0 ? ['Failed:', ...failures.map((failure) => `  ${formatResultLine(failure)}`), ''] : []),
    ...(ledger.missing.length > 0
      ? ['Never seen:', ...ledger.missing.map((line) => `  ${describeDeclaredResponse(line)}`), '']
      : []),
    `Ledger: ${ledger.seen} of ${ledger.total} (${share} %)`,
    `${countOutcomes(results, 'passed')} passed, ${failures.length} failed${unreached > 0 ? `, ${unreached} not reachable` : ''}`,
  ].join('\n')
}
