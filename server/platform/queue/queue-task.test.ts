import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ParcelRow } from '../../testing/queue/parcel-queue.ts'
import { type ParcelQueueTestSetup, setUpParcelQueueTests } from '../../testing/queue/parcel-queue-setup.ts'
import { buildPgBoss } from '../database/pg-boss.ts'
import { wakeWorkers } from '../database/wake-workers.ts'
import type { Queue } from './queue.ts'
import { buildQueueTask } from './queue-task.ts'
import { type BackgroundWorker, startWorker } from './worker.ts'

const HANGING_WORKER = join(import.meta.dirname, '../../testing/queue/hanging-worker.ts')

let office: ParcelQueueTestSetup
const workers: BackgroundWorker[] = []
beforeAll(async () => {
  office = await setUpParcelQueueTests()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(10)
  await office.clear()
})
afterAll(() => office.close())

/** Nothing but its own timers, wakes and what it finds moves it: its clock never comes. */
async function startQueue(queue: Queue<ParcelRow>, lostSeconds?: number): Promise<void> {
  const task = { ...buildQueueTask(queue, { ...office, lostSeconds }), every: '0 0 1 1 *' }
  workers.push(await startWorker({ databaseUrl: office.databaseUrl, tasks: [task], log: office.log }))
}

test('what a killed process had at hand goes on by itself', async () => {
  await office.add('A', ['a', 'b', 'c'])
  const child = fork(HANGING_WORKER, { env: { PATH: process.env.PATH, DATABASE_URL: office.databaseUrl } })
  const gone = once(child, 'exit')
  for (let taken = 0; taken < 2; taken += 1) await once(child, 'message')
  office.clock.set(new Date())
  const { queue, asked } = office.queue()
  await startQueue(queue, 3)
  child.kill('SIGKILL')
  await gone
  await expect.poll(() => asked).toEqual(['c'])
})

test('what is due later is done at its time', async () => {
  const { queue, asked } = office.queue()
  office.clock.set(new Date())
  await office.add('A', ['a'])
  await office.database('parcels').update({ next_attempt_at: new Date(office.clock.now().getTime() + 400) })
  await startQueue(queue)
  await expect.poll(() => office.logged.filter(({ task }) => task === queue.name).length).toBeGreaterThan(0)
  expect(asked).toEqual([])
  office.clock.advance(400)
  await expect.poll(() => asked).toEqual(['a'])
})

test('a queue that somebody deleted from pg-boss is made again', async () => {
  const { queue, asked } = office.queue()
  await startQueue(queue)
  await office.add('A', ['a'])
  wakeWorkers(office.database, [queue.name])
  await expect.poll(() => asked).toEqual(['a'])
  await buildPgBoss(office.database).deleteQueue(queue.name)
  await office.add('A', ['b'])
  const isDone = () => {
    wakeWorkers(office.database, [queue.name])
    return asked.includes('b')
  }
  await expect.poll(isDone).toBe(true)
})
