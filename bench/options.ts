import { parseCommandOptions, UsageError } from '../server/testing/command-line.ts'
import { type BenchFile, findBenchmarkFiles } from './entry.ts'
import { type BenchSettings, DEFAULT_CONNECTIONS, FULL_RUN, SHORT_RUN, WARM_UP_SECONDS } from './settings.ts'

export type BenchCliOptions = { entries: BenchFile[]; settings: BenchSettings; jsonFile?: string }

export const BENCH_USAGE = `npm run bench [-- [name ...] [option ...]]
npm run bench -- webhooks|webhooks-fairness|export|import|import-workbook|gate|console [--short]
  --runs N          how often everything is measured; the worst is judged (1)
  --rounds N        rounds for each side (${FULL_RUN.rounds})
  --seconds S       how long a round takes (${FULL_RUN.seconds})
  --connections N   connections that make the load (${DEFAULT_CONNECTIONS})
  --json FILE       write everything that was measured to a file
  --profile FOLDER  write processor profiles of both servers to a folder; the bar is not judged
  --short           ${SHORT_RUN.rounds} rounds of ${SHORT_RUN.seconds} s, to see that the bench works; the bar is not judged`

const KNOWN = {
  runs: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  connections: { type: 'string' },
  json: { type: 'string' },
  profile: { type: 'string' },
  short: { type: 'boolean', default: false },
} as const

export function readBenchOptions(args: string[]): BenchCliOptions {
  const { values, positionals } = parseCommandOptions({ args, options: KNOWN, allowPositionals: true })
  const usual = values.short ? SHORT_RUN : FULL_RUN
  const seconds = number('--seconds', values.seconds, usual.seconds, 0.1, 600)
  return {
    entries: findBenchmarkFiles(positionals),
    jsonFile: values.json,
    settings: {
      runs: whole('--runs', values.runs, 1, 1, 100),
      rounds: whole('--rounds', values.rounds, usual.rounds, 1, 1_000),
      seconds,
      connections: whole('--connections', values.connections, DEFAULT_CONNECTIONS, 1, 1_000),
      warmUpSeconds: values.short ? seconds : Math.max(WARM_UP_SECONDS, seconds),
      short: values.short,
      profileFolder: values.profile,
    },
  }
}

function number(name: string, text: string | undefined, usual: number, least: number, most: number): number {
  if (text === undefined) return usual
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value <= most) return value
  throw new UsageError(`${name} must be a number from ${least} to ${most}, not "${text}".`)
}

function whole(name: string, text: string | undefined, usual: number, least: number, most: number): number {
  const value = number(name, text, usual, least, most)
  if (Number.isInteger(value)) return value
  throw new UsageError(`${name} must be a whole number, not "${text}".`)
}
