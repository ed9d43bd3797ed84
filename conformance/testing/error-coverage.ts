import { allOperations } from '../contract.ts'
import type { CoverageReport } from '../coverage.ts'

/** Whether an error was seen at one of the operations that declare it. */
export function buildErrorCoverageCheck({ missing }: CoverageReport): (code: string | null) => boolean {
  const notSeen = new Set(missing.map(({ operation, code }) => `${operation} ${code}`))
  return (code) =>
    allOperations.some(({ id, errors }) => errors.some((error) => error === code) && !notSeen.has(`${id} ${code}`))
}
