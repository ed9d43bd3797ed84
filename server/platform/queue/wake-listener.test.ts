import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ParcelQueueTestSetup, setUpParcelQueueTests } from '../../testing/queue/parcel-queue-setup.ts'
import { wakeWorkers } from '../database/wake-workers.ts'
import { type BackgroundWorker, startWorker } from './worker.ts'

const NEVER = '0 0 1 1 *'

let office: ParcelQueueTestSetup
let worker: BackgroundWorker
let runs = 0

beforeAll(async () => {
  office = await setUpParcelQueueTests()
})
afterEach(() => worker.stop(5))
afterAll(() => office.close())

const chores = { name: 'chores', every: NEVER, wakeable: true }

/** Waits for the first run, which follows once the worker listens. */
async function work(run: () => Promise<null> = async () => null): Promise<void> {
  runs = 0
  const counted = async () => {
    runs += 1
    return run()
  }
  worker = await startWorker({ ...office, tasks: [{ ...chores, run: counted }] })
  await expect.poll(() => runs).toBe(1)
}

const cutOff = () =>
  office.database.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'postern listener' and datname = current_database()`,
  )

test('a task is run when a commit of any process wakes it, and not when another is woken', async () => {
  await work()
  wakeWorkers(office.database, ['other'])
  wakeWorkers(office.database, ['chores'])
  await expect.poll(() => runs).toBe(2)
})

test('a task that is woken while it runs is run once more', async () => {
  let finish = () => {}
  await work()
  await worker.stop(5)
  await work(() => new Promise((resolve) => (finish = () => resolve(null))))
  for (let n = 0; n < 5; n += 1) worker.wake('chores')
  expect(runs).toBe(1)
  finish()
  await expect.poll(() => runs).toBe(2)
  finish()
})

test('a worker whose connection is lost hears again, and looks at what it may have missed', async () => {
  await work()
  await cutOff()
  await expect.poll(() => runs).toBe(2)
  wakeWorkers(office.database, ['chores'])
  await expect.poll(() => runs).toBe(3)
})

test('a run that fails is followed by another when a commit woke the task', async () => {
  let failures = 1
  await work(async () => {
    if (runs === 2 && failures-- > 0) throw new Error('failed')
    return null
  })
  wakeWorkers(office.database, ['chores'])
  await expect.poll(() => runs).toBe(3)
  expect(office.logged).toContainEqual(expect.objectContaining({ msg: 'task failed', task: 'chores' }))
})
