import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../../embedded-postgres/index.ts'
import { buildNewAttendee, makeTestEvent } from '../../fixtures.ts'
import { type FreezeMeasurement, type InstrumentedServer, startInstrumentedServer } from './instrumented-server.ts'
import { formatFreezeTable, listFreezeProblems, MAX_EXTRA_WAIT_MS, MAX_WEBHOOK_WAIT_MS } from './report.ts'
import { type FreezeScenarioResult, runFreezeScenarios } from './run.ts'
import { allFreezeScenarios } from './scenarios/index.ts'
import { type FreezeScenarioTarget, openFreezeScenarioTarget } from './target.ts'
import { startWebhookLatencyProbe } from './webhook-latency-probe.ts'

export type FreezeTestOptions = {
  /** Only scenarios whose line contains one of these words. */
  only: string[]
  profiles: string | null
  say(line: string): void
}

const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }
const QUIET_SECONDS = 5

/** Sends the worst requests of each operation and measures how long others wait. True if nobody waited too long. */
export async function measureServerFreezes({ only, profiles, say }: FreezeTestOptions): Promise<boolean> {
  const chosen = allFreezeScenarios.filter(({ operation, what }) => {
    const line = `${operation} ${what}`.toLowerCase()
    return only.length === 0 || only.some((word) => line.includes(word.toLowerCase()))
  })
  if (profiles) await mkdir(profiles, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-freeze-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  try {
    const instrument = await startInstrumentedServer({ DATABASE_URL: postgres.url })
    const target = openFreezeScenarioTarget(instrument, postgres.url)
    const bystander = await startWebhookLatencyProbe(target, instrument.authority)
    try {
      await warmUp(target)
      const quiet = await instrument.measure(() => sleep(QUIET_SECONDS * 1000))
      say(baselineOf('nothing', quiet))
      say(baselineOf('ordinary traffic', await underOrdinaryTraffic(instrument, target)))
      const report = (row: FreezeScenarioResult) => say(formatFreezeTable([row], quiet)[1] ?? '')
      const rows = await runFreezeScenarios(instrument, target, { scenarios: chosen, report, profiles, bystander })
      const problems = listFreezeProblems(rows, quiet)
      for (const line of ['', ...formatFreezeTable(rows, quiet), '', ...problems]) say(line)
      say(verdictOf(rows, problems))
      return problems.length === 0
    } finally {
      await bystander.close()
      await target.close()
      await instrument.stop()
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function baselineOf(what: string, { longestWaitMs, longestTurnMs }: FreezeMeasurement): string {
  return `With ${what}, /livez waits at most ${longestWaitMs.toFixed(0)} ms, and a turn takes at most ${longestTurnMs.toFixed(0)} ms.`
}

function verdictOf(rows: FreezeScenarioResult[], problems: string[]): string {
  if (problems.length > 0) return `${rows.length} scenarios, ${problems.length} problems.`
  return `${rows.length} scenarios; none of them made /livez wait more than ${MAX_EXTRA_WAIT_MS} ms longer than usual, or a webhook of another organization later than ${MAX_WEBHOOK_WAIT_MS} ms.`
}

/** After a start, the first requests are slow: code is compiled and statements are planned. */
async function warmUp(target: FreezeScenarioTarget): Promise<void> {
  const { live, path } = await ordinaryHall(target)
  for (let n = 0; n < 100; n += 1) await live.call('GET', '/v1/me')
  await target.send(live.csv(`${path}/imports?attendee_type=visitor`, 'first name,last name\nNerea,Ibáñez\n'))
}

const ordinaryHall = (target: FreezeScenarioTarget) =>
  target.once('ordinary hall', async () => {
    const { live } = await target.newOrganization()
    return { live, path: await makeTestEvent(live.call) }
  })

/** Alternates registering and listing. */
async function underOrdinaryTraffic(
  instrument: InstrumentedServer,
  target: FreezeScenarioTarget,
): Promise<FreezeMeasurement> {
  const { live, path } = await ordinaryHall(target)
  return instrument.measure(async () => {
    const until = performance.now() + QUIET_SECONDS * 1000
    while (performance.now() < until) {
      await live.call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
      await live.call('GET', `${path}/attendees`)
    }
  })
}
