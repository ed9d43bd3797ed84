import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FreezeMeasurement, InstrumentedServer } from './instrumented-server.ts'
import type { FreezeScenario, ScenarioRequests } from './scenario.ts'
import { type ReceivedAnswer, sendPreparedRequests } from './send.ts'
import type { ScenarioTarget } from './target.ts'
import type { WebhookLatencyProbe } from './webhook-latency-probe.ts'

export type ScenarioResult = FreezeMeasurement & {
  /** Slowest webhook of another organization; null if not measured. */
  slowestWebhookMs: number | null
  operation: string
  what: string
  bytes: number
  /** Number of responses per status, such as `200 ×60`. */
  statuses: string
  /** How the result differs from the scenario's expectation. */
  problem: string | null
}

export type ScenarioRunOptions = {
  scenarios: FreezeScenario[]
  report?: (row: ScenarioResult) => void
  /** Folder for a CPU profile of each scenario. */
  profiles?: string | null
  bystander?: WebhookLatencyProbe | null
}

/** So that garbage and open connections of one scenario do not count for the next. */
const BETWEEN_MS = 100

export async function runFreezeScenarios(
  instrument: InstrumentedServer,
  target: ScenarioTarget,
  { scenarios, report = () => {}, profiles = null, bystander = null }: ScenarioRunOptions,
): Promise<ScenarioResult[]> {
  const rows: ScenarioResult[] = []
  for (const scenario of scenarios) {
    const profile = profiles && join(profiles, fileNameOf(scenario))
    const measure: Measure = (work) => instrument.measure(() => beside(bystander, work), { profile })
    const row = await runScenario(measure, target, scenario).catch((error) => failed(scenario, error))
    rows.push(row)
    report(row)
    await sleep(BETWEEN_MS)
  }
  return rows
}

type Outcome = Awaited<ReturnType<typeof carryOut>>
type Seen = { outcome: Outcome; slowestWebhookMs: number | null }
type Measure = (work: () => Promise<Outcome>) => Promise<FreezeMeasurement & { outcome: Seen }>

const beside = async (bystander: WebhookLatencyProbe | null, work: () => Promise<Outcome>): Promise<Seen> =>
  bystander ? bystander.during(work) : { outcome: await work(), slowestWebhookMs: null }

async function runScenario(
  measure: Measure,
  target: ScenarioTarget,
  { operation, what, prepare }: FreezeScenario,
): Promise<ScenarioResult> {
  const attack = await prepare(target)
  const { outcome: seen, ...measured } = await measure(() => carryOut(target, attack))
  const { answers, failure } = seen.outcome
  const lost = measured.unanswered > 0 ? `left /livez without an answer ${measured.unanswered} times` : null
  return {
    ...measured,
    operation,
    what,
    slowestWebhookMs: seen.slowestWebhookMs,
    bytes: attack.requests.reduce((sum, { body }) => sum + (body === undefined ? 0 : Buffer.byteLength(body)), 0),
    statuses: countStatuses(answers.map(({ status }) => status)),
    problem: failure ?? unexpectedIn(answers, attack) ?? lost,
  }
}

const failed = ({ operation, what }: FreezeScenario, { message }: Error): ScenarioResult => ({
  operation,
  what,
  bytes: 0,
  statuses: '',
  problem: `failed: ${message}`,
  longestWaitMs: 0,
  longestTurnMs: 0,
  processorMs: 0,
  peakBytes: null,
  unanswered: 0,
  seconds: 0,
  slowestWebhookMs: null,
})

/** A server that is blocked for longer fails the scenario in any case. */
const MAX_SCENARIO_MS = 60_000

async function carryOut(target: ScenarioTarget, { requests, concurrency = 1, settle }: ScenarioRequests) {
  try {
    const signal = AbortSignal.timeout(MAX_SCENARIO_MS)
    const answers = await sendPreparedRequests(target.url, requests, { concurrency, signal })
    await settle?.(answers)
    return { answers, failure: null }
  } catch (error) {
    return { answers: [], failure: `failed: ${(error as Error).message}` }
  }
}

function unexpectedIn(answers: ReceivedAnswer[], { expects }: ScenarioRequests): string | null {
  const unexpected = answers.find(({ status }) => !expects.includes(status))
  if (!unexpected) return null
  return `answered ${unexpected.status} instead of ${expects.join(' or ')}: ${unexpected.text.slice(0, 300)}`
}

function countStatuses(statuses: number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => (count === 1 ? `${status}` : `${status} ×${count}`)).join(', ')
}

const fileNameOf = ({ operation, what }: FreezeScenario) =>
  `${`${operation} ${what}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.cpuprofile`
