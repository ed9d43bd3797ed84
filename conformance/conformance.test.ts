import { expect } from 'vitest'
import { describeDeclaredResponse } from './coverage.ts'
import { buildErrorSeenCheck } from './testing/error-seen.ts'
import { testServerAgainstContract } from './testing/hold-server-to-contract.ts'
import { buildNoRepetitionFilter } from './testing/without-repetition.ts'

/** Every success at its operation, and every error at one of those that declare it. */
testServerAgainstContract(buildNoRepetitionFilter(), (ledger) => {
  const wasSeen = buildErrorSeenCheck(ledger)
  expect(ledger.missing.filter(({ code }) => !wasSeen(code)).map(describeDeclaredResponse)).toEqual([])
})
