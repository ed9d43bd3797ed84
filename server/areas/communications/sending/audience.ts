import type { Caller } from '../../../access/callers/index.ts'
import * as visibility from '../../../access/visibility/index.ts'
import { isRefusal, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import { runFilteredQuery, type SqlCondition } from '../../../platform/lists/index.ts'
import { admittedConditionSql } from '../../booking/index.ts'
import { type CommunicationRef, findVisibleCommunication } from '../drafts/find.ts'
import type { CommunicationRow } from '../drafts/shape.ts'
import { insertMessagesSql } from './queries.ts'

export type AudienceContext = {
  organizationId: string
  caller: visibility.GroupViewer
  event: visibility.EventRow
  row: CommunicationRow
}

/** The audience is what a key of the communication's group can see, not the sender. Null if the event was deleted. */
export async function readAudienceContext(
  reader: Reader,
  organizationId: string,
  row: CommunicationRow,
): Promise<AudienceContext | null> {
  const group = row.group_id === null ? null : { id: row.group_id, code: '' }
  const organization = { id: organizationId }
  const mode = row.livemode ? 'live' : 'test'
  const everything: visibility.EventViewer = { organization, key: { group, mode: 'test' }, device: null }
  const seen = await visibility.findVisibleEvent(reader, everything, row.event_id)
  return isRefusal(seen) ? null : { organizationId, caller: { organization, key: { group, mode } }, event: seen, row }
}

function selectAttendees(selected: string, { organizationId, row }: AudienceContext): SqlCondition {
  const from = `
from attendees a join registrations r on r.organization_id = a.organization_id and r.id = a.registration_id
where a.organization_id = ? and a.event_id = ? and a.livemode = ?`
  return [selected + from, organizationId, row.event_id, row.livemode]
}

function buildFilters({ organizationId, caller, event, row }: AudienceContext): Record<string, SqlCondition | null> {
  return {
    sight: visibility.whereVisible(caller, event, 'a'),
    statuses: ['a.status = any (?)', row.statuses],
    types: row.attendee_types && ['a.attendee_type_id = any (?)', row.attendee_types],
    days: row.days && ['a.days && ?', row.days],
    groups: row.groups && [
      `a.group_id in (with recursive ${visibility.buildGroupsBelowCte('below', '?', 'any (?)')} select id from below)`,
      organizationId,
      row.groups,
      organizationId,
    ],
    admitted: row.admitted === null ? null : [row.admitted ? ADMITTED : `not ${ADMITTED}`],
  }
}

const ADMITTED = `exists (
  select from checkins k
  where k.organization_id = $1 and k.event_id = a.event_id and k.attendee_id = a.id and k.livemode = a.livemode
    and ${admittedConditionSql('k')} and k.is_first
)`

const RECIPIENT_ADDRESS = 'coalesce(a.email, r.email)'

export async function countAudience(reader: Reader, caller: Caller, named: CommunicationRef) {
  const found = await findVisibleCommunication(reader, caller, named)
  if (isRefusal(found)) return found
  const reach = await readAudienceContext(reader, caller.organization.id, found.row)
  if (!reach) return toNotFound('event', named.event)
  const [numbers] = await runFilteredQuery<Omit<Schemas['AudienceCount'], 'livemode'>>(reader, {
    name: 'count-audience',
    head: selectAttendees(`with people as (select lower(${RECIPIENT_ADDRESS}) as address_key`, reach),
    filters: buildFilters(reach),
    tail: [
      `)
select count(*) as attendees, count(*) filter (where people.address_key is null) as without_address,
  count(distinct people.address_key) filter (where u.address_key is null) as recipients,
  count(distinct u.address_key) as unsubscribed
from people left join communication_unsubscribes u on u.organization_id = ? and u.address_key = people.address_key`,
      reach.organizationId,
    ],
  })
  const none = { attendees: 0, recipients: 0, without_address: 0, unsubscribed: 0 }
  return { ...(numbers ?? none), livemode: found.row.livemode }
}

/** Progress of writing the messages. Own addresses come first: mail to a shared address names its owner. */
export type AudienceCursor = { pass: 'own address' | 'address of the registration'; after: string }

export const INITIAL_AUDIENCE_CURSOR: AudienceCursor = { pass: 'own address', after: '' }

const CHUNK = 1_000

const OF_PASS: Record<AudienceCursor['pass'], SqlCondition> = {
  'own address': ['a.email is not null'],
  'address of the registration': ['a.email is null and r.email is not null'],
}

type Addressee = { id: string; address: string }

/** Writes the next messages. Returns where to continue, or null at the end. */
export async function insertNextMessages(
  reader: Reader,
  reach: AudienceContext,
  place: AudienceCursor,
  now: Date,
): Promise<AudienceCursor | null> {
  const people = await readNext(reader, reach, place)
  const { organizationId, row } = reach
  if (people.length > 0) {
    const ids = people.map(() => newId(now))
    const [attendees, addresses] = [people.map(({ id }) => id), people.map(({ address }) => address)]
    await reader.run(insertMessagesSql, [organizationId, row.id, ids, attendees, addresses, row.livemode, now])
  }
  const last = people.at(-1)
  if (last && people.length === CHUNK) return { ...place, after: last.id }
  return place.pass === 'own address' ? { pass: 'address of the registration', after: '' } : null
}

function readNext(reader: Reader, reach: AudienceContext, { pass, after }: AudienceCursor): Promise<Addressee[]> {
  return runFilteredQuery<Addressee>(reader, {
    name: 'read-audience',
    head: selectAttendees(`select a.id, ${RECIPIENT_ADDRESS} as address`, reach),
    filters: { ...buildFilters(reach), pass: OF_PASS[pass], after: ['a.id > ?', after] },
    tail: ['order by a.id limit ?', CHUNK],
  })
}
