import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ParcelQueueTestSetup, setUpParcelQueueTests } from '../../testing/queue/parcel-queue-setup.ts'
import { type BackgroundWorker, startWorker } from './worker.ts'

const NEVER = '0 0 1 1 *'

let office: ParcelQueueTestSetup
let boss: PgBoss
const workers: BackgroundWorker[] = []

beforeEach(async () => {
  office = await setUpParcelQueueTests()
  boss = new PgBoss({ connectionString: office.databaseUrl, schedule: false, supervise: false })
  boss.on('error', () => {})
  await boss.start()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(5)))
  await boss.stop({ graceful: false, close: true })
  await office.close()
})

async function work(run: () => Promise<null>): Promise<BackgroundWorker> {
  const worker = await startWorker({
    ...office,
    tasks: [{ name: 'chores', every: NEVER, run }],
    pollingSeconds: 0.5,
  })
  workers.push(worker)
  return worker
}

test('ticks that came while no worker was there are one run afterwards', async () => {
  await (await work(async () => null)).stop(5)
  for (let minute = 0; minute < 60; minute += 1) await boss.send('chores')
  let runs = 0
  await work(async () => {
    runs += 1
    return null
  })
  await expect.poll(() => runs).toBe(1)
  // This tick runs after all earlier ones.
  await boss.send('chores')
  await expect.poll(() => runs).toBe(2)
  expect(await boss.getQueueStats('chores')).toMatchObject([{ queuedCount: 0, totalCount: 2 }])
})

test('a tick that a killed worker had at hand does not hold up the next', async () => {
  await (await work(async () => null)).stop(5)
  await boss.send('chores')
  expect(await boss.fetch('chores')).toHaveLength(1)
  let runs = 0
  await work(async () => {
    runs += 1
    return null
  })
  await boss.send('chores')
  await expect.poll(() => runs).toBe(1)
})
