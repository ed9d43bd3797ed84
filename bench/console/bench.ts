/** Whether the console's pages cost little more than what they show, and what it costs to watch an event. */

import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { runWithDatabase, startTemporaryPostgres } from '../../server/testing/temporary-postgres.ts'
import { type PrintLine, printThresholdResult } from '../child-process.ts'
import { startPosternServer } from '../server-process.ts'
import { addCheckins, type ConsoleBench, insertConsoleBenchData, LARGE_EVENT_CODE } from './fill.ts'
import { makeConsoleObjects } from './make-objects.ts'
import { type ConsolePage, listConsolePages } from './pages.ts'

/** A page may take this many times as long as all that it shows. */
const PAGE_BAR = 3
/** Milliseconds of PostgreSQL a second, for all who watch. */
const WATCHING_BAR = 50
const SESSIONS = 32

type Sizes = { people: number; checkins: number; watchers: number; secondsOfPage: number; secondsOfWatching: number }

const FULL: Sizes = { people: 200_000, checkins: 100_000, watchers: 200, secondsOfPage: 2, secondsOfWatching: 30 }
const SHORT: Sizes = { people: 2_000, checkins: 1_000, watchers: 10, secondsOfPage: 0.1, secondsOfWatching: 2 }

/** True when the bars are met. */
export async function benchConsole(short: boolean, say: PrintLine): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const sizes = short ? SHORT : FULL
  const { url, folder } = await startTemporaryPostgres(cleanUp, 'bench-console')
  const bench = await runWithDatabase(url, async (database) => {
    await migrate(database)
    return insertConsoleBenchData(database, { sessions: SESSIONS, ...sizes })
  })
  const stop = new AbortController().signal
  const { port } = cleanUp.use(await startPosternServer({ databaseUrl: url, folder, stop }))
  const pages = listConsolePages(await makeConsoleObjects(port, bench.key))
  // V8 compiles what is used much.
  if (!short) await measurePages(pages, bench, port, sizes.secondsOfPage / 2, () => {})
  const slowest = await measurePages(pages, bench, port, sizes.secondsOfPage, say)
  const spent = await runWithDatabase(url, (database) => measureWatching(bench, port, database, sizes, say))
  if (short) return true
  const paging = `console: a page may take ${PAGE_BAR} times as long as what it shows, and the slowest ${slowest.toFixed(2)}`
  const watching = `console: ${sizes.watchers} who watch may take ${WATCHING_BAR} ms of PostgreSQL a second, and ${spent.toFixed(1)}`
  return [
    printThresholdResult(say, paging, slowest <= PAGE_BAR),
    printThresholdResult(say, watching, spent <= WATCHING_BAR),
  ].every(Boolean)
}

type Sent = { path: string; headers: Record<string, string> }

/** The highest ratio of a page to the sum of its operations. */
async function measurePages(pages: ConsolePage[], bench: ConsoleBench, port: number, seconds: number, say: PrintLine) {
  const agent = new Agent({ keepAlive: true, maxSockets: SESSIONS })
  const known = new Map<string, number>()
  const take = async (path: string, sentBy: (n: number) => Sent) => {
    const ms = known.get(path) ?? (await measure(agent, port, seconds, sentBy))
    known.set(path, ms)
    return ms
  }
  const ratios: number[] = []
  for (const { path, operations } of pages) {
    const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
    const shown: number[] = []
    for (const operation of operations)
      shown.push(await take(operation, () => ({ path: operation, headers: { authorization: `Bearer ${bench.key}` } })))
    const page = await take(path, (n) => ({ path, headers: asMember(bench, n, port) }))
    ratios.push(page / sum(shown))
    say(
      `console ${path}: ${page.toFixed(1)} ms, what it shows ${sum(shown).toFixed(1)} ms, ratio ${ratios.at(-1)?.toFixed(2)}`,
    )
  }
  agent.destroy()
  return Math.max(...ratios)
}

/** Cookies belong to localhost, where the server does not know its address. */
const asMember = ({ sessions }: ConsoleBench, n: number, port: number): Record<string, string> => ({
  cookie: `postern-session=${sessions[n % sessions.length]}`,
  host: `localhost:${port}`,
})

/** The mean time of an answer, with as many at once as there are sessions. */
async function measure(agent: Agent, port: number, seconds: number, sentBy: (n: number) => Sent): Promise<number> {
  const end = performance.now() + seconds * 1000
  let [answers, spent] = [0, 0]
  const run = async (n: number) => {
    do {
      const began = performance.now()
      const { path, headers } = sentBy(n)
      const status = await get(agent, port, path, headers)
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
      spent += performance.now() - began
      answers += 1
    } while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: SESSIONS }, (_, n) => run(n)))
  return spent / answers
}

function get(agent: Agent, port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject).end()
  })
}

const SCANS_A_SECOND = 20
/** For the first count, and until the statistics of PostgreSQL are written. */
const SETTLING_MS = 3_000

/** Milliseconds of PostgreSQL a second that those who watch take, beside those of the scans. */
async function measureWatching(
  bench: ConsoleBench,
  port: number,
  database: Database,
  { checkins, watchers, secondsOfWatching: seconds }: Sizes,
  say: PrintLine,
): Promise<number> {
  let scanned = checkins
  const scanFor = async (duration: number) => {
    for (let second = 0; second < duration; second += 1) {
      await addCheckins(database, bench.large, scanned, SCANS_A_SECOND, new Date())
      scanned += SCANS_A_SECOND
      await wait(1_000)
    }
  }
  const spentIn = async (work: () => Promise<void>) => {
    const before = await readActiveTime(database)
    await work()
    await wait(SETTLING_MS)
    return ((await readActiveTime(database)) - before) / seconds
  }
  const alone = await spentIn(() => scanFor(seconds))
  let brought = 0
  const streams = Array.from({ length: watchers }, (_, n) =>
    watch(bench, port, n, () => {
      brought += 1
    }),
  )
  await wait(seconds * 1000)
  const before = brought
  const watched = await spentIn(() => scanFor(seconds))
  const each = (brought - before) / watchers
  for (const close of streams) close()
  if (each < 1) throw new Error('Those who watch were brought nothing.')
  const cost = Math.max(0, watched - alone)
  say(
    `console: ${watchers} who watch were brought ${each.toFixed(0)} pictures each, for ${cost.toFixed(1)} ms of PostgreSQL a second (${alone.toFixed(1)} ms without them)`,
  )
  return cost
}

async function readActiveTime(database: Database): Promise<number> {
  const { rows } = await database.raw('select active_time from pg_stat_database where datname = current_database()')
  return rows[0].active_time
}

function watch(bench: ConsoleBench, port: number, n: number, onPicture: () => void): () => void {
  const headers = { ...asMember(bench, n, port), accept: 'text/event-stream' }
  const path = `/console/live/events/${LARGE_EVENT_CODE}/dashboard`
  const sent = request({ port, host: '127.0.0.1', path, headers }, (response) => {
    if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`)
    response.on('data', (bytes: Buffer) => bytes.includes('data: ') && onPicture())
    response.on('error', () => {})
  })
  sent.on('error', () => {})
  sent.end()
  return () => sent.destroy()
}
