import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#sdk'
import { makeTestPairingCode } from '../../../../server/testing/devices/pairing.ts'
import { openSharedBrowser } from '../../../../server/testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../../../server/testing/test-server.ts'
import { buildCaseEventBuilder } from '../../api/build-event.ts'
import { explainNotRunnableOnApi } from '../../api/run-file.ts'
import type { ScanCase } from '../../format.ts'
import { testKeyScanCases } from '../published.ts'
import { type GatePageRunOptions, runCasesOnGatePage } from './run-on-page.ts'

const cases = testKeyScanCases.filter(
  (one) => explainNotRunnableOnApi(one) === null && findObstacleOnPage(one) === null,
)

/** What a page cannot be made to do, beyond what the API cannot. */
function findObstacleOnPage({ scans }: ScanCase): string | null {
  if (scans.some(({ code }) => code?.trim() === '')) return 'nothing was read'
  // Seven days after its event a page erases what it has.
  if (scans.some(({ at }) => at > '2030')) return 'the clock is years ahead'
  return null
}

export const stringifyCaseEvent = ({ world }: ScanCase) => JSON.stringify(world)

const answersOf = ({ scans }: ScanCase) => scans.map(({ result, reason }) => `${result} ${reason}`)

/** Cases of the world that most of them share, and of others only what it lacks, until each answer was seen. */
export function chooseCasesCoveringAnswers(cases: readonly ScanCase[]): ScanCase[] {
  const worlds = Map.groupBy(cases, stringifyCaseEvent).values()
  const seen = new Set<string>()
  return [...worlds]
    .toSorted((one, other) => other.length - one.length)
    .flat()
    .filter((one) => answersOf(one).filter((answer) => seen.size < seen.add(answer).size).length > 0)
}

/** Runs the chosen cases with and without a network. */
export function runPublishedCasesOnGatePage(choose: (cases: readonly ScanCase[]) => readonly ScanCase[]): void {
  let server: TestServer
  let browser: Browser
  let run: Omit<GatePageRunOptions, 'network'>

  beforeAll(async () => {
    server = await startTestServer()
    browser = await openSharedBrowser()
    const overrides = { api_rate_per_min: 10_000_000, api_calls_monthly: null }
    const organization = await server.organization({ plan: 'scale', overrides })
    const scopes: ('read' | 'write' | 'admin' | 'scanner')[] = ['read', 'write', 'admin', 'scanner']
    const { value } = await server.key(organization, { mode: 'live', scopes, requestsPerMinute: 10_000_000 })
    const client = createClient({ baseUrl: server.url, apiKey: value })
    run = { browser, server, client, makeCode: (event) => makeTestPairingCode(server, organization, { event }) }
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  test('are most of them', () => expect(cases.length).toBeGreaterThan(230))

  test.each(['connected', 'cut'] as const)('%s', { timeout: 1_200_000 }, async (network) => {
    const worlds = Map.groupBy(choose(cases), stringifyCaseEvent)
    const builder = buildCaseEventBuilder(run.client, true)
    const differences: string[] = []
    for (const [, ofWorld] of worlds) {
      const event = await builder.eventFor((ofWorld[0] as ScanCase).world)
      differences.push(...(await runCasesOnGatePage({ ...run, network }, event, ofWorld)))
    }
    expect(differences).toEqual([])
  })
}
