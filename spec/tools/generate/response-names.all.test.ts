import { expect, test } from 'vitest'
import { compiledContract } from '../testing/built.ts'
import { namesOf, withReworded } from '../testing/shared-names.ts'

test('the names of what the document shares stay when any one error is reworded', async () => {
  const contract = await compiledContract()
  const names = namesOf(contract)
  for (const code of Object.keys(contract.errors)) {
    expect(namesOf(withReworded(contract, code)), code).toEqual(names)
  }
})
