import { isEmail } from '../../../spec/runtime/formats/email.ts'
import { isRefusal, type Refusal, refuse, refuseMistakes, refuseState } from '../../platform/contract/refusal.ts'
import { findNameMistake } from '../../platform/formats/name.ts'
import { newId } from '../../platform/ids.ts'
import { MAIL_QUEUE, queueMail } from '../../platform/mail/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { findVisibleGroup } from '../visibility/index.ts'
import { type Actor, buildDenial, checkPermission, type Denial, toGroupViewer } from './actor.ts'
import { type Member, toMember } from './member.ts'
import { isMemberRole, type MemberRole, memberRoles } from './permissions.ts'
import { insertMemberSql } from './queries.ts'

export type NewMember = {
  email: string
  name: string
  role: string
  /** Id or code of the group to limit the member to. */
  group?: string | null
}

export async function addMember(work: Work, actor: Actor, input: NewMember) {
  const refusal = refuseMistakes(findNewMemberMistakes(input))
  if (refusal) return refusal
  const role = input.role as MemberRole
  const denied = checkPermission(actor, 'tenant.members') ?? denyOwnerChange(actor, role)
  if (denied) return denied
  const reference = input.group ?? actor.member?.group_id
  const group = reference ? await findVisibleGroup(work.transaction, toGroupViewer(actor), reference) : null
  if (isRefusal(group)) return group
  if (role === 'owner' && group) return buildGroupLimitedOwnerRefusal()
  const { now, transaction } = work
  const { organization } = actor
  const id = newId(now)
  const { email, name } = input
  const values = [organization.id, id, email, name, role, group?.id ?? null, now]
  const [inserted] = await transaction.run(insertMemberSql, values)
  if (!inserted) return refuse('conflict', `${email} is already a member of ${organization.slug}.`)
  const [group_id, group_code] = [group?.id ?? null, group?.code ?? null]
  const added = toMember({ id, email, name, role, group_id, group_code, created_at: now })
  work.audit({ action: 'member.added', object: { type: 'member', id }, livemode: true, before: null, after: added })
  return added
}

export function findNewMemberMistakes({ email, name, role }: NewMember): (string | undefined)[] {
  return [
    mistakeInRole(role),
    isEmail(email) ? undefined : `${email || 'An empty text'} is not an email address.`,
    findNameMistake(name),
  ]
}

const mistakeInRole = (text: string): string | undefined =>
  isMemberRole(text) ? undefined : `There is no role ${text}; the roles are ${memberRoles.join(', ')}.`

export const parseMemberRole = (text: string): MemberRole | Refusal<'validation_failed'> =>
  refuseMistakes([mistakeInRole(text)]) ?? (text as MemberRole)

/** Only owners change owners; otherwise an admin could become one, or remove them. */
export function denyOwnerChange({ member }: Actor, ...concerned: MemberRole[]): Denial | undefined {
  if (!member || member.role === 'owner' || !concerned.includes('owner')) return undefined
  return buildDenial(`${member.email} is not an owner and cannot decide who is one; that takes an owner.`)
}

export const buildGroupLimitedOwnerRefusal = () =>
  refuseState('owner', 'An owner acts for the whole organization and cannot be limited to a group.')

/** The mail holds no credential: who opens the console asks for a link in their own browser. */
async function inviteMember(
  work: Work,
  organization: { id: string; name: string },
  { id, email, name, role }: Member,
  publicOrigin: string,
): Promise<void> {
  const mail = {
    organizationId: organization.id,
    occurrence: `invitation:${id}`,
    to: { address: email, name },
    subject: `${organization.name} · Postern`,
    text: `Hello ${name},

you are a member of ${organization.name} now (${role}). Sign in with this address:

${publicOrigin}/console

Hola, ${name}: ya formas parte de ${organization.name}. Entra con esta dirección en la página de arriba.`,
  }
  await queueMail(work.transaction, mail, work.now)
  work.wake(MAIL_QUEUE)
}

export async function addInvitedMember(
  work: Work,
  actor: Actor,
  organization: { id: string; name: string },
  input: NewMember,
  publicOrigin: string,
): ReturnType<typeof addMember> {
  const added = await addMember(work, actor, input)
  if (!('kind' in added)) await inviteMember(work, organization, added, publicOrigin)
  return added
}
