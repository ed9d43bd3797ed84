import type { Database } from '../../database/connect.ts'

/** For so long after its last delivery an event can be replayed. */
const DAYS = 30
const BATCH = 5_000

/** Each by the index that it has. */
const deliveryOf = (replay: string) => `
      select from webhook_deliveries delivery
      where delivery.organization_id = event.organization_id and delivery.webhook_event_id = event.id
        and delivery.replay_of is ${replay}
    `

/** Looks at some that are old enough, in order, and goes on behind them: a long backlog is looked at in parts. */
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

/**
 * Drops what nobody awaits and nobody can replay any more. Null asks the database's clock, by which events are settled. However old
 * it is, an event stays while a delivery of it is left: some endpoint has yet to receive it, or it can be replayed. Answers how many.
 */
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
