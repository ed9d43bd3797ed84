import type { Database } from '../../platform/database/connect.ts'
import type { Queue, QueueRow, Retries } from '../../platform/queue/queue.ts'

export const PARCELS = `
create table parcels (
  organization_id text collate "C" not null,
  street text collate "C" not null default '',
  id text collate "C" not null,
  next_attempt_at timestamptz not null default 'epoch',
  attempts integer not null default 0,
  lease text,
  leased_until timestamptz,
  last_error text,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (organization_id, id)
);
create index parcels_waiting on parcels (organization_id, next_attempt_at, id) where delivered_at is null and failed_at is null;
create index parcels_waiting_by_street on parcels (organization_id, street, next_attempt_at, id)
  where delivered_at is null and failed_at is null`

export const PARCEL_RETRIES: Retries = {
  seconds: [10, 20],
  givenUp: { set: 'failed_at = clock.at' },
  lostAttempts: 'count',
}

/** Parcels that are delivered at the first attempt. */
export function parcelQueue(database: Database): Queue<QueueRow> {
  return {
    name: 'parcels',
    table: 'parcels',
    waiting: 'delivered_at is null and failed_at is null',
    leaseSeconds: 60,
    retries: PARCEL_RETRIES,
    concurrency: 4,
    perOrganization: 2,
    work: async ({ organization_id, id }) => {
      await database('parcels').where({ organization_id, id }).update({ delivered_at: database.fn.now(), lease: null })
      return { result: 'done' }
    },
  }
}
