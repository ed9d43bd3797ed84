import type { Reader } from '../../platform/database/prepared.ts'
import type { MemberRole } from './permissions.ts'
import { findMemberByEmailSql } from './queries.ts'

export type MemberRow = {
  id: string
  email: string
  name: string
  role: MemberRole
  group_id: string | null
  group_code: string | null
  created_at: Date
}

/** What lists of members show besides. */
export type MemberListRow = MemberRow & { last_signed_in_at: Date | null; has_pin: boolean }

export type Member = Pick<MemberRow, 'id' | 'email' | 'name' | 'role'> & {
  /** Code of the group that the member is limited to. */
  group: string | null
  created_at: string
}

export function toMember({ id, email, name, role, group_code, created_at }: MemberRow): Member {
  return { id, email, name, role, group: group_code, created_at: created_at.toISOString() }
}

export async function findMember(reader: Reader, organizationId: string, email: string) {
  const [found] = await reader.run<MemberListRow>(findMemberByEmailSql, [organizationId, email])
  return found
}
