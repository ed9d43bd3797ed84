import * as engine from '#sdk/checkin'
import { readArgsOrExit } from '../../server/testing/command-line.ts'
import { makeTestApiKey, makeTestOrganization } from '../../server/testing/make-key.ts'
import { startMigratedDatabase } from '../../server/testing/temporary-postgres.ts'
import { startLocalServer } from '../world/local-server.ts'
import { runAllCasesOnApi } from './api/run-file.ts'
import { runCaseOnEngine } from './engine.ts'
import type { ScanCase } from './format.ts'
import { readScanCaseOptions, type ServerUnderTest, scanCasesUsage } from './options.ts'
import { readScanCaseFile } from './read.ts'
import { formatOutcomeLines, formatScanCaseSummary, hasScanCaseFailed, type ScanCaseOutcome } from './report.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const outcomes: ScanCaseOutcome[] = []

function onOutcome(outcome: ScanCaseOutcome): void {
  outcomes.push(outcome)
  for (const line of formatOutcomeLines(outcome)) say(line)
}

async function runEverywhere(cases: ScanCase[], service: ServerUnderTest | null): Promise<void> {
  for (const one of cases) onOutcome({ on: 'engine', name: one.name, differences: runCaseOnEngine(engine, one) })
  await using cleanUp = new AsyncDisposableStack()
  await runAllCasesOnApi({ cases, service: service ?? (await startOwnService(cleanUp)), onOutcome })
}

const { cases, service } = readArgsOrExit((args) => {
  const options = readScanCaseOptions(args)
  return options && { ...readScanCaseFile(options.file), service: options.service }
}, scanCasesUsage)
await runEverywhere(cases, service)
say(formatScanCaseSummary(outcomes))
process.exitCode = outcomes.some(hasScanCaseFailed) ? 1 : 0

async function startOwnService(cleanUp: AsyncDisposableStack): Promise<ServerUnderTest> {
  const server = await startLocalServer(await startMigratedDatabase(cleanUp))
  cleanUp.defer(() => server.stop())
  const organization = await makeTestOrganization(server)
  const live = await makeTestApiKey(server, organization, 'live')
  const test = await makeTestApiKey(server, organization, 'test', { mode: 'test' })
  return { baseUrl: server.url, liveKey: live.value, testKey: test.value }
}
