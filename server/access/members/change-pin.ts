import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from './actor.ts'
import { denyOwnerChange } from './add.ts'
import { findMember, type Member, type MemberRecord, toMember } from './member.ts'
import { hashPin, isPin, makePin } from './pin.ts'
import { storePinSql } from './queries.ts'

export type MemberWithPin = { member: Member; pin: string /** Shown only here. */ }

/** Members change their own PIN; managers of members also those of others. */
export async function setPin(
  work: Work,
  actor: Actor,
  email: string,
  wanted: string | undefined,
): Promise<MemberWithPin | Denial | Refusal<'validation_failed' | 'not_found'>> {
  if (wanted !== undefined && !isPin(wanted)) {
    return refuse('validation_failed', 'A PIN has 6 to 32 digits, and nothing else.')
  }
  const found = await findReachableMember(work, actor, email)
  if ('kind' in found) return found
  const pin = wanted ?? makePin()
  return { member: store(work, actor, found, 'member.pin_set', await hashPin(pin)), pin }
}

/** Without a PIN a member overrides nothing. */
export async function removePin(
  work: Work,
  actor: Actor,
  email: string,
): Promise<Member | Denial | Refusal<'not_found'>> {
  const found = await findReachableMember(work, actor, email)
  if ('kind' in found) return found
  if (!found.has_pin) return toMember(found)
  return store(work, actor, found, 'member.pin_removed', null)
}

async function findReachableMember(
  { transaction }: Work,
  actor: Actor,
  email: string,
): Promise<MemberRecord | Denial | Refusal<'not_found'>> {
  const { id: organizationId, slug } = actor.organization
  const found = await findMember(transaction, organizationId, email)
  if (found && found.id === actor.member?.id) return found
  const denied = denyWithoutPermission(actor, 'tenant.members')
  if (denied) return denied
  const reach = await listVisibleGroupIds(transaction, actor)
  if (!found || (reach && !reach.includes(found.group_id ?? ''))) {
    return refuse('not_found', `There is no member ${email} in ${slug}.`)
  }
  return denyOwnerChange(actor, found.role) ?? found
}

function store(work: Work, { organization }: Actor, found: MemberRecord, action: string, hash: string | null): Member {
  work.transaction.defer(storePinSql, [organization.id, found.id, hash])
  const member = toMember(found)
  work.audit({ action, object: { type: 'member', id: found.id }, livemode: true, before: member, after: member })
  return member
}
