import { sql } from '../../platform/database/prepared.ts'

/** See the table change_numbers: a change of an event's people or check-ins locks its row last. */

/** The row's next number: the time in microseconds, or one more than the last. */
export const NEXT_CHANGE_NUMBER_SQL = `greatest(number + 1, (extract(epoch from statement_timestamp()) * 1000000)::bigint)`

/** All who follow changes of these events begin anew: what was deleted or renamed is in no row that they would read. */
export const buildResetChangeFeeds = (events: string) => `
update change_numbers n set number = held.next, restarted = held.next
from (
  select organization_id, event_id, livemode, ${NEXT_CHANGE_NUMBER_SQL} as next from change_numbers
  where kind = 'people' and ${events}
  order by event_id, livemode for no key update
) held
where n.organization_id = $1 and n.event_id = held.event_id and n.livemode = held.livemode and n.kind = 'people'`

/** Whether a scan changed who is in, in the last seconds. $1 organization, $2 event, $3 livemode, $4 seconds */
export const findRecentScansSql = sql('find-recent-scans')`
select from change_numbers where organization_id = $1 and event_id = $2 and livemode = $3 and kind = 'checkins'
  and number > (extract(epoch from statement_timestamp()) - $4::float8) * 1000000`

/** $1 organization, $2 events */
export const resetTestChangeFeedsSql = sql('reset-test-change-feeds')`
${buildResetChangeFeeds('organization_id = $1 and event_id = any ($2) and not livemode')}`
