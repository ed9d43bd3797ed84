import { expect } from 'vitest'
import { describeLedgerLine } from './ledger.ts'
import { holdServerToContract } from './testing/hold-server-to-contract.ts'

holdServerToContract(undefined, ({ missing, seen, total }) => {
  expect(missing.map(describeLedgerLine)).toEqual([])
  expect(seen).toBe(total)
})
