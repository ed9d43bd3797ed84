import { expect } from 'vitest'
import { describeLedgerLine } from './ledger.ts'
import { holdServerToContract } from './testing/hold-server-to-contract.ts'
import { errorsSeen } from './testing/seen.ts'
import { withoutRepetition } from './testing/without-repetition.ts'

/** Every success at its operation, and every error at one of those that declare it. */
holdServerToContract(withoutRepetition(), (ledger) => {
  const wasSeen = errorsSeen(ledger)
  expect(ledger.missing.filter(({ code }) => !wasSeen(code)).map(describeLedgerLine)).toEqual([])
})
