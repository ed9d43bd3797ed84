import { MAIL_QUEUE_NAME, queueMail } from '../../platform/mail/index.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Actor } from './actor.ts'
import { addMember, type NewMember } from './add.ts'
import type { Member } from './member.ts'

/** The mail holds no credential: who opens the console asks for a link in their own browser. */
export async function inviteMember(
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
  work.wake(MAIL_QUEUE_NAME)
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
