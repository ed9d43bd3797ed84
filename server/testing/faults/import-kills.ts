import { connectDatabase } from '../../platform/database/connect.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { findImportStateDifferences, readImportState, readJobCounts, readJobWarnings } from './import-state.ts'
import { makeImportTestEvent } from './import-test-event.ts'
import { killWorkerUntilJobDone, startImportWorker, stopImportWorker, waitForFinishedJobs } from './import-workers.ts'
import { startKillableProcess } from './killable-process.ts'
import { buildSeededRandom } from './random.ts'

export type ImportKillOptions = {
  databaseUrl: string
  kills: number
  rows: number
  seed: number
  report?: (text: string) => void
}

/** Where the worker dies, in rotation; null: at a random moment. */
const POINTS = [
  'before:save-book-rows',
  null,
  'sent:save-book-rows',
  'sent:commit',
  null,
  'sent:insert-contacts',
  'before:find-imp',
]

/** Rows per transaction of the import. */
const CHUNK = 50
const ENVIRONMENT = { CHUNK: String(CHUNK) }

/** Imports a table as a preview, undisturbed, and with workers that are killed. Returns the differences. */
export async function importWithKills({ databaseUrl, kills, rows, seed, report = () => {} }: ImportKillOptions) {
  await using cleanUp = new AsyncDisposableStack()
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'import kills' })
  cleanUp.defer(() => database.destroy())
  const api = startKillableProcess({ ROLE: 'api', DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY })
  cleanUp.defer(() => {
    api.kill()
    return api.gone
  })
  const port = await api.ready
  const random = buildSeededRandom(seed)
  const csv = tableOf(rows, random)
  const known = knownPeople()
  const room = Math.ceil(rows / 4)
  const [calm, stormy] = [
    await makeImportTestEvent(database, port, room),
    await makeImportTestEvent(database, port, room),
  ]
  for (const hall of [calm, stormy]) await hall.import(known)
  const steady = startImportWorker(databaseUrl, ENVIRONMENT)
  const preview = await calm.import(csv, '?preview=true')
  await waitForFinishedJobs(database, [preview])
  const undisturbed = await calm.import(csv)
  await waitForFinishedJobs(database, [undisturbed])
  await stopImportWorker(steady)
  const disturbed = await stormy.import(csv)
  const killed = await killWorkerUntilJobDone({
    database,
    databaseUrl,
    job: disturbed,
    kills,
    rows,
    chunk: CHUNK,
    points: POINTS,
    environment: ENVIRONMENT,
    random,
    report,
  })
  const last = startImportWorker(databaseUrl, ENVIRONMENT)
  await waitForFinishedJobs(database, [disturbed])
  await stopImportWorker(last)
  const states = {
    calm: await readImportState(database, calm.organizationId),
    stormy: await readImportState(database, stormy.organizationId),
  }
  const runs = [preview, undisturbed, disturbed]
  const counts = await Promise.all(runs.map((id) => readJobCounts(database, id)))
  const warnings = await Promise.all(runs.map((id) => readJobWarnings(database, id)))
  const broken = findImportStateDifferences(states.calm, states.stormy)
  if (new Set(counts).size > 1) broken.push(`Preview, undisturbed and disturbed run count ${counts.join(', ')}.`)
  if (new Set(warnings.map((told) => told.join())).size > 1) broken.push('The runs do not warn of the same.')
  const added = states.stormy.people.length - KNOWN
  return { broken, killed, counts: JSON.parse(counts[0] ?? '{}'), warnings: warnings[0] ?? [], added }
}

const KNOWN = 30

/** People who exist before the import, each with an ID. */
function knownPeople(): string {
  const lines = Array.from(
    { length: KNOWN },
    (_, n) => `Ane,Known ${n},k${n}@example.com,700 ${n},visitor,fri,OLD-${n},`,
  )
  return `${HEADINGS}\n${lines.join('\n')}\n`
}

const HEADINGS = 'first,last,email,phone,type,day,id,seat'

/**
 * New people, changed repetitions, only names, rejected rows, and known people with other IDs, whose own or a third ID
 * follows at the end.
 */
function tableOf(rows: number, random: () => number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const [who, luck] = [Math.floor(random() * n * 1.2), random()]
    const type = luck < 0.05 ? 'nobody' : luck < 0.3 ? 'family' : 'visitor'
    const day = luck < 0.5 ? 'fri' : luck < 0.8 ? 'sat' : 'fri;sat'
    if (luck > 0.3 && luck < 0.35) return `Nerea,Ibáñez ${who % 20},q${who % 20}@example.com,,${type},fri,,`
    if (n < KNOWN) return `Ane,Known ${n},k${n}@example.com,,visitor,fri,NEW-${n},`
    const last = n - rows + KNOWN
    if (last >= 0) return `Ane,Known ${last},,700 ${last},visitor,fri,${last % 2 ? `OLD-${last}` : `NEXT-${last}`},`
    if (luck > 0.95) return `Guest,Guest,,,${type},fri,,`
    return `Nerea,${luck > 0.92 ? '' : `Ibáñez ${who}`},p${who}@example.com,600 ${n},${type},${day},${luck > 0.85 ? `ID-${who}` : ''},${n}`
  })
  return `${HEADINGS}\n${lines.join('\n')}\n`
}
