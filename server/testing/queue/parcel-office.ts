import { inject } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { buildLog, type Logger } from '../../platform/log.ts'
import type { Queue, QueueRow } from '../../platform/queue/index.ts'
import { buildTestClock, type TestClock } from '../test-clock.ts'
import { cloneDatabase } from '../test-database.ts'
import { PARCELS, parcelQueue } from './parcel-queue.ts'

export type ParcelOffice = {
  database: Database
  databaseUrl: string
  clock: TestClock
  log: Logger
  logged: Record<string, unknown>[]
  /** Adds parcels of an organization, due immediately. */
  add(organizationId: string, ids: string[], street?: string): Promise<void>
  row(id: string): Promise<Record<string, unknown>>
  /** A queue with replaceable work, which records the work it was given. */
  queue(changes?: Partial<Queue<QueueRow>>): { queue: Queue<QueueRow>; asked: string[] }
  clear(): Promise<void>
  close(): Promise<void>
}

/** Where the lease of a row is stored; the queue must behave the same in both. */
export const LEASES: [where: string, kept: Pick<Queue<QueueRow>, 'separateLease'>][] = [
  ['with the lease in the time at which a row is due', {}],
  ['with the lease apart', { separateLease: true }],
]

export async function openParcelOffice(kept: Pick<Queue<QueueRow>, 'separateLease'> = {}): Promise<ParcelOffice> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const database = connectDatabase({ url: clone.url, poolSize: 12, applicationName: 'test' })
  await database.raw(PARCELS)
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
      const queue = { ...parcelQueue(database), ...kept, ...changes }
      const noting = (row: QueueRow) => {
        asked.push(row.id)
        return queue.work(row)
      }
      return { queue: { ...queue, work: noting }, asked }
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
