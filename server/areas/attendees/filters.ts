import type { Call, Caller } from '../../access/callers/index.ts'
import { type EventRow, visibleGroup, withinGroup, withinSight } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Condition } from '../../platform/lists/index.ts'
import { wordConditions } from '../../platform/lists/search-text.ts'
import { dayIds, scopeOf, typeIds } from '../events/index.ts'

/** The people of an event in the caller's mode and sight, narrowed by what was asked for. */
export type AttendeeScope = {
  head: unknown[]
  filters: Record<string, Condition | null>
  /** The id of the group that was asked for. */
  group: string | undefined
}

type Query = Omit<Call<'listAttendees'>['query'], 'limit' | 'cursor' | 'updated_since'>

export async function resolveFilters(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  query: Query,
): Promise<AttendeeScope | Refusal<'not_found'>> {
  const organizationId = caller.organization.id
  const scope = scopeOf(caller, event)
  const wantedTypes = query.attendee_type === undefined ? null : [query.attendee_type]
  const types = await typeIds(reader, scope, wantedTypes, () => 'query/attendee_type')
  if (isRefusal(types)) return types
  const days = await dayIds(reader, scope, query.day === undefined ? null : [query.day], () => 'query/day')
  if (isRefusal(days)) return days
  const group = query.group === undefined ? null : await visibleGroup(reader, caller, query.group)
  if (isRefusal(group)) return group
  return {
    group: group?.id,
    head: [organizationId, event.id, caller.key.mode === 'live'],
    filters: {
      sight: withinSight(caller, event, 'a'),
      type: types ? ['a.attendee_type_id = ?', types[0]] : null,
      day: days ? ['a.days @> ?', days] : null,
      group: group ? withinGroup('a.group_id', organizationId, group.id) : null,
      status: query.status === undefined ? null : ['a.status = ?', query.status],
      external: query.external_id === undefined ? null : ['a.external_id = ?', query.external_id],
      registration: query.registration === undefined ? null : ['a.registration_id = ?', query.registration],
      ...wordConditions('a.search', query.q),
    },
  }
}
