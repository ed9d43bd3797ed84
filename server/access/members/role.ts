import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from './actor.ts'
import { createGroupLimitedOwnerRefusal, denyOwnerChange, parseMemberRole } from './add.ts'
import { findMember, type Member, type MemberRow, toMember } from './member.ts'
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
  const { found, owners } = await lockReachableMember(transaction, actor, email)
  if (!found) return refuse('not_found', `There is no member ${email} in ${slug}.`)
  if (found.role === role) return toMember(found)
  const forbidden = denyOwnerChange(actor, found.role, role)
  if (forbidden) return forbidden
  if (role === 'owner' && found.group_id) return createGroupLimitedOwnerRefusal()
  const needed = refuseLastOwner(actor, found, owners)
  if (needed) return needed
  transaction.defer(updateMemberRoleSql, [organizationId, found.id, role])
  const [before, after] = [toMember(found), toMember({ ...found, role })]
  work.audit({ action: 'member.role_changed', object: { type: 'member', id: found.id }, before, after })
  return after
}

type Owners = { id: string }[]

/** The member by their address, if the actor reaches them, and all owners, so that one of them stays. */
export async function lockReachableMember(
  transaction: Transaction,
  actor: Actor,
  email: string,
): Promise<{ found: MemberRow | undefined; owners: Owners }> {
  const { id } = actor.organization
  const owners = await transaction.run<{ id: string }>(lockOwnersSql, [id])
  const found = await findMember(transaction, id, email)
  const reach = await listVisibleGroupIds(transaction, actor)
  const isReached = found && (!reach || reach.includes(found.group_id ?? ''))
  return { found: isReached ? found : undefined, owners }
}

export function refuseLastOwner({ organization }: Actor, member: MemberRow, owners: Owners) {
  if (member.role !== 'owner' || owners.some(({ id }) => id !== member.id)) return undefined
  const message = `${member.email} is the last owner of ${organization.slug} and has to stay one; make another member an owner first.`
  return refuse('invalid_state', message)
}
