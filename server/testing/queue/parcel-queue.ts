import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Queue, type QueueRow, type RetriedQueue, withRetries } from '../../platform/queue/index.ts'

export const PARCELS_TABLE_SQL = `
create table parcels (
  organization_id text collate "C" not null,
  street text collate "C" not null default '',
  id text collate "C" not null,
  next_attempt_at timestamptz not null default 'epoch',
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (organization_id, id)
);
create index parcels_waiting on parcels (organization_id, next_attempt_at, id) where delivered_at is null and failed_at is null;
create index parcels_waiting_by_street on parcels (organization_id, street, next_attempt_at, id)
  where delivered_at is null and failed_at is null`

export type ParcelRow = QueueRow & { street: string }

export const PARCEL_RETRIES: RetriedQueue<ParcelRow>['retries'] = {
  seconds: [10, 20],
  givenUp: { set: 'failed_at = clock.at' },
  lostAttempts: 'count',
  lostAfterSeconds: 60,
}

export type ParcelQueueChanges = Partial<RetriedQueue<ParcelRow>>

/** Parcels that are delivered at the first attempt. */
export function buildParcelQueue(database: Database, clock: Clock, changes: ParcelQueueChanges = {}): Queue<ParcelRow> {
  const queue: RetriedQueue<ParcelRow> = {
    name: 'parcels',
    table: 'parcels',
    waiting: 'delivered_at is null and failed_at is null',
    retries: PARCEL_RETRIES,
    places: 4,
    perOrganization: 2,
    concurrency: 4,
    perDestination: 2,
    perTurn: 100,
    work: async ({ organization_id, id }) => {
      await database('parcels').where({ organization_id, id }).update({ delivered_at: database.fn.now() })
      return { result: 'done' }
    },
    ...changes,
  }
  return withRetries({ database, clock }, queue)
}
