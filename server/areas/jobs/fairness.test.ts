import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobTestSetup, setUpJobTests } from '../../testing/jobs/job-test-setup.ts'

let room: JobTestSetup

beforeAll(async () => {
  room = await setUpJobTests()
})

afterAll(() => room.close())

const LONG = { rows: 1_000_000, chunk: 1, pause: 5 }

async function whileBusy(
  organizations: number,
  jobsOfEach: number,
  work: () => Promise<void>,
  turnSeconds = 0.2,
): Promise<void> {
  for (let n = 0; n < organizations; n += 1) {
    const caller = await room.organization()
    for (let m = 0; m < jobsOfEach; m += 1) await room.make(caller, LONG)
  }
  const stop = await room.startWorker({ turnSeconds })
  const begun = async () => (await room.database('jobs').where('done', '>', 0)).length
  await expect.poll(begun).toBeGreaterThanOrEqual(Math.min(2, organizations))
  await work()
  await stop()
  await room.database('jobs').delete()
}

async function tenRowsAreDone(more: { total?: number } = {}): Promise<void> {
  const short = await room.make(await room.organization(), { rows: 10, chunk: 10 }, more)
  await expect.poll(async () => (await room.read(short)).status).toBe('succeeded')
}

test('ten rows of one organization do not wait for the million of another', () =>
  whileBusy(1, 5, () => tenRowsAreDone()))

test('ten rows do not wait either while more organizations than there are workers have a million each', () =>
  whileBusy(5, 1, () => tenRowsAreDone()))

test('and the jobs of all these organizations advance', () =>
  whileBusy(6, 1, async () => {
    const standing = async () => (await room.database('jobs').where({ done: 0 })).length
    await expect.poll(standing).toBe(0)
  }))

test('nor do ten rows wait for a turn, where it is known that they are few', () =>
  whileBusy(5, 1, () => tenRowsAreDone({ total: 10 }), 3_600))
