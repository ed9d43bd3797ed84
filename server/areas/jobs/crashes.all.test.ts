import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type JobTestSetup, listNumbersFromOneTo, setUpJobTests } from '../../testing/jobs/job-test-setup.ts'
import type { JobRow } from './rows.ts'

let room: JobTestSetup
let workers: ChildProcess[] = []

beforeAll(async () => {
  room = await setUpJobTests()
})

afterEach(async () => {
  for (const worker of workers) await kill(worker)
  workers = []
})

afterAll(() => room.close())

function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, '../../testing/jobs/job-worker.ts'), {
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

/** Long enough that no worker finishes it during the test, however slow the test runs. */
const ENDLESS = { rows: 1_000_000, chunk: 1, pause: 5 }

const endAfter = ({ id }: JobRow, rows: number) =>
  room
    .database('jobs')
    .where({ id })
    .update({ parameters: room.database.raw(`parameters || jsonb_build_object('rows', ?::integer)`, [rows]) })

describe('a worker that is killed', () => {
  test('at any point loses no row and writes none twice', async () => {
    const caller = await room.organization()
    const job = await room.make(caller, { ...ENDLESS, chunk: 7 })
    const done = async () => (await room.read(job)).done
    for (let before = 0, kills = 0; kills < 6; kills += 1) {
      const worker = startWorker()
      await expect.poll(done, { interval: 5 }).toBeGreaterThan(before)
      await kill(worker)
      before = await done()
      await room.loseLeases()
    }
    const rows = (await done()) + 100
    await endAfter(job, rows)
    startWorker()
    await expect.poll(async () => (await room.read(job)).status).toBe('succeeded')
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(rows))
    expect(await resultOf(job.id)).toBe(
      listNumbersFromOneTo(rows)
        .map((n) => `${n}\r\n`)
        .join(''),
    )
    expect(await room.read(job)).toMatchObject({ done: rows, counts: { rows, added: rows }, attempts: 0 })
  })

  test('is noticed when its lease runs out, also by one that has other work at hand', async () => {
    const caller = await room.organization()
    const other = await room.organization()
    const job = await room.make(caller, ENDLESS)
    const first = startWorker()
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(2)
    const busy = await room.make(other, ENDLESS)
    const stop = await room.startWorker()
    await expect.poll(async () => (await room.read(busy)).done).toBeGreaterThan(2)
    await kill(first)
    const { done, lease } = await room.read(job)
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(done)
    expect((await room.read(job)).lease).not.toBe(lease)
    await stop()
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo((await room.read(job)).done))
    await room.database('jobs').delete()
  })
})

describe('two workers at once', () => {
  test('never have the same job', async () => {
    const caller = await room.organization()
    const jobs = await Promise.all(
      listNumbersFromOneTo(6).map(() => room.make(caller, { rows: 60, chunk: 3, pause: 2 })),
    )
    startWorker()
    startWorker()
    for (const job of jobs) {
      await expect.poll(async () => (await room.read(job)).status).toBe('succeeded')
      expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(60))
    }
  })

  test('of which one thinks that it still has a job keep one and undo the other', async () => {
    const caller = await room.organization()
    const job = await room.make(caller, { ...ENDLESS, chunk: 2 })
    const stopSlow = await room.startWorker()
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(5)
    const { lease } = await room.read(job)
    await room.loseLeases()
    const rows = (await room.read(job)).done + 90
    await endAfter(job, rows)
    await room.drain()
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(rows))
    await stopSlow()
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(rows))
    expect(lease).not.toBeNull()
    expect(await room.read(job)).toMatchObject({ status: 'succeeded', done: rows })
  })
})

describe('a worker that stops', () => {
  test('puts its jobs back for the next, without counting it against them', async () => {
    const caller = await room.organization()
    const job = await room.make(caller, ENDLESS)
    const stop = await room.startWorker()
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(3)
    await stop()
    const left = await room.read(job)
    expect(left).toMatchObject({ status: 'running', lease: null, attempts: 0 })
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(left.done))
    await room.database('jobs').where({ id: job.id }).delete()
  })
})
