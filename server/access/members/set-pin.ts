import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, deny, visibleGroupIds } from './actor.ts'
import { denyOwnership } from './add.ts'
import { findMember, type Member, type MemberRow, toMember } from './member.ts'
import { hashPin, isPin, makePin } from './pin.ts'
import { storePin } from './queries.ts'

export type SetPin = { member: Member; pin: string /** Shown only here. */ }

/** Members set their own PIN; managers of members also those of others. */
export async function setPin(
  work: Work,
  actor: Actor,
  email: string,
  pin: string | undefined,
): Promise<SetPin | Denial | Refusal<'validation_failed' | 'not_found'>> {
  if (pin !== undefined && !isPin(pin)) {
    return refuse('validation_failed', 'A PIN has 6 to 32 digits, and nothing else.')
  }
  const { transaction } = work
  const { id: organizationId, slug } = actor.organization
  const found = await findMember(transaction, organizationId, email)
  const isTheirOwn = found !== undefined && found.id === actor.member?.id
  const denied = isTheirOwn ? undefined : deny(actor, 'tenant.members')
  if (denied) return denied
  const reach = isTheirOwn ? null : await visibleGroupIds(transaction, actor)
  if (!found || (reach && !reach.includes(found.group_id ?? ''))) {
    return refuse('not_found', `There is no member ${email} in ${slug}.`)
  }
  const forbidden = isTheirOwn ? undefined : denyOwnership(actor, found.role)
  if (forbidden) return forbidden
  return store(work, organizationId, found, pin ?? makePin())
}

async function store(work: Work, organizationId: string, found: MemberRow, pin: string): Promise<SetPin> {
  work.transaction.defer(storePin, [organizationId, found.id, await hashPin(pin)])
  const member = toMember(found)
  work.audit({ action: 'member.pin_set', object: { type: 'member', id: found.id }, before: member, after: member })
  return { member, pin }
}
