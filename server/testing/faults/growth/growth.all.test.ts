import { expect, test } from 'vitest'
import { findGrowthProblems } from './short.ts'
import { listBodyPartDimensions, listShortDimensions } from './ways/index.ts'

test('no input costs more than it is large', async () => {
  expect(await findGrowthProblems(listShortDimensions())).toEqual([])
})

test('no part of a body that is gone through one by one costs more than it is large', async () => {
  expect(await findGrowthProblems(listBodyPartDimensions())).toEqual([])
})
