import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as engine from '#sdk/checkin'
import type { NewKey } from '../../server/access/keys/index.ts'
import { chooseRepetitions } from '../../server/testing/repetitions.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { runAllCasesOnApi } from './api/run-file.ts'
import { runCaseOnEngine } from './engine.ts'
import type { ServerUnderTest } from './options.ts'
import { listScanEngineMutants, loadScanEngine } from './testing/mutants.ts'
import { buildRandomCase } from './testing/random-case.ts'

/** MODEL_SEED repeats a failed run; each failure reports the seed of its case. */
const firstSeed = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31))
const seeds = (count: number) => Array.from({ length: count }, (_, index) => firstSeed + index)

test(`the decision comes to what the rules say, read plainly (MODEL_SEED=${firstSeed})`, () => {
  const differences = seeds(chooseRepetitions(150, 3_000)).flatMap((seed) => {
    const drawn = buildRandomCase(seed, { scans: 40, reachable: false })
    return runCaseOnEngine(engine, drawn).map((difference) => `seed ${seed}: ${difference}`)
  })
  expect(differences).toEqual([])
})

test('the cases that are drawn come to every result', () => {
  const drawn = seeds(60).flatMap((seed) => buildRandomCase(seed, { scans: 40, reachable: true }).scans)
  const met = new Set(drawn.map(({ result }) => result))
  expect(met.size).toBe(11)
})

test('a decision with two steps swapped is noticed', async () => {
  const drawn = Array.from({ length: 60 }, (_, index) => buildRandomCase(index, { scans: 40, reachable: false }))
  const swapped = (await listScanEngineMutants()).filter(({ name }) => name.includes(' before '))
  for (const mutant of swapped) {
    const mutated = await loadScanEngine(mutant)
    expect([mutant.name, drawn.some((one) => runCaseOnEngine(mutated, one).length > 0)]).toEqual([mutant.name, true])
  }
})

test('the same seed draws the same cases', () => {
  const drawing = { scans: 20, reachable: false }
  expect(buildRandomCase(firstSeed, drawing)).toEqual(buildRandomCase(firstSeed, drawing))
})

describe('a server', () => {
  let server: TestServer
  let service: ServerUnderTest

  beforeAll(async () => {
    server = await startTestServer()
    const overrides = { api_rate_per_min: 10_000_000, api_calls_monthly: null }
    const organization = await server.organization({ plan: 'scale', overrides })
    const scopes: NewKey['scopes'] = ['read', 'write', 'admin', 'scanner']
    const key = async (mode: 'live' | 'test') =>
      (await server.key(organization, { mode, scopes, requestsPerMinute: 10_000_000 })).value
    service = { baseUrl: server.url, liveKey: await key('live'), testKey: await key('test') }
  })

  afterAll(() => server.close())

  test(`answers as the decision does (MODEL_SEED=${firstSeed})`, { timeout: 3_600_000 }, async () => {
    const cases = seeds(chooseRepetitions(4, 260)).map((seed) => buildRandomCase(seed, { scans: 80, reachable: true }))
    const differences: string[] = []
    await runAllCasesOnApi({
      cases,
      service,
      onOutcome: ({ name, notRunnable, ...outcome }) => {
        differences.push(...outcome.differences.map((difference) => `${name}: ${difference}`))
        if (notRunnable !== undefined) differences.push(`${name}: ${notRunnable}`)
      },
    })
    expect(differences).toEqual([])
  })
})
