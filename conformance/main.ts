/**
 * Tests a server against the contract: its own (a local run, with full control) or somebody else's (a foreign run, with
 * given keys). Cases are generated per operation; arrangements provide the requests, stages the callers.
 */

import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { abortOnCtrlC, readArgsOrExit } from '../server/testing/command-line.ts'
import { startMigratedDatabase } from '../server/testing/temporary-postgres.ts'
import { type CliOptions, conformanceUsage, readConformanceOptions } from './options.ts'
import type { CaseResult } from './outcome.ts'
import { checkServerAndKey, formatWriteWarning, ServerCheckError } from './run/check-server.ts'
import { runOnExternalServer } from './run/foreign.ts'
import { type RunResult, runOnLocalServer } from './run/local.ts'
import { countOutcomes, formatResultLine, formatRunSummary } from './run/report.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Time to read the warning and to stop. */
const WARNING_MS = 5_000

const onResult = (result: CaseResult) => {
  if (!signal.aborted) say(formatResultLine(result))
}

async function runForeign(foreign: NonNullable<CliOptions['foreign']>, { operations }: CliOptions): Promise<RunResult> {
  const contact = await checkServerAndKey(foreign.baseUrl, foreign.keys)
  say(`${formatWriteWarning(foreign.baseUrl, contact)}\nIt begins in ${WARNING_MS / 1000} seconds; Ctrl-C stops it.\n`)
  await sleep(WARNING_MS, null, { signal }).catch(() => {})
  const result = await runOnExternalServer({ ...foreign, operations, onResult, signal })
  if (result.leftBehind.length > 0) say(`\nCould not be deleted:\n  ${result.leftBehind.join('\n  ')}`)
  const stays = [...result.archived, ...result.kept]
  if (stays.length > 0) {
    const sum = `${result.archived.length} events, archived, and ${result.kept.length} objects that they use`
    say(
      `\nStays on the server, because the contract deletes only what was never published or used: ${sum}:\n  ${stays.join('\n  ')}`,
    )
  }
  return result
}

async function runOwn({ operations }: CliOptions): Promise<RunResult> {
  await using cleanUp = new AsyncDisposableStack()
  return await runOnLocalServer({ databaseUrl: await startMigratedDatabase(cleanUp), operations, onResult, signal })
}

const options = readArgsOrExit(readConformanceOptions, conformanceUsage)
const signal = abortOnCtrlC()
const { results, ledger } = await (options.foreign ? runForeign(options.foreign, options) : runOwn(options)).catch(
  (error) => {
    if (!(error instanceof ServerCheckError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  },
)
if (signal.aborted) {
  say('\nThe run was stopped.')
  process.exitCode = 130
} else {
  say(`\n${formatRunSummary(results, ledger)}`)
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ results, ledger }, null, 2)}\n`)
  const isComplete = options.foreign !== null || ledger.missing.length === 0
  process.exitCode = countOutcomes(results, 'failed') === 0 && isComplete ? 0 : 1
}
