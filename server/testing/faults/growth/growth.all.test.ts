import { expect, test } from 'vitest'
import { findGrowthProblems } from './short.ts'
import { partsOfBodies } from './ways/index.ts'

test('no part of a body that is gone through one by one costs more than it is large', async () => {
  expect(await findGrowthProblems(partsOfBodies())).toEqual([])
})
