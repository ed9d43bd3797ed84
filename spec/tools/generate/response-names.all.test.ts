import { beforeAll, describe, expect, test } from 'vitest'
import { buildCompiledContract } from '../testing/built.ts'
import { listSharedNames, rewordError } from '../testing/shared-names.ts'
import type { CompiledContract } from './compile.ts'

describe('the names of what the document shares', () => {
  let contract: CompiledContract
  beforeAll(async () => {
    contract = await buildCompiledContract()
  })

  test('stay when any one error is reworded', () => {
    const names = listSharedNames(contract)
    expect(names).toContain('responses/Unauthorized')
    for (const code of Object.keys(contract.errors))
      expect(listSharedNames(rewordError(contract, code)), code).toEqual(names)
  })

  test('tell statuses and kinds of calls', () => {
    const names = listSharedNames(contract).filter((name) => name.startsWith('responses/'))
    expect(names.filter((name) => !/^responses\/[A-Z][A-Za-z]+(_[a-z]+)*$/.test(name))).toEqual([])
  })
})
