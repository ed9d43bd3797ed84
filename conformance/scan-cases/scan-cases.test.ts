import { describe, expect, test } from 'vitest'
import * as engine from '#sdk/checkin'
import { runCaseOnEngine } from './engine.ts'
import { SCAN_RESULT_REASONS, SCAN_RESULTS, type ScanCase } from './format.ts'
import { publishedScanCases as cases, liveKeyScanCases, testKeyScanCases } from './testing/published.ts'

const modesOf = ({ tickets, scans }: ScanCase) => new Set([...tickets, ...scans].map(({ mode }) => mode))

describe('the published cases', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    expect(runCaseOnEngine(engine, one)).toEqual([])
  })

  test('have names of their own and say why', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    expect(cases.filter(({ why }) => !why)).toEqual([])
    expect(cases.length).toBeGreaterThanOrEqual(281)
  })

  test('stand in the file that a test key can run alone, unless they mix modes or the API cannot bring them about', () => {
    expect(testKeyScanCases.filter((one) => one.engine_only || modesOf(one).size > 1)).toEqual([])
    expect(liveKeyScanCases.filter((one) => !one.engine_only && modesOf(one).size === 1)).toEqual([])
  })

  test('show every result and every reason', () => {
    const missing = (among: ScanCase[]) => {
      const expected = among.flatMap(({ scans }) => scans)
      return [
        ...SCAN_RESULTS.filter((result) => !expected.some((one) => one.result === result)),
        ...SCAN_RESULT_REASONS.filter((reason) => !expected.some((one) => one.reason === reason)),
      ]
    }
    expect(missing(cases)).toEqual([])
    // A registration that is not confirmed has no tickets to scan.
    expect(missing(testKeyScanCases)).toEqual(['not_confirmed'])
  })

  test('pair every kind of point with every limit and requirement', () => {
    const seen = testKeyScanCases.flatMap(({ world, scans }) =>
      scans.map(({ check_in_point }) => world.check_in_points.find(({ code }) => code === check_in_point)),
    )
    const pairs = new Set(seen.map((point) => point && `${point.kind} ${point.limit} ${point.requires}`))
    for (const kind of ['entry', 'pre_check', 'zone']) {
      for (const limit of ['per_day', 'per_event', 'unlimited']) {
        for (const requires of ['none', 'pre_check', 'entry']) expect(pairs).toContain(`${kind} ${limit} ${requires}`)
      }
    }
  })
})

test('a decision that differs is told with the scan, what was expected and what came', () => {
  const [first] = cases
  if (!first) throw new Error('There are no cases.')
  const closed: typeof engine.decide = (world, scan) => ({
    ...engine.decide(world, scan),
    result: 'closed',
    admitted: false,
  })
  expect(runCaseOnEngine({ ...engine, decide: closed }, first)).toEqual([
    'scan 1 (2026-06-05T08:00:00Z at main, live): the scan expected accepted, got closed',
  ])
})
