import { keepCheckinEntries } from '../../access/audit-log/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { haltScansAt } from '../booking/index.ts'

type Scanned = { column: 'event_id' | 'check_in_point_id' | 'day_id'; id: string }
type Where = { organizationId: string; eventId: string; livemode: boolean }

const count = (column: string): Statement => ({
  name: `count-checkins-by-${column}`,
  text: `
select count(*) filter (where livemode) as live, count(*) as all from checkins
where organization_id = $1 and event_id = $2 and ${column} = $3 and withdrawn_at is null`,
})

const remove = (column: string): Statement => ({
  name: `delete-checkins-by-${column}`,
  text: `
with kept as (${keepCheckinEntries(`c.event_id = $2 and c.${column} = $3`)}
), gone as (
  delete from checkins where organization_id = $1 and event_id = $2 and ${column} = $3 returning scan_id
)
delete from scans where organization_id = $1 and event_id = $2 and id in (select scan_id from gone)`,
})

/**
 * What was scanned stays. Of a live event, test check-ins and those that were cleared leave with it, and only the audit log keeps
 * them; of a test event they are what it is there for.
 */
export async function freeOfCheckins(
  work: Work,
  { organizationId, eventId, livemode }: Where,
  thing: string,
  { column, id }: Scanned,
): Promise<Refusal<'invalid_state'> | undefined> {
  const values = [organizationId, eventId, id]
  work.transaction.defer(haltScansAt, [organizationId, eventId])
  const [found] = await work.transaction.run<{ live: number; all: number }>(count(column), values)
  const checkins = (livemode ? found?.live : found?.all) ?? 0
  if (checkins > 0) {
    const users = checkins === 1 ? '1 check-in' : `${checkins} check-ins`
    const message = `The ${thing} cannot be deleted: it is used by ${users}.`
    return refuse('invalid_state', message, { details: { state: 'in_use', used_by: [users] } })
  }
  work.transaction.defer(remove(column), values)
  return undefined
}
