import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from './actor.ts'
import { createGroupLimitedOwnerRefusal, denyOwnerChange, parseMemberRole } from './add.ts'
import { findMember, type Member, toMember } from './member.ts'
import { lockOwnersSql, updateMemberRoleSql } from './queries.ts'

export async function changeRole(
  work: Work,
  actor: Actor,
  email: string,
  wanted: string,
): Promise<Member | Denial | Refusal<'validation_failed' | 'not_found' | 'invalid_state'>> {
  const role = parseMemberRole(wanted)
  if (isRefusal(role)) return role
  const denied = denyWithoutPermission(actor, 'tenant.members')
  if (denied) return denied
  const { transaction } = work
  const { id: organizationId, slug } = actor.organization
  const owners = await transaction.run<{ id: string }>(lockOwnersSql, [organizationId])
  const found = await findMember(transaction, organizationId, email)
  const reach = await listVisibleGroupIds(transaction, actor)
  if (!found || (reach && !reach.includes(found.group_id ?? ''))) {
    return refuse('not_found', `There is no member ${email} in ${slug}.`)
  }
  if (found.role === role) return toMember(found)
  const forbidden = denyOwnerChange(actor, found.role, role)
  if (forbidden) return forbidden
  if (role === 'owner' && found.group_id) return createGroupLimitedOwnerRefusal()
  if (found.role === 'owner' && owners.every(({ id }) => id === found.id)) {
    const message = `${found.email} is the last owner of ${slug} and has to stay one; make another member an owner first.`
    return refuse('invalid_state', message)
  }
  transaction.defer(updateMemberRoleSql, [organizationId, found.id, role])
  const [before, after] = [toMember(found), toMember({ ...found, role })]
  work.audit({ action: 'member.role_changed', object: { type: 'member', id: found.id }, before, after })
  return after
}
