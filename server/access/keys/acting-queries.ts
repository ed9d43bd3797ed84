import type { Statement } from '../../platform/database/prepared.ts'

const ORGANIZATION = `
  o.id as organization_id, o.slug, o.name as organization_name, o.timezone, o.plan, o.plan_overrides, o.terminology,
  o.created_at as organization_created_at, clock.at,
  (select license_revoked_at + interval '7 days' from instance where license_revoked_at + interval '7 days' <= clock.at)
    as read_only_since`

const CLOCK = '(select coalesce($2::timestamptz, now()) as at) clock'

/** $1 organization, $2 now, $3 key */
export const findActingKey: Statement = {
  name: 'find-acting-key',
  text: `
select ${ORGANIZATION},
  k.id as key_id, k.name as key_name, k.mode, k.scopes, k.last_four, k.is_public, k.group_id, g.code as group_code, k.expires_at,
  k.allowed_addresses::text[] as allowed_addresses, k.created_at as key_created_at, k.revoked_at,
  coalesce(k.expires_at <= clock.at, false) as expired
from ${CLOCK}
cross join organizations o
join api_keys k on k.organization_id = o.id
left join groups g on g.organization_id = k.organization_id and g.id = k.group_id
where k.organization_id = $1 and k.id = $3`,
}

/** $1 organization, $2 now, $3 member, or null for the operator */
export const findActingMember: Statement = {
  name: 'find-acting-member',
  text: `
select ${ORGANIZATION}, m.id as member_id, m.email, m.group_id, g.code as group_code
from ${CLOCK}
cross join organizations o
left join members m on m.organization_id = $1 and m.id = $3
left join groups g on g.organization_id = $1 and g.id = m.group_id
where o.id = $1`,
}
