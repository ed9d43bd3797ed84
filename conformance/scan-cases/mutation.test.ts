import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Engine, runOnEngine } from './engine.ts'
import type { ScanCase } from './format.ts'
import { readCaseFile } from './read.ts'
import { everyMutant, loadEngine } from './testing/mutants.ts'

const { cases } = readCaseFile(join(import.meta.dirname, '../scan-cases.json'))
const mutants = await everyMutant()

const isNoticed = (engine: Engine, by: ScanCase[]) => by.some((one) => runOnEngine(engine, one).length > 0)

test('the order has all its steps, and its comparisons were found', () => {
  expect(mutants.filter(({ name }) => name.includes(' before '))).toHaveLength(11)
  expect(mutants.length).toBeGreaterThanOrEqual(20)
})

test('the decision as it is passes every case', async () => {
  expect(isNoticed(await loadEngine(null), cases)).toBe(false)
})

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s is noticed', async (_, mutant) => {
  expect(isNoticed(await loadEngine(mutant), cases)).toBe(true)
})

test('fewer cases notice less', async () => {
  const few = cases.slice(0, 3)
  const noticed = await Promise.all(mutants.map(async (mutant) => isNoticed(await loadEngine(mutant), few)))
  expect(noticed).toContain(false)
})
