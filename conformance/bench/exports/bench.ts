import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOrganization } from '../../../server/access/organizations/index.ts'
import { startEmbeddedPostgres } from '../../../server/embedded-postgres/index.ts'
import { connectDatabase, type Database } from '../../../server/platform/database/connect.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { addFestival } from '../people/festival.ts'
import { addCrowds } from '../people/fill.ts'
import type { Measured } from './memory.ts'

export type ExportRun = { event: string; format: 'csv' | 'xlsx'; times?: number }

/** Of the rate of the libraries alone. */
const RATE_BARS = { csv: 0.5, xlsx: 0.8 }
const MEMORY_BAR = 200
/** By how much one large file may take more than the same work in small ones, and still be called flat. */
const GROWTH_BAR = 50

const MEGABYTE = 1024 * 1024
const [SMALL, LARGE] = ['small', 'large']

type Say = (text: string) => void

/** Exports of people beside a bare cursor and the libraries that write. True when the bars are met. */
export async function benchExports(short: boolean, say: Say): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const [few, many, rounds] = short ? [2_000, 6_000, 1] : [20_000, 200_000, 3]
  const { url, organizationId, folder } = await setStage(cleanUp, few, many)
  const start = (file: string) =>
    child(cleanUp, file, { DATABASE_URL: url, ORGANIZATION: organizationId, OUTPUT: join(folder, 'floor') })
  let met = true
  for (const format of ['csv', 'xlsx'] as const) {
    const [ours, floor] = [await start('ours-process.ts'), await start('floor-process.ts')]
    const ratios: number[] = []
    const peaks: number[] = []
    for (let round = 1; round <= (format === 'csv' ? rounds : 1); round += 1) {
      const [our, their] = [await ours.run({ event: LARGE, format }), await floor.run({ event: LARGE, format })]
      if (our.value !== many || their.value !== many)
        throw new Error(`${our.value} and ${their.value} rows were written.`)
      ratios.push(their.ms / our.ms)
      peaks.push(aboveIdle(our))
      say(
        `export ${format}: ${rate(our)} rows a second, the libraries alone ${rate(their)}, ratio ${(their.ms / our.ms).toFixed(3)}`,
      )
    }
    const fresh = await start('ours-process.ts')
    const small = await fresh.run({ event: SMALL, format, times: many / few })
    const memory = { small: aboveIdle(small), large: peaks[0] ?? 0 }
    say(
      `export ${format}: ${memory.small.toFixed(0)} MB above idle for as many rows in files of ${few}, ${memory.large.toFixed(0)} MB in one of ${many}`,
    )
    if (short) continue
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
    met =
      meetsBar(
        say,
        `export ${format}: the ratio`,
        ratio,
        (value) => value >= RATE_BARS[format],
        `at least ${RATE_BARS[format]}`,
      ) && met
    met =
      meetsBar(
        say,
        `export ${format}: the megabytes above idle`,
        memory.large,
        (value) => value <= MEMORY_BAR,
        `at most ${MEMORY_BAR}`,
      ) && met
    met =
      meetsBar(
        say,
        `export ${format}: the megabytes more in one file than in small ones`,
        memory.large - memory.small,
        (value) => value <= GROWTH_BAR,
        `at most ${GROWTH_BAR}`,
      ) && met
  }
  return met
}

function meetsBar(say: Say, what: string, value: number, fits: (value: number) => boolean, bar: string): boolean {
  say(`${what} must be ${bar}, and ${value.toFixed(2)} ${fits(value) ? 'meets' : 'misses'} it`)
  return fits(value)
}

const rate = ({ value, ms }: Measured<number>) => Math.round((value / ms) * 1000)

type Started = { run(options: ExportRun): Promise<Measured<number>> }

/** Of the first work of its process, so that none has what another has left. */
const aboveIdle = ({ peakBytes, idleBytes }: Measured<number>) => (peakBytes - idleBytes) / MEGABYTE

async function setStage(cleanUp: AsyncDisposableStack, few: number, many: number) {
  const folder = await mkdtemp(join(tmpdir(), 'postern-bench-export-'))
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  cleanUp.defer(() => postgres.stop())
  const database = connectDatabase({ url: postgres.url, poolSize: 2, applicationName: 'bench' })
  cleanUp.defer(() => database.destroy())
  await migrate(database)
  const organizationId = await createOrganization(
    database,
    { slug: 'bench', name: 'Bench', timezone: 'Europe/Madrid', plan: 'scale' },
    new Date(),
  )
  await fill(database, organizationId, few, many)
  return { url: postgres.url, organizationId, folder }
}

async function fill(database: Database, organizationId: string, few: number, many: number): Promise<void> {
  const small = await addFestival(database, organizationId, { code: SMALL, mark: 'S' })
  const large = await addFestival(database, organizationId, { code: LARGE, mark: 'L' })
  await addCrowds(database, [
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
      ...{ organization_id: organizationId, event_id: eventId, questions: JSON.stringify(questions), rules: '{}' },
      updated_at: new Date(),
    })
  }
  await database.raw('vacuum analyze')
}

async function child(
  cleanUp: AsyncDisposableStack,
  file: string,
  environment: Record<string, string>,
): Promise<Started> {
  const started: ChildProcess = fork(join(import.meta.dirname, file), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = () => {
    if (started.exitCode === null) started.kill('SIGKILL')
  }
  cleanUp.defer(stop)
  await once(started, 'message')
  return {
    run: async (options) => {
      started.send(options)
      const [measured] = await Promise.race([
        once(started, 'message'),
        once(started, 'exit').then(([code]) => {
          throw new Error(`${file} ended with ${code}.`)
        }),
      ])
      return measured
    },
  }
}
