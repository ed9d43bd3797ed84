import type { Database } from '../../database/connect.ts'
import { isOfStatement, listOrganizationsApart } from '../../database/spread.ts'

/** An event can be replayed for this long. */
const DAYS = 30
/** One that has waited so long for the fan-out shows that the organization's older ones may wait, too. */
const WAITING_DAYS = 29
const BATCH = 5_000

/** Checks a batch of old events in order and continues after it, so that a long backlog is read in parts. */
const PURGE = `
with checked as materialized (
  select organization_id, id, created_at from webhook_events
  where ${isOfStatement('organization_id', ':of')} and created_at < :now::timestamptz - interval '${DAYS} days'
    and (created_at, organization_id, id) > (:created::timestamptz, :organization, :id)
  order by created_at, organization_id, id limit ${BATCH}
), gone as (
  delete from webhook_events event using checked
  where ${isOfStatement('event.organization_id', ':of')} and event.organization_id = checked.organization_id and event.id = checked.id
    and not exists (
      select from webhook_deliveries delivery
      where ${isOfStatement('delivery.organization_id', ':of')}
        and delivery.organization_id = event.organization_id and delivery.webhook_event_id = event.id
    )
    and not coalesce((
      select waiting.created_at < :now::timestamptz - interval '${WAITING_DAYS} days' from webhook_events_to_fan_out waiting
      where ${isOfStatement('waiting.organization_id', ':of')} and waiting.organization_id = event.organization_id
      order by waiting.position limit 1
    ), false)
  returning event.id
)
select (select count(*) from gone) as gone, created_at::text as created, organization_id as organization, id
from checked order by checked.created_at desc, organization_id desc, id desc limit 1`

type Checked = { gone: number; created: string; organization: string; id: string }

/** An old event stays while a delivery is pending or can be replayed, and until it was fanned out. */
export async function purgeOldWebhookEvents(database: Database, now: Date): Promise<number> {
  let total = 0
  const old = `created_at < ?::timestamptz - interval '${DAYS} days'`
  for (const of of await listOrganizationsApart(database, 'webhook_events', old, [now]))
    total += await purge(database, now, of)
  return total
}

async function purge(database: Database, now: Date, of: string | null): Promise<number> {
  let total = 0
  let behind: Omit<Checked, 'gone'> = { created: '-infinity', organization: '', id: '' }
  for (;;) {
    const { rows } = await database.raw<{ rows: Checked[] }>(PURGE, { ...behind, now, of } as never)
    const [last] = rows
    if (!last) return total
    total += Number(last.gone)
    behind = last
  }
}
