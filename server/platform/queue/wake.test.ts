import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ParcelQueueTestSetup, setUpParcelQueueTests } from '../../testing/queue/parcel-queue-setup.ts'
import { refuse } from '../contract/refusal.ts'
import { connectDatabase } from '../database/connect.ts'
import { WORKER_WAKE_CHANNEL, wakeWorkers } from '../database/wake-workers.ts'
import { buildWorkerOrigin } from '../work/audit/index.ts'
import { doWork } from '../work/work.ts'

let office: ParcelQueueTestSetup
let ear: pg.Client
const heard: string[] = []

beforeAll(async () => {
  office = await setUpParcelQueueTests()
})
beforeEach(async () => {
  ear = new pg.Client({ connectionString: office.databaseUrl })
  await ear.connect()
  await ear.query(`listen ${WORKER_WAKE_CHANNEL}`)
  heard.length = 0
  ear.on('notification', ({ payload }) => heard.push(payload ?? ''))
})
afterEach(() => ear.end())
afterAll(() => office.close())

/** Notifications arrive in the order of commits, so all earlier ones have been received. */
async function heardSoFar(): Promise<string[]> {
  await office.database.raw(`select pg_notify('${WORKER_WAKE_CHANNEL}', 'end')`)
  await expect.poll(() => heard).toContain('end')
  return heard.filter((name) => name !== 'end')
}

const work = (perform: Parameters<typeof doWork>[3]) =>
  doWork(office.database, buildWorkerOrigin('A'), office.clock.now(), perform)

const insertParcel = { name: 'insert-parcel', text: 'insert into parcels (organization_id, id) values ($1, $2)' }

describe('work that wakes a queue', () => {
  test('does so after its commit, so that whoever is woken finds it', async () => {
    let found: unknown[] | null = null
    ear.on('notification', async () => {
      found ??= (await ear.query('select id from parcels')).rows
    })
    await work(async ({ transaction, wake }) => {
      wake('parcels')
      await transaction.run(insertParcel, ['A', 'a'])
    })
    await expect.poll(() => found).toEqual([{ id: 'a' }])
    await office.clear()
  })

  test('does not when it is refused or fails', async () => {
    await work(async ({ wake }) => {
      wake('parcels')
      return refuse('not_found', 'There is no parcel.')
    })
    const failing = work(async ({ wake }) => {
      wake('parcels')
      throw new Error('failed')
    })
    await expect(failing).rejects.toThrow('failed')
    expect(await heardSoFar()).toEqual([])
  })
})

test('what is woken a hundred times at once is woken once or twice, and the last one is heard', async () => {
  for (let n = 0; n < 100; n += 1) wakeWorkers(office.database, ['parcels', 'letters'])
  await expect.poll(() => heard).toContain('letters')
  wakeWorkers(office.database, ['last'])
  await expect.poll(() => heard).toContain('last')
  expect(heard.filter((name) => name === 'parcels').length).toBeLessThanOrEqual(2)
})

test('a process that ends at once has told before', async () => {
  const database = connectDatabase({ url: office.databaseUrl, poolSize: 1, applicationName: 'short command' })
  wakeWorkers(database, ['first'])
  wakeWorkers(database, ['second'])
  await database.destroy()
  expect((await heardSoFar()).sort()).toEqual(['first', 'second'])
})
