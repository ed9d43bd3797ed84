import type { Reader } from '../../platform/database/prepared.ts'
import type { MemberRole } from './permissions.ts'
import { findByEmail, listAll } from './queries.ts'

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
