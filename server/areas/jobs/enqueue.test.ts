import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildPgBoss, ensureJobQueues, JOB_QUEUES } from '../../platform/database/pg-boss.ts'
import { countingJobKind } from '../../testing/jobs/counting-job-kind.ts'
import { type JobTestSetup, listNumbersFromOneTo, setUpJobTests } from '../../testing/jobs/job-test-setup.ts'
import { enqueueDueJobs, enqueueJob, insertJob } from './enqueue.ts'
import { buildJobTasks, JOB_POLLING_SECONDS, PG_BOSS_OPTIONS } from './worker.ts'

const FEW = { rows: 12, chunk: 5 }
const LONG = { rows: 1_000_000, chunk: 1, pause: 5 }

let room: JobTestSetup
let boss: PgBoss
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  room = await setUpJobTests()
  boss = buildPgBoss(room.database)
})

afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
  for (const queue of JOB_QUEUES) await boss.deleteAllJobs(queue)
  await room.database('jobs').delete()
})

afterAll(() => room.close())

const startWorker = async (...options: Parameters<JobTestSetup['startWorker']>) => {
  stops.push(await room.startWorker(...options))
}

/** The unfinished entries of pg-boss, as queue, job and state. */
async function sent(): Promise<string[][]> {
  const found = await Promise.all(JOB_QUEUES.map((queue) => boss.findJobs<{ job: string }>(queue)))
  return found
    .flat()
    .filter(({ state }) => state !== 'completed')
    .sort((one, other) => (one.data.job < other.data.job ? -1 : 1))
    .map(({ name, data, state }) => [name, data.job, state])
}

const again = () => enqueueDueJobs(room.database, room.clock)

async function minutePasses(): Promise<void> {
  const tasks = buildJobTasks({ ...room.tools, kinds: [countingJobKind as never] })
  await tasks.find(({ name }) => name === 'send-jobs')?.run(undefined as never)
}

const statusOf = async (job: Parameters<JobTestSetup['read']>[0]) => (await room.read(job)).status

describe('a job', () => {
  test('is sent with the transaction that makes it, or not at all', async () => {
    const caller = await room.organization()
    const job = await room.make(caller, FEW)
    expect(await sent()).toEqual([['large-jobs', job.id, 'created']])
    const failing = room.doAs(caller, async (work) => {
      const input = { type: 'import' as const, caller, eventId: null, preview: false, parameters: FEW }
      await enqueueJob(work, await insertJob(work, input))
      throw new Error('The request failed.')
    })
    await expect(failing).rejects.toThrow('The request failed.')
    expect(await sent()).toHaveLength(1)
  })

  test('of few rows has a queue of its own', async () => {
    const caller = await room.organization()
    const [few, many, unknown] = [
      await room.make(caller, FEW, { total: 10_000 }),
      await room.make(caller, FEW, { total: 10_001 }),
      await room.make(caller, FEW, { type: 'source_import', total: 1 }),
    ]
    expect(await sent()).toEqual([
      ['small-jobs', few.id, 'created'],
      ['large-jobs', many.id, 'created'],
      ['large-jobs', unknown.id, 'created'],
    ])
  })

  test('that is cancelled is taken back', async () => {
    const caller = await room.organization()
    const job = await room.make(caller, LONG)
    const { cancelJob } = await import('./cancel.ts')
    await room.doAs(caller, (work) => cancelJob(work, caller, job.id))
    expect(await sent()).toEqual([])
  })

  test('that is due in days does not rest in the queue, and is sent when its time has nearly come', async () => {
    const inDays = new Date(Date.now() + 5 * 86_400_000)
    const job = await room.make(await room.organization(), FEW, { startsAt: inDays })
    await again()
    expect(await sent()).toEqual([])
    await room.database('jobs').update({ next_attempt_at: new Date(Date.now() + 60_000) })
    await again()
    expect(await sent()).toEqual([['large-jobs', job.id, 'created']])
    expect(await boss.fetch('large-jobs')).toEqual([])
  })
})

describe('every unfinished job without one in pg-boss', () => {
  test('is sent again within a minute, also after the queues were deleted', async () => {
    const jobs = await Promise.all(
      listNumbersFromOneTo(3).map(async (total) => room.make(await room.organization(), FEW, { total })),
    )
    const large = await room.make(await room.organization(), FEW)
    await startWorker()
    for (const queue of JOB_QUEUES) await boss.deleteQueue(queue)
    const whileGone = await room.make(await room.organization(), FEW)
    await minutePasses()
    for (const job of [...jobs, large, whileGone]) {
      await expect.poll(() => statusOf(job)).toBe('succeeded')
      expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(12))
    }
  })

  test('goes on where it was when the queue was deleted while it was worked on', async () => {
    const job = await room.make(await room.organization(), LONG)
    await startWorker()
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(3)
    const { lease } = await room.read(job)
    await boss.deleteQueue('large-jobs')
    await minutePasses()
    await expect.poll(async () => (await room.read(job)).lease).not.toBe(lease)
    const { done } = await room.read(job)
    await expect.poll(async () => (await room.read(job)).done).toBeGreaterThan(done)
    for (const stop of stops.splice(0)) await stop()
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo((await room.read(job)).done))
  })

  test('is sent once, however often that is tried', async () => {
    const caller = await room.organization()
    const waiting = await room.make(caller, FEW)
    await again()
    expect(await sent()).toEqual([['large-jobs', waiting.id, 'created']])
    await boss.fetch('large-jobs')
    await again()
    expect(await sent()).toEqual([['large-jobs', waiting.id, 'active']])
  })
})

describe('the queues', () => {
  test('have a lost worker noticed so early that its jobs go on within 30 seconds', async () => {
    for (const queue of JOB_QUEUES) {
      const settings = await boss.getQueue(queue)
      const { superviseIntervalSeconds, monitorIntervalSeconds } = PG_BOSS_OPTIONS
      // The first check may come just before the heartbeat times out.
      const looks = superviseIntervalSeconds + monitorIntervalSeconds
      expect((settings?.heartbeatSeconds ?? Infinity) + looks + 1.25 * JOB_POLLING_SECONDS).toBeLessThan(30)
      expect(settings).toMatchObject({ policy: 'exclusive', retryDelay: 0, expireInSeconds: 86_400, notify: false })
    }
  })

  test('are polled by each worker at an interval of its own, so that they do not query at the same instant', async () => {
    const working = vi.spyOn(PgBoss.prototype, 'work')
    await startWorker({ pollingSeconds: JOB_POLLING_SECONDS })
    const intervals = working.mock.calls.map((call) => Object(call[1]).pollingIntervalSeconds as number)
    working.mockRestore()
    expect(intervals).toHaveLength(6)
    expect(new Set(intervals).size).toBe(intervals.length)
    expect([Math.min(...intervals), Math.max(...intervals)]).toEqual([4, 5])
  })

  test('are polled with a statement that a connection plans once', async () => {
    const database = connectDatabase({ url: room.url, poolSize: 1, applicationName: 'test' })
    const polling = buildPgBoss(database)
    for (const queue of [...JOB_QUEUES, ...JOB_QUEUES]) await polling.fetch(queue)
    const { rows } = await database.raw(
      "select statement from pg_prepared_statements where statement ilike '%skip locked%'",
    )
    expect(rows).toHaveLength(JOB_QUEUES.length)
    await database.destroy()
  })

  test('are made once, with their settings', async () => {
    await boss.updateQueue('small-jobs', { retryLimit: 1 })
    await Promise.all([ensureJobQueues(room.database), ensureJobQueues(room.database)])
    expect(await boss.getQueue('small-jobs')).toMatchObject({ retryLimit: 1_000_000 })
  })
})

test('the many jobs of one organization do not hold up the one of another', async () => {
  const busy = await room.organization()
  const long = await Promise.all(listNumbersFromOneTo(6).map((n) => room.make(busy, LONG, { total: n })))
  await startWorker({ turnSeconds: 3_600 })
  const begun = async () => (await room.database('jobs').where('done', '>', 0)).length
  await expect.poll(begun).toBe(1)
  const other = await room.make(await room.organization(), FEW, { total: 12 })
  await expect.poll(() => statusOf(other)).toBe('succeeded')
  expect(await begun()).toBe(2)
  expect(long).toHaveLength(6)
})
