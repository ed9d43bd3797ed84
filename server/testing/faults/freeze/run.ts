import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FreezeMeasurement, InstrumentedServer } from './instrumented-server.ts'
import type { FreezeScenario, FreezeScenarioRequests } from './scenario.ts'
import { type ReceivedResponse, sendPreparedRequests } from './send.ts'
import type { FreezeScenarioTarget } from './target.ts'
import type { WebhookLatencyProbe } from './webhook-latency-probe.ts'

export type FreezeScenarioResult = FreezeMeasurement & {
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

export type FreezeScenarioRunOptions = {
  scenarios: FreezeScenario[]
  report?: (row: FreezeScenarioResult) => void
  /** Folder for a CPU profile of each scenario. */
  profiles?: string | null
  bystander?: WebhookLatencyProbe | null
}

/** So that garbage and open connections of one scenario do not count for the next. */
const BETWEEN_MS = 100

export async function runFreezeScenarios(
  instrument: InstrumentedServer,
  target: FreezeScenarioTarget,
  { scenarios, report = () => {}, profiles = null, bystander = null }: FreezeScenarioRunOptions,
): Promise<FreezeScenarioResult[]> {
  const rows: FreezeScenarioResult[] = []
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
  target: FreezeScenarioTarget,
  { operation, what, prepare }: FreezeScenario,
): Promise<FreezeScenarioResult> {
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

const failed = ({ operation, what }: FreezeScenario, { message }: Error): FreezeScenarioResult => ({
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

async function carryOut(target: FreezeScenarioTarget, { requests, concurrency = 1, settle }: FreezeScenarioRequests) {
  try {
    const signal = AbortSignal.timeout(MAX_SCENARIO_MS)
    const answers = await sendPreparedRequests(target.url, requests, { concurrency, signal })
    await settle?.(answers)
    return { answers, failure: null }
  } catch (error) {
    return { answers: [], failure: `failed: ${(error as Error).message}` }
  }
}

function unexpectedIn(answers: ReceivedResponse[], { expects }: FreezeScenarioRequests): string | null {
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
