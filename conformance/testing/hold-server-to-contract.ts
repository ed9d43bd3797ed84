import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../server/testing/test-database.ts'
import { allOperations } from '../contract.ts'
import type { CoverageReport } from '../coverage.ts'
import { type RunResult, runOnLocalServer } from '../run/local.ts'
import { formatResultLine } from '../run/report.ts'
import type { CaseFilter } from '../run/run-cases.ts'
import { cloneConformanceDatabase } from './run-database.ts'

/** The local run as tests, of the cases that are chosen. */
export function testServerAgainstContract(
  choose: CaseFilter | undefined,
  holdLedger: (ledger: CoverageReport) => void,
): void {
  let database: TestDatabase
  let run: RunResult

  beforeAll(async () => {
    database = await cloneConformanceDatabase()
    run = await runOnLocalServer({ databaseUrl: database.url, choose })
  })

  afterAll(() => database.drop())

  describe('the server is what the contract says', () => {
    test.each(allOperations.map(({ id }) => id))('%s', (id) => {
      const cases = run.results.filter(({ operation }) => operation === id)
      expect(cases.length).toBeGreaterThan(0)
      expect(cases.filter(({ outcome }) => outcome !== 'passed').map(formatResultLine)).toEqual([])
    })

    test('everything that the contract declares was seen', () => holdLedger(run.ledger))
  })
}
