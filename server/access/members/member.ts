import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { MemberRole } from './permissions.ts'

export type MemberRow = {
  id: string
  email: string
  name: string
  role: MemberRole
  group_id: string | null
  group_code: string | null
  created_at: Date
}

/** A member as lists and the audit log show it. */
export type Member = {
  id: string
  email: string
  name: string
  role: MemberRole
  /** The code of the group that the member is limited to. */
  group: string | null
  created_at: string
}

export function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    group: row.group_code,
    created_at: row.created_at.toISOString(),
  }
}

const SELECT = `
select m.id, m.email, m.name, m.role, m.group_id, g.code as group_code, m.created_at
from members m
left join groups g on g.organization_id = m.organization_id and g.id = m.group_id
where m.organization_id = $1`

const findByEmail: Statement = { name: 'find-member', text: `${SELECT} and lower(m.email) = lower($2)` }

/** $2 the groups to look in, or null for everywhere */
const listAll: Statement = {
  name: 'list-members',
  text: `${SELECT} and ($2::text[] is null or m.group_id = any ($2)) order by m.id`,
}

export async function findMember(
  reader: Reader,
  organizationId: string,
  email: string,
): Promise<MemberRow | undefined> {
  const [found] = await reader.run<MemberRow>(findByEmail, [organizationId, email])
  return found
}

export function membersIn(reader: Reader, organizationId: string, groupIds: string[] | null): Promise<MemberRow[]> {
  return reader.run<MemberRow>(listAll, [organizationId, groupIds])
}
