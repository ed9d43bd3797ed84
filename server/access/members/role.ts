import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, deny, visibleGroupIds } from './actor.ts'
import { denyOwnership, readRole, refuseLimitedOwner } from './add.ts'
import { findMember, type Member, toMember } from './member.ts'
import { lockOwners, updateRole } from './queries.ts'

export async function changeRole(
  work: Work,
  actor: Actor,
  email: string,
  wanted: string,
): Promise<Member | Denial | Refusal<'validation_failed' | 'not_found' | 'invalid_state'>> {
  const role = readRole(wanted)
  if (isRefusal(role)) return role
  const denied = deny(actor, 'tenant.members')
  if (denied) return denied
  const { transaction } = work
  const { id: organizationId, slug } = actor.organization
  const owners = await transaction.run<{ id: string }>(lockOwners, [organizationId])
  const found = await findMember(transaction, organizationId, email)
  const reach = await visibleGroupIds(transaction, actor)
  if (!found || (reach && !reach.includes(found.group_id ?? ''))) {
    return refuse('not_found', `There is no member ${email} in ${slug}.`)
  }
  if (found.role === role) return toMember(found)
  const forbidden = denyOwnership(actor, found.role, role)
  if (forbidden) return forbidden
  if (role === 'owner' && found.group_id) return refuseLimitedOwner()
  if (found.role === 'owner' && owners.every(({ id }) => id === found.id)) {
    const message = `${found.email} is the last owner of ${slug} and has to stay one; make another member an owner first.`
    return refuse('invalid_state', message)
  }
  transaction.defer(updateRole, [organizationId, found.id, role])
  const [before, after] = [toMember(found), toMember({ ...found, role })]
  work.audit({ action: 'member.role_changed', object: { type: 'member', id: found.id }, before, after })
  return after
}
