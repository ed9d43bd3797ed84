import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import { type Statement, sql } from '../../platform/database/prepared.ts'
import { isOfStatement } from '../../platform/database/spread.ts'
import { CALLERS_ORGANIZATION_COLUMNS as ORGANIZATION } from '../callers/index.ts'

export const findMembersByAddressSql = sql('find-members-by-address')`
select m.organization_id, o.name as organization_name, m.id, m.email, m.name
from members m
join organizations o on o.id = m.organization_id
where lower(m.email) = lower($1)
order by o.name, m.organization_id
limit 20`

export const insertSignInLinkSql = sql('insert-sign-in-link')`
insert into sign_in_links (
  organization_id, id, member_id, digest, browser_digest, session_id, return_to, created_at, expires_at, confirmed_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

/** $1 organization, $2 digest, $3 digests of the browser, $4 now */
export const findSignInLinkSql = sql('find-sign-in-link')`
select
  l.used_at is null and l.expires_at > $4 as usable, l.browser_digest = any ($3::bytea[]) as in_same_browser,
  l.session_id, m.email, o.name as organization_name
from sign_in_links l
join members m on m.organization_id = $1 and m.id = l.member_id
join organizations o on o.id = l.organization_id
where l.organization_id = $1 and l.digest = $2`

/** No row if it was used before, is too old, or was asked for in another browser. */
export const consumeSignInLinkSql = sql('consume-sign-in-link')`
update sign_in_links set used_at = $4
where organization_id = $1 and digest = $2 and browser_digest = any ($3::bytea[]) and used_at is null and expires_at > $4
returning member_id, session_id, return_to, confirmed_at`

export const insertSessionSql = sql('insert-member-session')`
with noted as (
  update members set last_signed_in_at = $6 where organization_id = $1 and id = $3
)
insert into member_sessions (
  organization_id, id, member_id, digest, user_agent, created_at, last_used_at, confirmed_at
)
values ($1, $2, $3, $4, $5, $6, $6, $7)`

export const confirmSessionSql = sql('confirm-member-session')`
update member_sessions set confirmed_at = $4, last_used_at = $4
where organization_id = $1 and id = $2 and member_id = $3
returning id`

export const insertOpenIdRequestSql = sql('insert-openid-request')`
insert into openid_requests (digest, browser_digest, session_id, return_to, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6)`

/** No row if it was used before, is too old, or is of another browser. $1 digest, $2 digests of the browser, $3 now */
export const consumeOpenIdRequestSql = sql('consume-openid-request')`
delete from openid_requests
where digest = $1 and browser_digest = any ($2::bytea[]) and expires_at > $3
returning session_id, return_to, created_at`

const IDLE = "interval '12 hours'"
const WHOLE = "interval '7 days'"
const isAlive = (now: string) => `s.last_used_at > ${now} - ${IDLE} and s.created_at > ${now} - ${WHOLE}`

const isMeant = (column: string) => isOfStatement(column, '$6')

/**
 * Sessions with their members, as they are now, for all requests that wait together. Those that are uses are counted in
 * the minute of the member, in the same round trip; greatest() keeps a statement that was late from moving it back. What
 * another process counts is left to `countUsesSql`, so that none waits for another. Asynchronous commit, as for keys.
 * $1 organizations, $2 digests, $3 now or null, $4 1 for a use, else 0, $5 uses a minute, $6 the only organization, or null
 */
export const findAndCountSessionsSql = sql('find-and-count-sessions')`
with found as materialized (
  select
    sent.place::int as place, sent.uses, s.id as session_id, s.confirmed_at,
    s.last_used_at < clock.at - interval '1 minute' as is_use_to_note, ${ORGANIZATION},
    m.id, m.email, m.name, m.role, m.group_id, g.code as group_code, m.created_at
  from (select coalesce($3::timestamptz, now()) as at) clock
  cross join unnest($1::text[], $2::bytea[], $4::int[]) with ordinality as sent (organization_id, digest, uses, place)
  -- Lateral: otherwise the planner would rather read all sessions than use the index for a few.
  cross join lateral (
    select * from member_sessions
    where organization_id = sent.organization_id and ${isMeant('organization_id')} and ${buildIndexLookup('digest', 'sent.digest')}
  ) s
  join organizations o on o.id = s.organization_id
  join members m on m.organization_id = s.organization_id and ${isMeant('m.organization_id')} and m.id = s.member_id
  left join groups g on g.organization_id = m.organization_id and ${isMeant('g.organization_id')} and g.id = m.group_id
  where ${isAlive('clock.at')}
), held as materialized (
  select u.place, used.uses, used.minute
  from (
    select organization_id, id, sum(uses)::int as uses, date_trunc('minute', min(at), 'UTC') as minute
    from found where uses > 0 group by organization_id, id
  ) used cross join lateral (
    select ctid as place from member_usage
    where organization_id = used.organization_id and ${isMeant('organization_id')} and ${buildIndexLookup('member_id', 'used.id')}
    for no key update skip locked
  ) u
), counted as (
  update member_usage u set
    window_start = greatest(u.window_start, used.minute),
    calls = case when u.window_start < used.minute then 0 else least(u.calls, $5::int) end + used.uses
  from held used where u.ctid = used.place and ${isMeant('u.organization_id')}
  returning u.organization_id, u.member_id, u.calls
)
select set_config('synchronous_commit', 'off', true), found.*, counted.calls as window_calls
from found
left join counted on counted.organization_id = found.organization_id and counted.member_id = found.id`

/** $1 organization, $2 member, $3 the time, $4 uses, $5 uses a minute */
export const countUsesSql = sql('count-uses-of-member')`
insert into member_usage as u (organization_id, member_id, window_start, calls)
values ($1, $2, date_trunc('minute', $3::timestamptz, 'UTC'), $4)
on conflict (organization_id, member_id) do update set
  window_start = greatest(u.window_start, excluded.window_start),
  calls = case when u.window_start < excluded.window_start then 0 else least(u.calls, $5::int) end + excluded.calls
returning u.calls`

/**
 * A session that another statement has locked is being used, which that statement notes. $1 organizations, $2 sessions,
 * $3 now, $4 the only organization, or null
 */
export const recordSessionsUsedSql = sql('record-member-sessions-used')`
with used as (
  select s.organization_id, s.id from unnest($1::text[], $2::text[]) as sent (organization_id, id)
  join member_sessions s on s.organization_id = sent.organization_id and ${isOfStatement('s.organization_id', '$4')} and s.id = sent.id
  for no key update of s skip locked
)
update member_sessions s set last_used_at = $3 from used
where s.organization_id = used.organization_id and ${isOfStatement('s.organization_id', '$4')} and s.id = used.id`

export const listSessionsSql = sql('list-member-sessions')`
select s.id, s.user_agent, s.created_at, s.last_used_at from member_sessions s
where s.organization_id = $1 and s.member_id = $2 and ${isAlive('$3::timestamptz')}
order by s.last_used_at desc, s.id`

export const deleteSessionSql = sql('delete-member-session')`
delete from member_sessions where organization_id = $1 and member_id = $2 and id = $3 returning id`

const NOW = 'coalesce($3::timestamptz, now())'
const WINDOW = `date_bin('10 minutes', ${NOW}, 'epoch')`
/** IPv6 is counted by /64, because a visitor has all of it. */
const NETWORK = 'set_masklen($2::inet::cidr, case family($2::inet) when 6 then 64 else 32 end)::text'

const countAttempt = (subject: string) => `
insert into sign_in_attempts as a (kind, subject, window_start, attempts) values ($1, ${subject}, ${WINDOW}, 1)
on conflict (kind, subject) do update set
  window_start = greatest(a.window_start, excluded.window_start),
  attempts = case when a.window_start < excluded.window_start then 1 else least(a.attempts, $4::int) + 1 end
returning attempts`

/** $1 kind, $2 client address, $3 now or null, $4 attempts in ten minutes */
export const countSignInsFromNetworkSql: Statement = { name: 'count-sign-in-attempt-from', text: countAttempt(NETWORK) }

/** The same for each mailbox that they name. $5 mailbox */
export const countSignInsForMailboxSql: Statement = {
  name: 'count-sign-in-attempt-as',
  text: countAttempt(`$5::text || ' ' || ${NETWORK}`),
}

const RECENT = `array(select at from unnest(m.sent_at) at where at > ${NOW} - interval '1 hour' order by at)`

/** No row if they would be too many. $1 kind, $2 mailbox, $3 now or null, $4 mails, $5 mails in an hour */
export const countSignInMailsSql = sql('count-sign-in-mails')`
insert into sign_in_mails as m (kind, mailbox, sent_at) values ($1, $2, array_fill(${NOW}, array[$4::int]))
on conflict (kind, mailbox) do update set sent_at = ${RECENT} || excluded.sent_at
where cardinality(${RECENT}) = 0 or cardinality(${RECENT}) + $4::int <= $5::int
returning kind`
