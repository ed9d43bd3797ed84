import { join } from 'node:path'
import { systemClock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { makeTestOrganization } from '../../server/testing/make-key.ts'
import { runWithDatabase, startTemporaryPostgres } from '../../server/testing/temporary-postgres.ts'
import { type PrintLine, printThresholdResult, startChildProcess, waitForMessage } from '../child-process.ts'
import { addAttendeeRanges, addBenchEvent } from '../people/bench-event.ts'
import { median } from '../statistics.ts'
import type { ExportMeasurement, ExportRunMessage } from './measured.ts'

/** Share of the rate of the bare libraries. */
const RATE_BARS = { csv: 0.5, xlsx: 2.5 }
const MEMORY_BAR = 120
/** Megabytes: a large file may take this much more than the same rows in small files and still count as flat. */
const GROWTH_BAR = 35

const MEGABYTE = 1024 * 1024
const [SMALL, LARGE] = ['small', 'large']

/** Compares exports of people with a bare cursor plus the libraries that write files. True when the bars are met. */
export async function benchExports(short: boolean, say: PrintLine): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const [few, many, rounds] = short ? [2_000, 6_000, 1] : [20_000, 200_000, 3]
  const { url, folder } = await startTemporaryPostgres(cleanUp, 'bench-export')
  const organizationId = await runWithDatabase(url, (database) => fill(database, few, many))
  const environment = { DATABASE_URL: url, ORGANIZATION: organizationId, OUTPUT: join(folder, 'floor') }
  const start = (file: string) => startWriter(cleanUp, file, environment)
  let met = true
  for (const format of ['csv', 'xlsx'] as const) {
    const [ours, floor] = [await start('ours-process.ts'), await start('floor-process.ts')]
    const ratios: number[] = []
    const peaks: number[] = []
    for (let round = 1; round <= (format === 'csv' ? rounds : 1); round += 1) {
      const [our, their] = [await ours({ event: LARGE, format }), await floor({ event: LARGE, format })]
      if (our.rows !== many || their.rows !== many) throw new Error(`${our.rows} and ${their.rows} rows were written.`)
      const ratio = their.ms / our.ms
      ratios.push(ratio)
      peaks.push(aboveIdle(our))
      const rates = `${rate(our)} rows a second, the libraries alone ${rate(their)}`
      say(`export ${format}: ${rates}, ratio ${ratio.toFixed(3)}`)
    }
    const fresh = await start('ours-process.ts')
    const small = aboveIdle(await fresh({ event: SMALL, format, times: many / few }))
    const large = peaks[0] ?? 0
    const inSmall = `${small.toFixed(0)} MB above idle for as many rows in files of ${few}`
    say(`export ${format}: ${inSmall}, ${large.toFixed(0)} MB in one of ${many}`)
    if (short) continue
    const meets = (what: string, bar: string, value: number, isMet: boolean) =>
      printThresholdResult(say, `export ${format}: the ${what} must be ${bar}, and ${value.toFixed(2)}`, isMet)
    const ratio = median(ratios)
    const growth = large - small
    const bars = [
      meets('ratio', `at least ${RATE_BARS[format]}`, ratio, ratio >= RATE_BARS[format]),
      meets('megabytes above idle', `at most ${MEMORY_BAR}`, large, large <= MEMORY_BAR),
      meets('megabytes more in one file than in small ones', `at most ${GROWTH_BAR}`, growth, growth <= GROWTH_BAR),
    ]
    met &&= bars.every(Boolean)
  }
  return met
}

const rate = ({ rows, ms }: ExportMeasurement) => Math.round((rows / ms) * 1000)

/** Measured in a fresh process each, so that no run inherits memory of another. */
const aboveIdle = ({ peakBytes, idleBytes }: ExportMeasurement) => (peakBytes - idleBytes) / MEGABYTE

async function fill(database: Database, few: number, many: number): Promise<string> {
  await migrate(database)
  const organizationId = await makeTestOrganization({ database, clock: systemClock })
  const small = await addBenchEvent(database, organizationId, { code: SMALL, mark: 'S' })
  const large = await addBenchEvent(database, organizationId, { code: LARGE, mark: 'L' })
  await addAttendeeRanges(database, [
    { festival: small, first: 1, count: few },
    { festival: large, first: few + 1, count: many },
  ])
  await database.raw('set session_replication_role = replica')
  await database('attendees').update({
    phone: database.raw("'+34 600 ' || substr(id, 21)"),
    date_of_birth: '1990-04-02',
    external_id: database.raw("'M-' || substr(id, 18)"),
    answers: database.raw(`jsonb_build_object('shirt', 'M', 'diet', 'Peas, beans and "more" ' || substr(id, 20))`),
  })
  const questions = ['shirt', 'diet'].map((code) => ({ code, label: code, type: 'text', required: false }))
  for (const { eventId } of [small, large]) {
    await database('event_forms').insert({
      organization_id: organizationId,
      event_id: eventId,
      questions: JSON.stringify(questions),
      rules: '{}',
      updated_at: new Date(),
    })
  }
  await database.raw('vacuum analyze')
  return organizationId
}

async function startWriter(cleanUp: AsyncDisposableStack, file: string, environment: Record<string, string>) {
  const child = startChildProcess(cleanUp, join(import.meta.dirname, file), environment, ['--expose-gc'])
  await waitForMessage(child)
  return (options: ExportRunMessage) => {
    child.send(options)
    return waitForMessage<ExportMeasurement>(child)
  }
}
