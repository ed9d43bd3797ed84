/**
 * Compares our server with a floor: the least code that gives the same responses, on a copy of the same database. Each
 * entry measures one operation and judges the ratio of the two rates, because absolute figures depend on the machine.
 */

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readArgsOrExit } from '../server/testing/command-line.ts'
import { benchConsole } from './console/bench.ts'
import { benchExports } from './exports/bench.ts'
import { benchGatePage } from './gate-page/bench.ts'
import { benchImport, benchImportWorkbook } from './import/bench.ts'
import { BENCH_USAGE, readBenchOptions } from './options.ts'
import * as report from './report.ts'
import { type BenchResult, runBench } from './run-bench.ts'
import { shouldCheckThresholds } from './settings.ts'
import { benchWebhookFairness, benchWebhookThroughput } from './webhooks/bench.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

// These do not measure requests and responses, so they have benches of their own.
const special = {
  webhooks: benchWebhookThroughput,
  'webhooks-fairness': benchWebhookFairness,
  export: benchExports,
  gate: benchGatePage,
  import: benchImport,
  'import-workbook': benchImportWorkbook,
  console: benchConsole,
}[process.argv[2] ?? '']
if (special) process.exit((await special(process.argv.includes('--short'), say)) ? 0 : 1)

const { entries, settings, jsonFile } = readArgsOrExit(readBenchOptions, BENCH_USAGE)
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`Interrupted by ${signal}.`)))

function meetsBars(results: BenchResult[]): boolean {
  if (!shouldCheckThresholds(settings)) return true
  const worst = report.keepWorstFigures(results)
  for (const sentence of worst.flatMap(report.describeThresholds)) say(sentence)
  return !worst.some(report.missesAnyThreshold)
}

try {
  say(report.describeBenchSettings(settings))
  say(report.RESULT_TABLE_HEADER)
  const onResult = (result: BenchResult) => say(report.formatResultRow(result))
  const results = await runBench({ entries, settings, onResult, stop: interrupted.signal })
  for (const result of results) say(report.describeResultDetails(result))
  const machine = { node: process.version, processors: availableParallelism() }
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ machine, settings, results }, null, 2)}\n`)
  process.exitCode = meetsBars(results) ? 0 : 1
} catch (error) {
  const { aborted, reason } = interrupted.signal
  const failure = aborted ? reason.message : `The benchmark failed: ${(error as Error).message}`
  process.stderr.write(`${failure}\n`)
  process.exitCode = aborted ? 130 : 1
}
