import type { Statement } from '../../platform/database/prepared.ts'

/** No row comes back when the address is taken. */
export const insertMember: Statement = {
  name: 'insert-member',
  text: `
insert into members (organization_id, id, email, name, role, group_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (organization_id, lower(email)) do nothing
returning id`,
}

const SELECT = `
select m.id, m.email, m.name, m.role, m.group_id, g.code as group_code, m.created_at
from members m
left join groups g on g.organization_id = m.organization_id and g.id = m.group_id
where m.organization_id = $1`

export const findByEmail: Statement = { name: 'find-member', text: `${SELECT} and lower(m.email) = lower($2)` }

/** $2 the groups to look in, or null for everywhere */
export const listAll: Statement = {
  name: 'list-members',
  text: `${SELECT} and ($2::text[] is null or m.group_id = any ($2)) order by m.id`,
}

/** Two owners who demote each other at once would otherwise leave none. */
export const lockOwners: Statement = {
  name: 'lock-owners',
  text: `select id from members where organization_id = $1 and role = 'owner' order by id for update`,
}

export const updateRole: Statement = {
  name: 'update-member-role',
  text: 'update members set role = $3 where organization_id = $1 and id = $2',
}
