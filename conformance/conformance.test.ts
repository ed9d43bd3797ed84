import { expect } from 'vitest'
import { describeDeclaredResponse } from './coverage.ts'
import { buildErrorCoverageCheck } from './testing/error-coverage.ts'
import { testServerAgainstContract } from './testing/hold-server-to-contract.ts'
import { buildOneCasePerKindFilter } from './testing/without-repetition.ts'

/** Every success at its operation, and every error at one of those that declare it. */
testServerAgainstContract(buildOneCasePerKindFilter(), (ledger) => {
  const wasSeen = buildErrorCoverageCheck(ledger)
  expect(ledger.missing.filter(({ code }) => !wasSeen(code)).map(describeDeclaredResponse)).toEqual([])
})
