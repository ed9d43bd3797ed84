import { sql } from '../../platform/database/prepared.ts'

/** Returns no row when the address is taken. */
export const insertMemberSql = sql('insert-member')`
insert into members (organization_id, id, email, name, role, group_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (organization_id, lower(email)) do nothing
returning id`

const SELECT = `
select m.id, m.email, m.name, m.role, m.group_id, g.code as group_code, m.created_at, m.last_signed_in_at,
  m.pin_hash is not null as has_pin
from members m
left join groups g on g.organization_id = $1 and g.id = m.group_id
where m.organization_id = $1`

export const findMemberByEmailSql = sql('find-member-by-email')`${SELECT} and lower(m.email) = lower($2)`

/** $2 the groups to search, or null for all */
export const listMemberRowsSql = sql('list-member-rows')`
${SELECT} and ($2::text[] is null or m.group_id = any ($2)) order by m.id`

/** Otherwise two owners who demote each other concurrently would leave none. */
export const lockOwnersSql = sql('lock-owners')`
select id from members where organization_id = $1 and role = 'owner' order by id for update`

export const updateMemberSql = sql('update-member')`
update members set role = $3, group_id = $4 where organization_id = $1 and id = $2`

/** Their sessions and links are deleted with them. $1 organization, $2 member */
export const deleteMemberSql = sql('delete-member')`
with forgiven as (
  delete from pin_attempts where organization_id = $1 and member_id = $2
)
delete from members where organization_id = $1 and id = $2`

export const countKeysOfMemberSql = sql('count-keys-of-member')`
select count(*)::int as keys from api_keys where organization_id = $1 and created_by = $2 and revoked_at is null`

/** $1 organization, $2 the member by email address or id */
export const findMemberForPinSql = sql('find-member-for-pin')`
select id, role, group_id, pin_hash from members
where organization_id = $1 and (id = $2 or lower(email) = lower($2)) order by id = $2 desc limit 1`

/** Locks the counts and resets a lockout that is over. $1 organization, $2 device, $3 member, $4 now */
export const lockPinAttemptsRowSql = sql('lock-pin-attempts-row')`
insert into pin_attempts as a (organization_id, device_id, member_id, wrong) values ($1, $2, $3, 0)
on conflict (organization_id, device_id, member_id) do update set
  wrong = case when a.locked_until <= $4 then 0 else a.wrong end,
  locked_until = case when a.locked_until <= $4 then null else a.locked_until end
returning wrong, locked_until`

/** $1 organization, $2 device, $3 member, $4 end of the lockout, or null */
export const recordWrongPinSql = sql('record-wrong-pin')`
update pin_attempts set wrong = wrong + 1, locked_until = $4
where organization_id = $1 and device_id = $2 and member_id = $3`

export const deletePinAttemptsSql = sql('delete-pin-attempts')`
delete from pin_attempts where organization_id = $1 and device_id = $2 and member_id = $3`

/** Ends a lockout, so that the new PIN works at once. $1 organization, $2 member, $3 hash, or null to remove it */
export const storePinSql = sql('store-pin')`
with unlocked as (
  delete from pin_attempts where organization_id = $1 and member_id = $2
)
update members set pin_hash = $3 where organization_id = $1 and id = $2`
