import { buildCheckinAuditInsert } from '../../../access/audit-log/index.ts'
import { actWithIndexPlans, buildPlacesCondition } from '../../../platform/database/index-plans.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { runInBatches } from '../../../platform/database/run-in-batches.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** All check-ins of an event in test mode, or those that name this check-in point, day or one of these people. */
export type TestCheckinSelector =
  | { column: 'event_id' | 'check_in_point_id' | 'day_id'; id: string }
  | { column: 'attendee_id'; ids: string[] }

/**
 * Deletes test check-ins and their scans, which stay only in the audit log; returns how many check-ins. The caller has
 * blocked test scans. All entries are written before the first scan is deleted, as a scan may have check-ins in two parts.
 */
export function removeTestCheckins(
  transaction: Transaction,
  organizationId: string,
  eventId: string,
  chosen: TestCheckinSelector,
): Promise<number> {
  const values = [organizationId, eventId, 'ids' in chosen ? chosen.ids : chosen.id]
  const { keep, remove } = STATEMENTS[chosen.column]
  return actWithIndexPlans(transaction, async () => {
    await runInBatches(transaction, keep, values)
    return runInBatches(transaction, remove, values)
  })
}

/**
 * $1 organization, $2 event, $3 what is chosen, $4 after this check-in, $5 rows to read: also those that are not chosen
 * are counted, because no index has the chosen ones in an order.
 */
const partOf = (condition: string) => `part as materialized (
  select c.ctid as place, c.id, c.scan_id, c.received_at, c.result, c.overrides, (${condition}) is true as is_chosen
  from checkins c
  where c.organization_id = $1 and c.event_id = $2 and not c.livemode and c.id > $4
  order by c.id limit $5
), chosen as materialized (select * from part where is_chosen)`

const OF_SCAN = 's.organization_id = $1 and s.event_id = $2 and not s.livemode'

const keepSql = (column: string, condition: string) => sql(`keep-test-checkins-by-${column}`)`
with ${partOf(condition)}, kept as (${buildCheckinAuditInsert('chosen', OF_SCAN)}
)
select max(id) as last, count(*) as read, 0 as changed from part`

/** By their places: each index on the organization looks equally good to a planner that knows no numbers. */
const removeSql = (column: string, condition: string) => sql(`delete-test-checkins-by-${column}`)`
with ${partOf(condition)}, gone as (
  delete from checkins where ${buildPlacesCondition('select place from chosen')} returning scan_id
), gone_scans as (
  delete from scans s where ${OF_SCAN} and s.id = any (array(select distinct scan_id from gone))
)
select max(id) as last, count(*) as read, (select count(*) from gone) as changed from part`

const statementsFor = (column: string, condition: string) => ({
  keep: keepSql(column, condition),
  remove: removeSql(column, condition),
})

const STATEMENTS = {
  event_id: statementsFor('event_id', 'c.event_id = $3'),
  check_in_point_id: statementsFor('check_in_point_id', 'c.check_in_point_id = $3'),
  day_id: statementsFor('day_id', 'c.day_id = $3'),
  // As a sublist of its own it is hashed once; as a condition it could be compared with each row.
  attendee_id: statementsFor('attendee_id', 'c.attendee_id in (select unnest($3::text[]))'),
}
