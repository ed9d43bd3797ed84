import type { Condition } from '../../platform/lists/index.ts'
import { eventKey, type ReportScope } from './scope.ts'

/** The accepted scans `c` at entries; those at other check-in points admit nobody to the event. */
export function entriesOf(scope: ReportScope): Condition {
  return [
    `c.organization_id = ? and c.event_id = ? and c.livemode = ? and c.result = 'accepted' and c.check_in_point_id <> all (array(
  select p.id from check_in_points p where p.organization_id = ? and p.event_id = ? and p.kind <> 'entry'
))`,
    ...[...eventKey(scope), scope.setup.organizationId, scope.setup.event.id],
  ]
}
