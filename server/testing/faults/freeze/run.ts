import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instrument, Measured } from './instrument.ts'
import type { Scenario } from './scenario.ts'
import { sendAll } from './send.ts'
import type { Target } from './target.ts'

export type Row = Measured & {
  operation: string
  what: string
  bytes: number
  /** How often each status was answered, such as `200 ×60`. */
  statuses: string
  /** What went otherwise than the scenario says, or null. */
  problem: string | null
}

export type RunOptions = {
  scenarios: Scenario[]
  report?: (row: Row) => void
  /** A folder for a profile of each scenario. */
  profiles?: string | null
}

/** What one scenario leaves behind, such as garbage and open connections, is not to be counted to the next. */
const BETWEEN_MS = 100

/** One scenario after the other. */
export async function runScenarios(
  instrument: Instrument,
  target: Target,
  { scenarios, report = () => {}, profiles = null }: RunOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const scenario of scenarios) {
    const row = await runScenario(instrument, target, scenario, profiles && join(profiles, fileNameOf(scenario)))
    rows.push(row)
    report(row)
    await sleep(BETWEEN_MS)
  }
  return rows
}

async function runScenario(
  instrument: Instrument,
  target: Target,
  { operation, what, prepare }: Scenario,
  profile: string | null,
): Promise<Row> {
  const { requests, concurrency = 1, expects, settle } = await prepare(target)
  const { outcome: answers, ...measured } = await instrument.measure(async () => {
    const answered = await sendAll(target.url, requests, concurrency)
    await settle?.(answered)
    return answered
  }, profile)
  const unexpected = answers.find(({ status }) => !expects.includes(status))
  return {
    ...{ ...measured, operation, what },
    bytes: requests.reduce((sum, { body }) => sum + (body === undefined ? 0 : Buffer.byteLength(body)), 0),
    statuses: countStatuses(answers.map(({ status }) => status)),
    problem: unexpected
      ? `answered ${unexpected.status} instead of ${expects.join(' or ')}: ${unexpected.text.slice(0, 300)}`
      : null,
  }
}

function countStatuses(statuses: number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => (count === 1 ? `${status}` : `${status} ×${count}`)).join(', ')
}

const fileNameOf = ({ operation, what }: Scenario) =>
  `${`${operation} ${what}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.cpuprofile`
