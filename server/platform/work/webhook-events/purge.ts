import type { Database } from '../../database/connect.ts'

/** An event can be replayed for this long after its last delivery. */
const DAYS = 30
const BATCH = 5_000

/** Two conditions, because each has its own index. */
const deliveryOf = (replay: string) => `
      select from webhook_deliveries delivery
      where delivery.organization_id = event.organization_id and delivery.webhook_event_id = event.id
        and delivery.replay_of is ${replay}
    `

/** Checks a batch of old events in order and continues after it, so that a long backlog is read in parts. */
const FORGET = `
with looked as materialized (
  select organization_id, id, settled_at from webhook_events
  where settled_at < coalesce(:now::timestamptz, now()) - interval '${DAYS} days'
    and (settled_at, organization_id, id) > (:settled::timestamptz, :organization, :id)
  order by settled_at, organization_id, id limit ${BATCH}
), gone as (
  delete from webhook_events event using looked
  where event.organization_id = looked.organization_id and event.id = looked.id and event.settled_at is not null
    and not exists (${deliveryOf('null')})
    and not exists (${deliveryOf('not null')})
  returning event.id
)
select (select count(*) from gone) as gone, settled_at::text as settled, organization_id as organization, id
from looked order by looked.settled_at desc, organization_id desc, id desc limit 1`

type Looked = { gone: number; settled: string; organization: string; id: string }

/** An old event stays while a delivery is pending or can be replayed. Null: the database's clock, as for settling. */
export async function purgeOldWebhookEvents(database: Database, now: Date | null): Promise<number> {
  let total = 0
  let behind: Omit<Looked, 'gone'> = { settled: '-infinity', organization: '', id: '' }
  for (;;) {
    const { rows } = await database.raw<{ rows: Looked[] }>(FORGET, { ...behind, now } as never)
    const [last] = rows
    if (!last) return total
    total += Number(last.gone)
    behind = last
  }
}
