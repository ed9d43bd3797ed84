import type { Browser } from 'playwright-core'
import type { PosternClient } from '#sdk'
import type { TestServer } from '../../../../server/testing/test-server.ts'
import type { BuiltEvent } from '../../api/build-event.ts'
import { type IssuedCaseTicket, issueCaseTickets } from '../../api/run-case.ts'
import { compareScanAnswer } from '../../compare.ts'
import { type ScanCase, type ScanOfCase, toScannedText } from '../../format.ts'
import { type GatePageScan, openTestGatePage } from './gate-page.ts'

export type GatePageRunOptions = {
  browser: Browser
  server: TestServer
  client: PosternClient
  network: 'connected' | 'cut'
  /** A pairing code for an event. */
  makeCode(event: string): Promise<string>
}

/** Runs cases of one event through the page of a device; returns the differences. */
export async function runCasesOnGatePage(
  run: GatePageRunOptions,
  event: BuiltEvent,
  cases: readonly ScanCase[],
): Promise<string[]> {
  const { browser, server, client, network } = run
  const prepared: { one: ScanCase; issued: Map<string, IssuedCaseTicket> }[] = []
  for (const one of cases) {
    prepared.push({ one, issued: await issueCaseTickets({ live: client, test: client }, event, one) })
  }
  // The time of the latest scan: then the roster is young enough for each of them.
  const at =
    cases
      .flatMap(({ scans }) => scans.map((scan) => new Date(scan.at).toISOString()))
      .toSorted()
      .at(-1) ?? ''
  server.clock.set(at)
  // Attempts of an address are counted by a clock that does not go back.
  await server.database('pairing_attempts').delete()
  const page = await openTestGatePage(browser, server.url, await run.makeCode(event.code), at)
  if (network === 'cut') await page.cut()
  const differences: string[] = []
  const caseOf = new Map<string, ScanCase>()
  for (const { one, issued } of prepared) {
    for (const [index, scan] of one.scans.entries()) {
      server.clock.set(scan.at)
      // A device's calls are counted by a clock that does not go back.
      await server.database('device_usage').delete()
      const { reading, refs } = toReading(scan, issued)
      const answer = await page.read(reading)
      caseOf.set(answer.scan, one)
      const people = new Map([...answer.people].map(([id, person]) => [refs.get(id) ?? id, person]))
      const found = compareScanAnswer(index, scan, { ...answer, people })
      const expected = network === 'cut' ? 'device' : 'service'
      if (answer.decidedBy !== expected) found.push(`scan ${index + 1}: decided by the ${answer.decidedBy}`)
      differences.push(...found.map((difference) => `${one.name}: ${difference}`))
    }
  }
  server.clock.set(at)
  await server.database('device_usage').delete()
  const otherwise = await page.send(at, () => server.clock.advance(1_000))
  // The service takes scans that were made offline in the order of their times.
  const surprising = otherwise.map((scan) => caseOf.get(scan)).filter((one) => one && !goesBack(one))
  differences.push(...surprising.map((one) => `${one?.name}: decided otherwise by the service`))
  differences.push(...page.errors)
  await page.close()
  return differences
}

function goesBack({ scans }: ScanCase): boolean {
  return scans.some(({ at }, index) => index > 0 && Date.parse(at) < Date.parse(scans[index - 1]?.at ?? at))
}

function toReading(scan: ScanOfCase, issued: ReadonlyMap<string, IssuedCaseTicket>) {
  const { at, ticket: ref = '', check_in_point, only } = scan
  const ticket = issued.get(ref)
  const ids = ticket?.idOf ?? new Map<string, string>()
  const reading: GatePageScan = {
    at,
    code: toScannedText(scan, ticket?.code ?? ''),
    checkInPoint: check_in_point,
    only: only?.map((ref) => ids.get(ref) ?? '') ?? null,
  }
  return { reading, refs: new Map(Array.from(ids, ([ref, id]) => [id, ref])) }
}
