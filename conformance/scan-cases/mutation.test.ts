import { expect, test } from 'vitest'
import { runCaseOnEngine, type ScanEngine } from './engine.ts'
import type { ScanCase } from './format.ts'
import { listScanEngineMutants, loadScanEngine } from './testing/mutants.ts'
import { publishedScanCases as cases, testKeyScanCases } from './testing/published.ts'

const mutants = await listScanEngineMutants()

const isNoticed = (engine: ScanEngine, by: ScanCase[]) => by.some((one) => runCaseOnEngine(engine, one).length > 0)

test('the order has all its steps, and its comparisons were found', () => {
  expect(mutants.filter(({ name }) => name.includes(' before '))).toHaveLength(11)
  expect(mutants.length).toBeGreaterThanOrEqual(20)
})

test('the decision as it is passes every case', async () => {
  expect(isNoticed(await loadScanEngine(null), cases)).toBe(false)
})

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s is noticed', async (_, mutant) => {
  expect(isNoticed(await loadScanEngine(mutant), cases)).toBe(true)
})

/** Mutants that only a live key or the engine can detect, without the places in the code. */
const BEYOND_A_TEST_KEY = [
  // Only a live scan of a test ticket is unknown although the ticket exists.
  'checkVoided before checkKnown',
  // A registration that is not confirmed has no ticket.
  'checkType before checkConfirmed',
  // People of one registration and type are refused for the same reason.
  'best.step > one.step',
  // An event has no days of zero length.
  'start.getTime() >= at',
]

test('those that a test key can run alone notice all that it can show', async () => {
  const unnoticed = await Promise.all(
    mutants.map(async (mutant) => (isNoticed(await loadScanEngine(mutant), testKeyScanCases) ? [] : [mutant.name])),
  )
  expect(unnoticed.flat().map((name) => name.replace(/ \(.*\)$/, ''))).toEqual(BEYOND_A_TEST_KEY)
})

test('fewer cases notice less', async () => {
  const few = cases.slice(0, 3)
  const noticed = await Promise.all(mutants.map(async (mutant) => isNoticed(await loadScanEngine(mutant), few)))
  expect(noticed).toContain(false)
})
