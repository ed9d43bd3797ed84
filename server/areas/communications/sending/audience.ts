import {
  type EventRow,
  type GroupCaller,
  visibleEvent,
  walkBelow,
  withinSight,
} from '../../../access/visibility/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { type Condition, filteredList } from '../../../platform/lists/index.ts'
import type { Audience, CommunicationRow } from '../drafts/rows.ts'

/** The people of a communication, and whose group limits them. */
export type Reach = { organizationId: string; caller: GroupCaller; event: EventRow; row: CommunicationRow }

/** It reaches what a key of the group could see that it was made for, whoever sends it. Null where the event is gone. */
export async function reachOf(reader: Reader, organizationId: string, row: CommunicationRow): Promise<Reach | null> {
  const group = row.group_id === null ? null : { id: row.group_id, code: '' }
  const organization = { id: organizationId }
  const mode = row.livemode ? 'live' : 'test'
  const seen = await visibleEvent(reader, { organization, key: { group, mode: 'test' }, device: null }, row.event_id)
  return isRefusal(seen) ? null : { organizationId, caller: { organization, key: { group, mode } }, event: seen, row }
}

/** The part of a statement that finds them: `a` is the attendee, `r` the registration. */
export const OF_EVENT = `
from attendees a join registrations r on r.organization_id = a.organization_id and r.id = a.registration_id
where a.organization_id = ? and a.event_id = ? and a.livemode = ?`

export function headValues({ organizationId, row }: Reach): unknown[] {
  return [organizationId, row.event_id, row.livemode]
}

export function filtersOf({ organizationId, caller, event, row }: Reach): Record<string, Condition | null> {
  return {
    sight: withinSight(caller, event, 'a'),
    statuses: ['a.status = any (?)', row.statuses],
    types: row.attendee_types && ['a.attendee_type_id = any (?)', row.attendee_types],
    days: row.days && ['a.days && ?', row.days],
    groups: row.groups && inGroups(organizationId, row.groups),
    admitted: admittedIs(row.admitted),
  }
}

function inGroups(organizationId: string, groups: string[]): Condition {
  return [
    `a.group_id in (with recursive ${walkBelow('below', '?', 'any (?)')} select id from below)`,
    ...[organizationId, groups, organizationId],
  ]
}

/** As reports count them: those at other check-in points than entrances are not admitted to the event. */
const ADMITTED = `exists (
  select from checkins k join check_in_points p on p.organization_id = k.organization_id and p.id = k.check_in_point_id
  where k.organization_id = a.organization_id and k.event_id = a.event_id and k.attendee_id = a.id and k.livemode = a.livemode
    and k.result = 'accepted' and k.is_first and k.withdrawn_at is null and p.kind = 'entry'
)`

function admittedIs(admitted: Audience['admitted']): Condition | null {
  if (admitted === null) return null
  return [admitted ? ADMITTED : `not ${ADMITTED}`]
}

/** Where somebody is written to: at their own address, or else at that of the registration. */
export const ADDRESS = 'coalesce(a.email, r.email)'

export type AudienceNumbers = {
  attendees: number
  recipients: number
  without_address: number
  unsubscribed: number
}

export async function countReached(reader: Reader, reach: Reach): Promise<AudienceNumbers> {
  const { statement, values } = filteredList({
    name: 'count-audience',
    head: [`with people as (select lower(${ADDRESS}) as address_key ${OF_EVENT}`, ...headValues(reach)],
    filters: filtersOf(reach),
    tail: [
      `)
select count(*) as attendees, count(*) filter (where people.address_key is null) as without_address,
  count(distinct people.address_key) filter (where u.address_key is null) as recipients,
  count(distinct u.address_key) as unsubscribed
from people left join communication_unsubscribes u on u.organization_id = ? and u.address_key = people.address_key`,
      reach.organizationId,
    ],
  })
  const [numbers] = await reader.run<AudienceNumbers>(statement, values)
  return numbers ?? { attendees: 0, recipients: 0, without_address: 0, unsubscribed: 0 }
}
