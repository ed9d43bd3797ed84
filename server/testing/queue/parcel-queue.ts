import type { Database } from '../../platform/database/connect.ts'
import type { Queue, QueueRow } from '../../platform/queue/index.ts'

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

/** Parcels that are delivered at the first attempt. */
export function parcelQueue(database: Database): Queue<QueueRow> {
  return {
    name: 'parcels',
    table: 'parcels',
    waiting: 'delivered_at is null and failed_at is null',
    givenUp: { set: 'failed_at = clock.at' },
    leaseSeconds: 60,
    retrySeconds: [10, 20],
    lostAttempts: 'count',
    concurrency: 4,
    perOrganization: 2,
    work: async ({ organization_id, id }) => {
      await database('parcels').where({ organization_id, id }).update({ delivered_at: database.fn.now(), lease: null })
      return { result: 'done' }
    },
  }
}
