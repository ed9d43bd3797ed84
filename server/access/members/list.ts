import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, checkPermission, type Denial, listVisibleGroupIds } from './actor.ts'
import { type Member, type MemberListRow, toMember } from './member.ts'
import { listMemberRowsSql } from './queries.ts'

export type ListedMember = Member & { last_signed_in_at: string | null; has_pin: boolean }

export async function listMembers(reader: Reader, actor: Actor): Promise<ListedMember[] | Denial> {
  const denied = checkPermission(actor, 'tenant.members')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor)]
  const rows = await reader.run<MemberListRow>(listMemberRowsSql, values)
  return rows.map((row) => ({
    ...toMember(row),
    last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
    has_pin: row.has_pin,
  }))
}
