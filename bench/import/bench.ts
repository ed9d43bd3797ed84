import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTemporaryPostgres } from '../../server/testing/temporary-postgres.ts'
import { type PrintLine, printThresholdResult, startChildProcess, waitForMessage } from '../child-process.ts'
import { prepareBenchDatabases } from '../databases.ts'
import { addBenchEvent } from '../people/bench-event.ts'
import { addUnlimitedKey } from '../unlimited-key.ts'
import { countCsvRows, dumpTables, timeBaselineImport } from './floor.ts'
import { countWorkbookRows, writeWorkbook } from './workbook.ts'

/** Megabytes above an idle server. */
const MEMORY_BAR = 256

type TestFile = {
  name: string
  type: string
  /** Share of the floor's rate. */
  bar: number
  write(rows: string[][]): Promise<Buffer>
  count(bytes: Buffer): Promise<number>
}

const CSV: TestFile = {
  name: 'import',
  type: 'text/csv',
  bar: 0.45,
  write: async (rows) => Buffer.from(rows.map((cells) => `${cells.join()}\n`).join('')),
  count: countCsvRows,
}

const WORKBOOK: TestFile = {
  name: 'import-workbook',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bar: 0.4,
  write: writeWorkbook,
  count: countWorkbookRows,
}

export const benchImport = (short: boolean, say: PrintLine) => benchFile(CSV, short, say)
export const benchImportWorkbook = (short: boolean, say: PrintLine) => benchFile(WORKBOOK, short, say)

/** A large table of new people, compared with a parser and COPY; then the table again. True if all bars are met. */
async function benchFile({ name, type, bar, write, count }: TestFile, short: boolean, print: PrintLine) {
  const say: PrintLine = (line) => print(`${name}: ${line}`)
  await using cleanUp = new AsyncDisposableStack()
  const people = short ? 2_000 : 100_000
  const stage = await setStage(cleanUp)
  await stage.import(await write(tableOf('warm', 100)), type)
  const idle = stage.memory.now()
  stage.memory.most()
  const file = await write(tableOf('new', people))
  const first = await stage.import(file, type)
  const firstMemory = stage.memory.most() - idle
  const again = await stage.import(file, type)
  const againMemory = stage.memory.most() - idle
  if (first.counts.added !== people || again.counts.unchanged !== people)
    throw new Error(`The counts are wrong: ${JSON.stringify([first.counts, again.counts])}`)
  const dumps = await dumpTables(stage.urls.ours, stage.organizationId)
  const floor = await timeBaselineImport(stage.urls.floor, () => count(file), dumps)
  const ratio = floor / first.seconds
  const memory = Math.max(firstMemory, againMemory)
  const took = `${people} new people in ${first.seconds.toFixed(1)} s, a bare parser and COPY ${floor.toFixed(1)} s`
  say(`${took}, ratio ${ratio.toFixed(3)}`)
  say(`the same table again in ${again.seconds.toFixed(1)} s`)
  say(`${firstMemory.toFixed(0)} MB above idle (${idle.toFixed(0)} MB), again ${againMemory.toFixed(0)} MB`)
  if (short) return true
  const isFaster = again.seconds <= first.seconds
  const isFast = printThresholdResult(say, `the bar is a ratio of ${bar}, and ${ratio.toFixed(3)}`, ratio >= bar)
  say(`the second run ${isFaster ? 'meets' : 'misses'} the bar of being as fast as the first`)
  const sentence = `the bar is ${MEMORY_BAR} MB above idle, and ${memory.toFixed(0)}`
  return printThresholdResult(say, sentence, memory <= MEMORY_BAR) && isFast && isFaster
}

function tableOf(mark: string, people: number): string[][] {
  const rows = Array.from({ length: people }, (_, n) => {
    const day = n % 3 === 0 ? 'fri' : 'fri;sat'
    const phone = `+34 600 ${String(n).padStart(6, '0')}`
    return [`Nerea ${mark}`, `Ibáñez ${n}`, `${mark}-${n}@example.com`, phone, 'visitor', day, `${mark}-${n}`, 'M']
  })
  return [['First name', 'Last name', 'Email', 'Phone', 'Type', 'Day', 'ID', 'Shirt'], ...rows]
}

async function setStage(cleanUp: AsyncDisposableStack) {
  const { url, folder } = await startTemporaryPostgres(cleanUp, 'bench-import')
  const { urls, needs } = await prepareBenchDatabases(url, 'import', async (database) => {
    const key = await addUnlimitedKey(database, ['read', 'write'], { attendee_cap: 100_000_000 })
    await addBenchEvent(database, key.organizationId)
    return key
  })
  const environment = { DATABASE_URL: urls.ours, DATA_DIR: folder }
  const child = startChildProcess(cleanUp, join(import.meta.dirname, 'server-process.ts'), environment)
  const origin = `http://127.0.0.1:${await waitForMessage<number>(child)}`
  return {
    urls,
    organizationId: needs.organizationId,
    memory: watchMemory(child.pid ?? 0, cleanUp),
    import: (file: Buffer, type: string) => importOf(origin, needs.key, file, type),
  }
}

type Imported = { seconds: number; counts: Record<string, number> }

async function importOf(origin: string, key: string, file: Buffer, type: string): Promise<Imported> {
  const headers = { Authorization: `Bearer ${key}` }
  const from = performance.now()
  const response = await fetch(`${origin}/v1/events/fest/imports`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type, 'Idempotency-Key': crypto.randomUUID() },
    body: new Uint8Array(file),
  })
  let job = await response.json()
  if (response.status >= 300) throw new Error(`The import was refused: ${JSON.stringify(job)}`)
  while (job.finished_at === null) {
    await wait(100)
    job = await (await fetch(`${origin}/v1/jobs/${job.id}`, { headers })).json()
  }
  if (job.status !== 'succeeded') throw new Error(`The import came to this: ${JSON.stringify(job)}`)
  return { seconds: (performance.now() - from) / 1000, counts: job.counts }
}

const EVERY_MS = 50

/** RSS of the server process in megabytes: now, and the maximum since the last reading. */
function watchMemory(pid: number, cleanUp: AsyncDisposableStack) {
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, now())
  }, EVERY_MS)
  cleanUp.defer(() => clearInterval(timer))
  return {
    now,
    most: () => {
      const found = highest
      highest = 0
      return found
    },
  }
}
