import { sql } from '../../../platform/database/prepared.ts'
import type { MailLanguage } from '../content.ts'
import { buildMessageCountsSql, COMMUNICATION_STATUS_SQL, JOIN_SENDING_JOB_SQL } from '../drafts/queries.ts'
import type { CommunicationStatus, MessageCounts } from '../drafts/shape.ts'

/** $3 status, $4 send time, $5 job, $6 now */
export const scheduleOrStartSendingSql = sql('schedule-or-start-communication-sending')`
update communications set status = $3, send_at = $4, job_id = $5, updated_at = $6
where organization_id = $1 and id = $2`

/** No row if it was cancelled or is already sent. $3 now */
export const markCommunicationSendingSql = sql('mark-communication-sending')`
update communications set status = 'sending', updated_at = case when status = 'sending' then updated_at else $3 end
where organization_id = $1 and id = $2 and status in ('scheduled', 'sending')
returning *`

/** $3 now */
export const cancelSendingSql = sql('cancel-communication-sending')`
update communications set status = 'cancelled', updated_at = $3
where organization_id = $1 and id = $2 and status in ('scheduled', 'sending')
returning id`

/**
 * One message per address that has none yet; never queued in test mode.
 * $2 communication, $3 ids, $4 attendees, $5 addresses, $6 livemode, $7 now.
 */
export const insertMessagesSql = sql('insert-communication-messages')`
insert into communication_messages (
  organization_id, id, communication_id, attendee_id, address, address_key, livemode, status, created_at, next_attempt_at
)
select c.organization_id, one.id, c.id, one.attendee_id, one.address, lower(one.address), $6, case
  when exists (
    select 1 from communication_unsubscribes u where u.organization_id = $1 and u.address_key = lower(one.address)
  ) then 'unsubscribed'
  when $6 then 'queued'
  else 'sent'
end, $7, $7
from communications c cross join unnest($3::text[], $4::text[], $5::text[]) one (id, attendee_id, address)
where c.organization_id = $1 and c.id = $2
on conflict (organization_id, communication_id, address_key) do nothing`

export type SendingProgress = { counts: MessageCounts; messages: number; waiting: number; due_seconds: number | null }

/** $3 now */
export const countMessagesSql = sql('count-communication-messages')`
select (${buildMessageCountsSql('$1')}) as counts,
  (select count(*) from communication_messages m where m.organization_id = $1 and m.communication_id = c.id) as messages,
  (
    select count(*) from communication_messages m
    where m.organization_id = $1 and m.communication_id = c.id and m.status = 'queued'
  ) as waiting,
  (
    select extract(epoch from min(m.next_attempt_at) - $3::timestamptz)::float8 from communication_messages m
    where m.organization_id = $1 and m.communication_id = c.id and m.status = 'queued'
  ) as due_seconds
from communications c where c.organization_id = $1 and c.id = $2`

/** $3 counts, $4 now */
export const finishSendingSql = sql('finish-communication-sending')`
update communications set status = 'sent', counts = $3, sent_at = $4, updated_at = $4
where organization_id = $1 and id = $2 and status = 'sending'`

export type MessageContent = {
  communication_status: CommunicationStatus
  subject: string
  body: string
  language: MailLanguage
  organization_name: string
  event_name: string
  unsubscribed: boolean
  first_name: string
  last_name: string
  attendee_type: string
  days: string[]
  ticket_codes: string[]
}

/** Deleted attendees have no names. Tickets include those of others on the registration with the same address. */
export const readMessageContentSql = sql('read-communication-message-content')`
select ${COMMUNICATION_STATUS_SQL} as communication_status, c.subject, c.body, c.language, o.name as organization_name, e.name as event_name,
  exists (
    select from communication_unsubscribes u where u.organization_id = $1 and u.address_key = m.address_key
  ) as unsubscribed,
  coalesce(a.first_name, '') as first_name, coalesce(a.last_name, '') as last_name, coalesce(t.name, '') as attendee_type,
  array(
    select d.name from event_days d
    where d.organization_id = $1 and d.event_id = c.event_id and d.id = any (a.days) order by d.starts_instant
  ) as days,
  array(
    select distinct k.code from attendees own
    join registrations r on r.organization_id = own.organization_id and r.id = own.registration_id
    join tickets k on k.organization_id = own.organization_id and k.id = any (own.ticket_ids) and k.status = 'valid'
    where own.organization_id = $1 and own.registration_id = a.registration_id
      and lower(coalesce(own.email, r.email)) = m.address_key
    order by k.code
  ) as ticket_codes
from communication_messages m
join communications c on c.organization_id = m.organization_id and c.id = m.communication_id
${JOIN_SENDING_JOB_SQL}
join organizations o on o.id = m.organization_id
join events e on e.organization_id = m.organization_id and e.id = c.event_id
left join attendees a on a.organization_id = m.organization_id and a.id = m.attendee_id
left join attendee_types t
  on t.organization_id = a.organization_id and t.event_id = a.event_id and t.id = a.attendee_type_id
where m.organization_id = $1 and m.id = $2`

/** Every attempt uses the message id of the first. No row if another worker has it. $3 attempts, $4 domain after the @ */
export const assignMessageIdSql = sql('assign-communication-message-id')`
update communication_messages set message_id = coalesce(message_id, '<' || id || '@' || $4::text || '>')
where organization_id = $1 and id = $2 and attempts = $3 and status = 'queued'
returning message_id`

/** Recorded even if the row has changed since the attempt began. $3 the time */
export const markMessageSentSql = sql('mark-communication-message-sent')`
with clock as materialized (select coalesce($3::timestamptz, now()) as at)
update communication_messages set status = 'sent', sent_at = clock.at, last_error = null
from clock where organization_id = $1 and id = $2 and sent_at is null`

export const markMessageUnsubscribedSql = sql('mark-communication-message-unsubscribed')`
update communication_messages set status = 'unsubscribed'
where organization_id = $1 and id = $2 and status = 'queued'`

/** In batches, so that no lock lasts long. $3 how many */
export const cancelQueuedMessagesSql = sql('cancel-queued-communication-messages')`
update communication_messages set status = 'cancelled'
where organization_id = $1 and communication_id = $2 and status = 'queued' and id = any (array(
  select id from communication_messages
  where organization_id = $1 and communication_id = $2 and status = 'queued' limit $3 for update skip locked
))`
