import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from './actor.ts'
import { denyOwnerChange } from './add.ts'
import { findMember, type Member, type MemberRow, toMember } from './member.ts'
import { hashPin, isPin, makePin } from './pin.ts'
import { storePinSql } from './queries.ts'

export type MemberWithPin = { member: Member; pin: string /** Shown only here. */ }

/** Members set their own PIN; managers of members also those of others. */
export async function setPin(
  work: Work,
  actor: Actor,
  email: string,
  pin: string | undefined,
): Promise<MemberWithPin | Denial | Refusal<'validation_failed' | 'not_found'>> {
  if (pin !== undefined && !isPin(pin)) {
    return refuse('validation_failed', 'A PIN has 6 to 32 digits, and nothing else.')
  }
  const { transaction } = work
  const { id: organizationId, slug } = actor.organization
  const found = await findMember(transaction, organizationId, email)
  const isTheirOwn = found !== undefined && found.id === actor.member?.id
  const denied = isTheirOwn ? undefined : denyWithoutPermission(actor, 'tenant.members')
  if (denied) return denied
  const reach = isTheirOwn ? null : await listVisibleGroupIds(transaction, actor)
  if (!found || (reach && !reach.includes(found.group_id ?? ''))) {
    return refuse('not_found', `There is no member ${email} in ${slug}.`)
  }
  const forbidden = isTheirOwn ? undefined : denyOwnerChange(actor, found.role)
  if (forbidden) return forbidden
  return store(work, organizationId, found, pin ?? makePin())
}

async function store(work: Work, organizationId: string, found: MemberRow, pin: string): Promise<MemberWithPin> {
  work.transaction.defer(storePinSql, [organizationId, found.id, await hashPin(pin)])
  const member = toMember(found)
  work.audit({ action: 'member.pin_set', object: { type: 'member', id: found.id }, before: member, after: member })
  return { member, pin }
}
