import { expect, test } from 'vitest'
import { buildContractWithOneMoreOperation } from '../../../spec/tools/testing/built.ts'
import { findTypeProblems } from '../../testing/type-problems.ts'

test('the handlers compile with the published contract, and want nothing but the handler of one more operation', async () => {
  const { files } = await buildContractWithOneMoreOperation()
  expect(findTypeProblems('server/composition/operations.ts', files)).toEqual([
    expect.stringMatching(/Property 'getYou' is missing/),
  ])
})
