import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission } from './actor.ts'
import { denyOwnerChange } from './add.ts'
import { lockReachableMember, refuseLastOwner } from './change.ts'
import { type Member, toMember } from './member.ts'
import { countKeysOfMemberSql, deleteMemberSql } from './queries.ts'

export type RemovedMember = { member: Member /** API keys that they made and that still work. */; keys: number }

/** Ends their sessions with their membership. What they made stays, and names them by their id. */
export async function removeMember(
  work: Work,
  actor: Actor,
  email: string,
): Promise<RemovedMember | Denial | Refusal<'not_found' | 'invalid_state'>> {
  const denied = denyWithoutPermission(actor, 'tenant.members')
  if (denied) return denied
  const { found, owners } = await lockReachableMember(work.transaction, actor, email)
  if (!found) return refuse('not_found', `There is no member ${email} in ${actor.organization.slug}.`)
  const forbidden = denyOwnerChange(actor, found.role) ?? refuseLastOwner(actor, found, owners)
  if (forbidden) return forbidden
  const values = [actor.organization.id, found.id]
  const [made] = await work.transaction.run<{ keys: number }>(countKeysOfMemberSql, values)
  await work.transaction.run(deleteMemberSql, values)
  const member = toMember(found)
  work.audit({
    action: 'member.removed',
    object: { type: 'member', id: found.id },
    livemode: true,
    before: member,
    after: null,
  })
  return { member, keys: made?.keys ?? 0 }
}
