import { inject } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { buildLog, type Logger } from '../../platform/log.ts'
import type { Destination, Queue } from '../../platform/queue/index.ts'
import { buildTestClock, type TestClock } from '../test-clock.ts'
import { cloneDatabase } from '../test-database.ts'
import { buildParcelQueue, PARCELS_TABLE_SQL, type ParcelQueueChanges, type ParcelRow } from './parcel-queue.ts'

export type ParcelQueueTestSetup = {
  database: Database
  databaseUrl: string
  clock: TestClock
  log: Logger
  logged: Record<string, unknown>[]
  /** Adds parcels of an organization, due immediately. */
  add(organizationId: string, ids: string[], street?: string): Promise<void>
  row(id: string): Promise<Record<string, unknown>>
  /** A queue with replaceable work, which records the work it was given. */
  queue(changes?: ParcelQueueChanges): { queue: Queue<ParcelRow>; asked: string[] }
  /** Begins attempts like a worker that is lost right afterwards. */
  begin(queue: Queue<ParcelRow>, destination: Destination, limit?: number): Promise<string[]>
  clear(): Promise<void>
  close(): Promise<void>
}

export async function setUpParcelQueueTests(): Promise<ParcelQueueTestSetup> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const database = connectDatabase({ url: clone.url, poolSize: 12, applicationName: 'test' })
  await database.raw(PARCELS_TABLE_SQL)
  const clock = buildTestClock()
  const logged: Record<string, unknown>[] = []
  const log = buildLog('debug', { write: (line: string) => logged.push(JSON.parse(line)) })
  return {
    database,
    databaseUrl: clone.url,
    clock,
    log,
    logged,
    add: async (organization_id, ids, street = '') => {
      await database('parcels').insert(ids.map((id) => ({ organization_id, id, street })))
    },
    row: (id) => database('parcels').where({ id }).first(),
    queue: (changes = {}) => {
      const asked: string[] = []
      const queue = buildParcelQueue(database, clock, changes)
      const noting: Queue<ParcelRow>['work'] = (row, signal) => {
        asked.push(row.id)
        return queue.work(row, signal)
      }
      return { queue: { ...queue, work: noting }, asked }
    },
    begin: async (queue, destination, limit = 1) => {
      const [begun = []] = await queue.begin([{ destination, last: null, limit, atHand: [] }])
      return begun.filter(({ exhausted }) => !exhausted).map(({ id }) => id)
    },
    clear: async () => {
      await database('parcels').delete()
      logged.length = 0
    },
    close: async () => {
      await database.destroy()
      await clone.drop()
    },
  }
}
