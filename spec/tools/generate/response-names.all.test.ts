import { beforeAll, describe, expect, test } from 'vitest'
import { buildCompiledContract } from '../testing/built.ts'
import { listSharedResponseNames, rewordContractError } from '../testing/shared-names.ts'
import type { CompiledContract } from './compile.ts'

describe('the names of what the document shares', () => {
  let contract: CompiledContract
  beforeAll(async () => {
    contract = await buildCompiledContract()
  })

  test('stay when any one error is reworded', () => {
    const names = listSharedResponseNames(contract)
    expect(names).toContain('responses/Unauthorized')
    for (const code of Object.keys(contract.errors))
      expect(listSharedResponseNames(rewordContractError(contract, code)), code).toEqual(names)
  })

  test('tell statuses and kinds of calls', () => {
    const names = listSharedResponseNames(contract).filter((name) => name.startsWith('responses/'))
    expect(names.filter((name) => !/^responses\/[A-Z][A-Za-z]+(_[a-z]+)*$/.test(name))).toEqual([])
  })
})
