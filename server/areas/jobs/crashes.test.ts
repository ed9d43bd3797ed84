import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './run-here.ts'
import { countingKind } from './testing/counting-kind.ts'
import { type JobRoom, openJobRoom, upTo } from './testing/job-room.ts'

let room: JobRoom
let workers: ChildProcess[] = []

beforeAll(async () => {
  room = await openJobRoom()
})

afterEach(async () => {
  for (const worker of workers) await kill(worker)
  workers = []
})

afterAll(() => room.close())

function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'testing/job-worker.ts'), {
    env: { ...process.env, DATABASE_URL: room.url },
    stdio: 'inherit',
  })
  workers.push(worker)
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const gone = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill('SIGKILL')
  await gone
}

const resultOf = async (id: string): Promise<string> => {
  const parts = await room.database('job_files').where({ job_id: id, kind: 'result' }).orderBy('part')
  return Buffer.concat(parts.map(({ bytes }: { bytes: Buffer }) => bytes)).toString()
}

const LONG = { timeout: 120_000 }

describe('a worker that is killed', () => {
  test('at any point loses no row and writes none twice', LONG, async () => {
    const caller = await room.organization()
    const job = await room.make(caller, { rows: 400, chunk: 7, pause: 5 })
    const done = async () => (await room.read(job)).done
    for (let before = 0, kills = 0; kills < 6; kills += 1) {
      const worker = startWorker()
      await expect.poll(done, { interval: 5 }).toBeGreaterThan(before)
      await kill(worker)
      before = await done()
      await room.loseLeases()
    }
    startWorker()
    await expect.poll(async () => (await room.read(job)).status).toBe('succeeded')
    expect(await room.countedRows(job)).toEqual(upTo(400))
    expect(await resultOf(job.id)).toBe(
      upTo(400)
        .map((n) => `${n}\r\n`)
        .join(''),
    )
    expect(await room.read(job)).toMatchObject({ done: 400, counts: { rows: 400, added: 400 }, attempts: 0 })
  })

  test('is noticed when its lease runs out, also by one that has other work at hand', LONG, async () => {
    const caller = await room.organization()
    const other = await room.organization()
    const job = await room.make(caller, { rows: 200, chunk: 1, pause: 50 })
    const first = startWorker()
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(2)
    const busy = await room.make(other, { rows: 100_000, chunk: 1, pause: 50 })
    const second = room.drain({ lookSeconds: 1, places: 4 }, AbortSignal.timeout(60_000))
    await expect.poll(async () => (await room.read(busy)).done).toBeGreaterThan(2)
    await kill(first)
    const { done, lease } = await room.read(job)
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(done)
    expect((await room.read(job)).lease).not.toBe(lease)
    await room
      .database('jobs')
      .where({ id: busy.id })
      .update({ status: 'cancelled', lease: null, finished_at: new Date(), expires_at: new Date() })
    await second
    expect(await room.countedRows(job)).toEqual(upTo((await room.read(job)).done))
  })
})

describe('two workers at once', () => {
  test('never have the same job', LONG, async () => {
    const caller = await room.organization()
    const jobs = await Promise.all(upTo(6).map(() => room.make(caller, { rows: 60, chunk: 3, pause: 2 })))
    startWorker()
    startWorker()
    for (const job of jobs) {
      await expect.poll(async () => (await room.read(job)).status).toBe('succeeded')
      expect(await room.countedRows(job)).toEqual(upTo(60))
    }
  })

  test('of which one thinks that it still has a job keep one and undo the other', LONG, async () => {
    const caller = await room.organization()
    const job = await room.make(caller, { rows: 100, chunk: 2, pause: 10 }, { here: true })
    const slow = runHere(room.tools, countingKind as never, job)
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(5)
    await room.database('jobs').where({ id: job.id }).update({ lease: 'of another', next_attempt_at: new Date() })
    await room.drain()
    expect(await room.countedRows(job)).toEqual(upTo(100))
    expect((await slow).status).toBe('succeeded')
    expect(await room.countedRows(job)).toEqual(upTo(100))
  })
})

describe('a worker that stops', () => {
  test('puts its jobs back for the next, without counting it against them', LONG, async () => {
    const caller = await room.organization()
    const job = await room.make(caller, { rows: 10_000, chunk: 1, pause: 5 })
    const stopping = new AbortController()
    const drained = room.drain({}, stopping.signal)
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(3)
    stopping.abort()
    await drained
    const left = await room.read(job)
    expect(left).toMatchObject({ status: 'running', lease: null, attempts: 0 })
    expect(await room.countedRows(job)).toEqual(upTo(left.done))
    await room.database('jobs').where({ id: job.id }).delete()
  })
})
