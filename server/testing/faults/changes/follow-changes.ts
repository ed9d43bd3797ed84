import { setTimeout as wait } from 'node:timers/promises'
import { createKey } from '../../../access/keys/index.ts'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import { makeTestDevice } from '../../make-device.ts'
import { makeManagerWithPin } from '../../make-manager.ts'
import { TEST_SECRET_KEY } from '../../secret-key.ts'
import { buildRetryingApiCall } from '../background-bookings.ts'
import { makeImportTestEvent } from '../import-test-event.ts'
import { startImportWorker, stopImportWorker } from '../import-workers.ts'
import { killRepeatedly } from '../kill-repeatedly.ts'
import { startKillableProcess } from '../killable-process.ts'
import { buildSeededRandom } from '../random.ts'
import { chooseChangeFeed, findCopyMistakes, followChangeFeed, followUntilStopped } from './copies.ts'
import { assignWriterToEvent, type ChangeKind, type WriteSizes } from './writers.ts'

/** Where a process dies that changes people or lets them in; null: when its share of the changes is made. */
const POINTS = ['before:save-book-rows', null, 'sent:save-book-rows', 'sent:record-scans', null, 'sent:commit']
/** At which visit to its point. */
const VISIT = 20

const PROCESSES = 3
/** Of an import. */
const CHUNKS = 4
const PAUSE = 100

type FollowedChanges = {
  databaseUrl: string
  writers: number
  readers: number
  events: number
  /** Of each process: writers that wait for a lock hold one each, and readers need others. */
  connections: number
  /** Of people and of check-ins, together. */
  changes: number
  kills: number
  sizes: WriteSizes
  /** Of a page that a reader is shown. */
  limit: number
  seed: number
  report?: (text: string) => void
}

export type FollowChangesReport = {
  broken: string[]
  made: Partial<Record<ChangeKind, number>>
  total: number
  /** Of each reader, what it follows and how many items it was shown. */
  readers: { path: string; polls: number; shown: number; kept: number }[]
  kills: number
  seconds: number
}

/** Writers change people and scan tickets through several processes, which are killed, while readers keep copies. */
export async function followChangesWhileWriting(options: FollowedChanges): Promise<FollowChangesReport> {
  const { databaseUrl, writers, readers, changes, kills, sizes, limit, seed, report = () => {} } = options
  await using cleanUp = new AsyncDisposableStack()
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'follow changes' })
  cleanUp.defer(() => database.destroy())
  const environment = {
    ROLE: 'api',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(options.connections),
    SECRET_KEY: TEST_SECRET_KEY,
  }
  const ports: (number | null)[] = []
  const starting = Array.from({ length: PROCESSES - 1 }, async (_, n) => {
    const api = startKillableProcess(environment)
    cleanUp.defer(() => {
      api.kill()
      return api.gone
    })
    ports[n + 1] = await api.ready
  })
  await Promise.all(starting)
  const worker = startImportWorker(databaseUrl, { CHUNK: String(sizes.rowsOfImport / CHUNKS) })
  cleanUp.defer(() => stopImportWorker(worker))
  const { organizationId, sites } = await openSites(database, ports[1] ?? null, options.events)
  const { value: key } = await createKey(
    database,
    {
      organizationId,
      name: 'Follow',
      mode: 'live',
      scopes: ['read', 'write', 'scanner'],
      requestsPerMinute: 10_000_000,
    },
    new Date(),
  )
  /** Each call goes to any process: writers that took turns would meet in one batch each time. */
  const callOf = (number: number, token = key) => {
    const random = buildSeededRandom(seed + number)
    const url = () => `http://127.0.0.1:${ports[Math.floor(random() * PROCESSES)] ?? ports[1]}`
    return buildRetryingApiCall(url, token)
  }
  const manager = (await makeManagerWithPin({ database, clock: { now: () => new Date() } }, organizationId)).email

  const made: Partial<Record<ChangeKind, number>> = {}
  let [total, isKilling, stopped, failed] = [0, true, false, false]
  const began = Date.now()
  const events = sites.map(({ code }) => code)
  const copies = Array.from({ length: readers }, (_, n) =>
    followChangeFeed(callOf(-n), chooseChangeFeed(n, events), limit),
  )
  const reading = Promise.all(
    copies.map((copy, n) => followUntilStopped(copy, () => stopped, buildSeededRandom(seed - n))),
  )
  let killed = 0
  const killing = killRepeatedly({
    environment,
    points: POINTS,
    kills,
    random: buildSeededRandom(seed),
    timesOf: () => VISIT,
    life: async () => {
      while (!failed && total < (changes * (killed + 1)) / (kills + 1)) await wait(PAUSE)
    },
    serving: (port) => {
      ports[0] = port
    },
    killed: (point) => {
      ports[0] = null
      killed += 1
      const seconds = Math.round((Date.now() - began) / 1000)
      report(`killed ${point ?? 'at a random moment'} after ${total} changes, ${seconds} s`)
    },
  })
  cleanUp.defer(async () => {
    const last = await killing
    last.kill()
    await last.gone
  })
  const isNeeded = () => !failed && (isKilling || total < changes)
  const writing = Array.from({ length: writers }, async (_, n) => {
    const { event, round } = assignWriterToEvent(n, sites.length)
    const site = sites[event]
    if (!site) throw new Error(`There is no event for the writer ${n}.`)
    const desk = {
      event: site.code,
      sizes,
      call: callOf(n),
      gate: callOf(n, site.device),
      manager,
      isNeeded,
      made: (kind: ChangeKind, rows: number) => {
        made[kind] = (made[kind] ?? 0) + rows
        total += rows
      },
    }
    while (isNeeded()) await round(desk)
  })
  const ended = killing.then(() => {
    isKilling = false
  })
  await Promise.all([...writing, ended]).catch((error) => {
    failed = true
    stopped = true
    throw error
  })
  const seconds = (Date.now() - began) / 1000
  stopped = true
  await reading
  const broken = (await Promise.all(copies.map((copy, n) => findCopyMistakes(copy, callOf(n))))).flat()
  const shown = copies.map((copy) => ({
    path: copy.feed.path,
    polls: copy.polls(),
    shown: copy.shown(),
    kept: copy.seen.size,
  }))
  return { broken, made, total, readers: shown, kills, seconds }
}

/** Several events, so that the locks of their numbers do not all wait for one another. */
async function openSites(database: Database, port: number | null, count: number) {
  const { organizationId, make } = await makeImportTestEvent(database, port, 1_000_000)
  for (const code of ['north', 'south']) await make('/groups', { code, name: code })
  const sites: { code: string; device: string }[] = []
  for (let n = 1; n <= count; n += 1) {
    const code = `fair-${n}`
    const { id } = await make('/events', { code, name: 'Fair', timezone: 'Europe/Madrid', waitlist: true })
    await make(`/events/${code}/days`, { code: 'fri', date: '2026-06-05' })
    await make(`/events/${code}/days`, { code: 'sat', date: '2026-06-06' })
    await make(`/events/${code}/attendee-types`, { code: 'visitor', name: 'Visitor' })
    await make(`/events/${code}/attendee-types`, { code: 'late', name: 'Late', capacity: 0 })
    await make(`/events/${code}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry', limit: 'unlimited' })
    await make(`/events/${code}/publish`, {})
    const { value: device } = await makeTestDevice(database, new Date(), organizationId, id)
    sites.push({ code, device })
  }
  return { organizationId, sites }
}
