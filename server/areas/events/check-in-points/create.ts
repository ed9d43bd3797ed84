import type { components } from '../../../../generated/types.ts'
import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { refuseTooManyParts } from '../most-parts.ts'
import type { EventScope } from '../scope.ts'
import { codeTaken } from './checks.ts'
import { namedObjects, type Refused } from './named-objects.ts'
import { insertPoint, rowValues } from './queries.ts'
import { reread } from './reread.ts'
import type { PointRow } from './rows.ts'
import type { CheckInPoint } from './shape.ts'

type NewPoint = components['schemas']['NewCheckInPoint']

export async function createPoint(
  work: Work,
  caller: Caller,
  scope: EventScope,
  point: NewPoint,
): Promise<CheckInPoint | Refused | Refusal<'invalid_state'>> {
  const tooMany = await refuseTooManyParts(work, scope, 'check_in_points')
  if (tooMany) return tooMany
  const isZone = point.kind === 'zone'
  const named = await namedObjects(work, caller, scope, point)
  if (isRefusal(named)) return named
  const row: PointRow = {
    id: newId(work.now),
    code: point.code,
    name: point.name,
    kind: point.kind,
    days: named.days ?? null,
    attendee_types: named.attendee_types ?? null,
    groups: named.groups ?? null,
    opens_at: point.opens_at ?? null,
    closes_at: point.closes_at ?? null,
    windows: named.windows ?? [],
    limit: point.limit ?? (isZone ? 'unlimited' : 'per_day'),
    requires: point.requires ?? (isZone ? 'entry' : 'none'),
    created_at: work.now,
    updated_at: work.now,
  }
  const [inserted] = await work.transaction.run(insertPoint, rowValues(scope, row))
  if (!inserted) return codeTaken(row.code)
  const made = await reread(work, scope, row.id)
  work.audit({
    action: 'check_in_point.created',
    object: { type: 'check_in_point', id: row.id },
    before: null,
    after: made,
  })
  return made
}
