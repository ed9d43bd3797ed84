import { isRefusal, type Refusal, refuseState, toNotFound } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { findVisibleGroup, type GroupRef } from '../visibility/index.ts'
import { type Actor, buildDenial, checkPermission, type Denial, listVisibleGroupIds, toGroupViewer } from './actor.ts'
import { buildGroupLimitedOwnerRefusal, denyOwnerChange, parseMemberRole } from './add.ts'
import { findMember, type MemberRow, toMember } from './member.ts'
import { countKeysOfMemberSql, deleteMemberSql, lockOwnersSql, updateMemberSql } from './queries.ts'

export type MemberChanges = {
  role?: string
  /** Id or code of the group to limit the member to; null for the whole organization. */
  group?: string | null
}

export async function changeMember(work: Work, actor: Actor, email: string, changes: MemberChanges) {
  const wanted = changes.role === undefined ? undefined : parseMemberRole(changes.role)
  if (isRefusal(wanted)) return wanted
  const denied = checkPermission(actor, 'tenant.members')
  if (denied) return denied
  const { transaction } = work
  const { id: organizationId, slug } = actor.organization
  const { found, owners } = await lockReachableMember(transaction, actor, email)
  if (!found) return toNotFound('member', email, ` in ${slug}`)
  const group = await findWantedGroup(transaction, actor, found, changes.group)
  if (group && 'kind' in group) return group
  const changed = { ...found, role: wanted ?? found.role, group_id: group?.id ?? null, group_code: group?.code ?? null }
  const hasOtherRole = changed.role !== found.role
  if (!hasOtherRole && changed.group_id === found.group_id) return toMember(found)
  const forbidden = denyOwnerChange(actor, found.role, changed.role)
  if (forbidden) return forbidden
  if (changed.role === 'owner' && group) return buildGroupLimitedOwnerRefusal()
  const needed = hasOtherRole ? refuseLastOwner(actor, found, owners) : undefined
  if (needed) return needed
  transaction.defer(updateMemberSql, [organizationId, found.id, changed.role, changed.group_id])
  const action = hasOtherRole ? 'member.role_changed' : 'member.group_changed'
  const [before, after] = [toMember(found), toMember(changed)]
  work.audit({ action, object: { type: 'member', id: found.id }, livemode: true, before, after })
  return after
}

/** Who is limited to a group themselves gives nobody more than that. */
async function findWantedGroup(
  transaction: Transaction,
  actor: Actor,
  found: MemberRow,
  wanted: string | null | undefined,
): Promise<GroupRef | null | Denial | Refusal<'not_found'>> {
  const { id, code } = { id: found.group_id, code: found.group_code }
  if (wanted === undefined) return id === null ? null : { id, code: code ?? '' }
  if (wanted !== null) return findVisibleGroup(transaction, toGroupViewer(actor), wanted)
  const { member } = actor
  if (!member?.group_id) return null
  return buildDenial(
    `${member.email} is limited to the group ${member.group_code} and cannot give anybody the whole organization.`,
  )
}

type Owners = { id: string }[]

/** The member by their address, if the actor reaches them, and all owners, so that one of them stays. */
async function lockReachableMember(
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

function refuseLastOwner({ organization }: Actor, member: MemberRow, owners: Owners) {
  if (member.role !== 'owner' || owners.some(({ id }) => id !== member.id)) return undefined
  const message = `${member.email} is the last owner of ${organization.slug} and has to stay one; make another member an owner first.`
  return refuseState('last_owner', message)
}

/**
 * Ends their sessions with their membership. What they made stays, and names them by their id: `keys` are API keys that
 * they made and that still work.
 */
export async function removeMember(work: Work, actor: Actor, email: string) {
  const denied = checkPermission(actor, 'tenant.members')
  if (denied) return denied
  const { found, owners } = await lockReachableMember(work.transaction, actor, email)
  if (!found) return toNotFound('member', email, ` in ${actor.organization.slug}`)
  const forbidden = denyOwnerChange(actor, found.role) ?? refuseLastOwner(actor, found, owners)
  if (forbidden) return forbidden
  const values = [actor.organization.id, found.id]
  const [made] = await work.transaction.run<{ keys: number }>(countKeysOfMemberSql, values)
  await work.transaction.run(deleteMemberSql, values)
  const member = toMember(found)
  const object = { type: 'member', id: found.id }
  work.audit({ action: 'member.removed', object, livemode: true, before: member, after: null })
  return { member, keys: made?.keys ?? 0 }
}
