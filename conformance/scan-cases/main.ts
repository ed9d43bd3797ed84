import * as engine from '#sdk/checkin'
import { startOwnService } from './api/own-service.ts'
import { runFileOnApi } from './api/run-file.ts'
import { runOnEngine } from './engine.ts'
import type { ScanCase } from './format.ts'
import { type Options, OptionsError, readOptions, type Service, usage } from './options.ts'
import { CaseFileError, readCaseFile } from './read.ts'
import { hasFailed, linesOf, type ScanCaseOutcome, summaryOf } from './report.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const outcomes: ScanCaseOutcome[] = []

function tell(outcome: ScanCaseOutcome): void {
  outcomes.push(outcome)
  for (const line of linesOf(outcome)) say(line)
}

async function runEverywhere(cases: ScanCase[], service: Service | null): Promise<void> {
  for (const one of cases) tell({ on: 'engine', name: one.name, differences: runOnEngine(engine, one) })
  if (service) return await runFileOnApi({ cases, service, tell })
  await using own = await startOwnService()
  await runFileOnApi({ cases, service: own, tell })
}

function orExit<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof OptionsError || error instanceof CaseFileError)) throw error
    process.stderr.write(`${error.message}\n${error instanceof OptionsError ? `\n${usage}\n` : ''}`)
    process.exit(2)
  }
}

const options: Options | null = orExit(() => readOptions(process.argv.slice(2)))
if (options === null) {
  say(usage)
} else {
  const { cases } = orExit(() => readCaseFile(options.file))
  await runEverywhere(cases, options.service)
  say(summaryOf(outcomes))
  process.exitCode = outcomes.some(hasFailed) ? 1 : 0
}
