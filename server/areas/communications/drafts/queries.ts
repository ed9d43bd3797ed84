import type { Caller } from '../../../access/callers/index.ts'
import { whereInSubtree } from '../../../access/visibility/index.ts'
import { type Reader, sql } from '../../../platform/database/prepared.ts'
import * as lists from '../../../platform/lists/index.ts'
import type { CommunicationRow, CommunicationWithCodes, MessageRow } from './shape.ts'

export const buildMessageCountsSql = (organization: string) => `
select jsonb_build_object(
  'recipients', count(*) filter (where m.status <> 'unsubscribed'),
  'sent', count(*) filter (where m.status = 'sent'),
  'failed', count(*) filter (where m.status = 'failed'),
  'unsubscribed', count(*) filter (where m.status = 'unsubscribed')
) from communication_messages m where m.organization_id = ${organization} and m.communication_id = c.id`

/** Counts as cancelled if its job `j` was cancelled, has failed, or was deleted long ago. */
export const COMMUNICATION_STATUS_SQL = `case
  when c.status in ('scheduled', 'sending') and (j.id is null or j.status in ('cancelled', 'failed')) then 'cancelled' else c.status
end`

export const JOIN_SENDING_JOB_SQL = 'left join jobs j on j.organization_id = c.organization_id and j.id = c.job_id'

const SELECT = `
select c.id, c.event_id, c.group_id, c.livemode, c.name, c.subject, c.body, c.language, c.statuses, c.attendee_types, c.days, c.groups,
  c.admitted, ${COMMUNICATION_STATUS_SQL} as status, c.send_at, c.job_id, c.created_at, c.updated_at, c.sent_at, g.code as group_code,
  coalesce(c.counts, case when c.job_id is not null then (${buildMessageCountsSql('$1')}) end) as counts,
  case when c.attendee_types is not null then array(
    select t.code from attendee_types t
    where t.organization_id = $1 and t.event_id = c.event_id and t.id = any (c.attendee_types) order by t.id
  ) end as type_codes,
  case when c.days is not null then array(
    select d.code from event_days d
    where d.organization_id = $1 and d.event_id = c.event_id and d.id = any (c.days) order by d.starts_instant
  ) end as day_codes,
  case when c.groups is not null then array(
    select g.code from groups g where g.organization_id = $1 and g.id = any (c.groups) order by g.id
  ) end as group_codes
from communications c
${JOIN_SENDING_JOB_SQL}
left join groups g on g.organization_id = c.organization_id and g.id = c.group_id`

/** A limited caller sees the communications of its group and its subgroups. */
const withinReach = ({ organization, key }: Caller): lists.SqlCondition | null =>
  key.group ? whereInSubtree('c.group_id', organization.id, key.group.id) : null

function head(caller: Caller, eventId: string): lists.SqlCondition {
  const values = [caller.organization.id, eventId, caller.key.mode === 'live']
  return [`${SELECT} where c.organization_id = ? and c.event_id = ? and c.livemode = ?`, ...values]
}

/** `hold` locks the row against other changes until the transaction ends. */
export async function findCommunication(reader: Reader, caller: Caller, eventId: string, id: string, hold: boolean) {
  const [found] = await lists.runFilteredQuery<CommunicationWithCodes>(reader, {
    name: hold ? 'hold-communication' : 'find-communication',
    head: head(caller, eventId),
    filters: { id: ['c.id = ?', id], reach: withinReach(caller) },
    tail: [hold ? 'for update of c' : ''],
  })
  return found
}

export function findCommunications(
  reader: Reader,
  caller: Caller,
  eventId: string,
  status: string | undefined,
  page: lists.PageRequest,
): Promise<CommunicationWithCodes[]> {
  const { after, tail } = lists.buildPageClauses('c.id', page)
  return lists.runFilteredQuery<CommunicationWithCodes>(reader, {
    name: 'list-communications',
    head: head(caller, eventId),
    filters: {
      reach: withinReach(caller),
      status: status === undefined ? null : [`(${COMMUNICATION_STATUS_SQL}) = ?`, status],
      after,
    },
    tail,
  })
}

/** Queued messages of a cancelled communication show as cancelled, even before a worker has marked them. */
const MESSAGE_STATUS = `case when m.status = 'queued' and (${COMMUNICATION_STATUS_SQL}) = 'cancelled' then 'cancelled' else m.status end`

export function findMessages(
  reader: Reader,
  organizationId: string,
  communicationId: string,
  status: string | undefined,
  page: lists.PageRequest,
): Promise<MessageRow[]> {
  const { after, tail } = lists.buildPageClauses('m.id', page)
  return lists.runFilteredQuery<MessageRow>(reader, {
    name: 'list-communication-messages',
    head: [
      `select m.id, m.communication_id, m.attendee_id, m.address, ${MESSAGE_STATUS} as status, m.last_error, m.livemode, m.sent_at, m.created_at
from communication_messages m
join communications c on c.organization_id = m.organization_id and c.id = m.communication_id
${JOIN_SENDING_JOB_SQL}
where m.organization_id = ? and m.communication_id = ?`,
      organizationId,
      communicationId,
    ],
    filters: { status: status === undefined ? null : [`(${MESSAGE_STATUS}) = ?`, status], after },
    tail,
  })
}

export const insertCommunicationSql = sql('insert-communication')`
insert into communications (
  organization_id, event_id, id, group_id, livemode, name, subject, body, language, statuses, attendee_types, days, groups, admitted,
  created_at, updated_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)`

type Draft = Omit<CommunicationRow, 'status' | 'send_at' | 'job_id' | 'updated_at' | 'sent_at'>

/** What a draft can change, in the order of the statements. */
function toContentValues(row: Draft): unknown[] {
  const { name, subject, body, language, statuses, attendee_types, days, groups, admitted } = row
  return [name, subject, body, language, statuses, attendee_types, days, groups, admitted]
}

export function toInsertValues(organizationId: string, row: Draft): unknown[] {
  const { event_id, id, group_id, livemode, created_at } = row
  return [organizationId, event_id, id, group_id, livemode, ...toContentValues(row), created_at]
}

export const updateCommunicationSql = sql('update-communication')`
update communications set
  name = $3, subject = $4, body = $5, language = $6, statuses = $7, attendee_types = $8, days = $9, groups = $10, admitted = $11,
  updated_at = $12
where organization_id = $1 and id = $2`

export function toUpdateValues(organizationId: string, row: CommunicationRow): unknown[] {
  return [organizationId, row.id, ...toContentValues(row), row.updated_at]
}

export const deleteCommunicationSql = sql('delete-communication')`
delete from communications where organization_id = $1 and id = $2`

/** So that the event is not deleted before the communication is visible. */
export const lockCommunicationEventSql = sql('lock-communication-event')`
select id from events where organization_id = $1 and id = $2 for key share`
