import { expect } from 'vitest'
import { describeDeclaredResponse } from './coverage.ts'
import { testServerAgainstContract } from './testing/hold-server-to-contract.ts'

testServerAgainstContract(undefined, ({ missing, seen, total }) => {
  expect(missing.map(describeDeclaredResponse)).toEqual([])
  expect(seen).toBe(total)
})
