import { type Actor, commandOrigin, findMember } from '../access/members/index.ts'
import { findOrganization } from '../access/organizations/index.ts'
import { isRefusal } from '../platform/contract/refusal.ts'
import { readerOn } from '../platform/database/prepared.ts'
import { doWork } from '../platform/work/work.ts'
import type { Accepted, Context, Hint, Input, OrganizationContext } from './command.ts'
import { Refused, WrongUsage } from './failure.ts'

export async function organizationContext({ database, now }: Context, input: Input): Promise<OrganizationContext> {
  const reader = readerOn(database)
  const reference = input.operand('org')
  const organization = await findOrganization(reader, reference)
  if (!organization) {
    throw new Refused(`There is no organization ${reference}. "postern-admin org list" shows the organizations.`)
  }
  const { id, slug } = organization
  const member = input.as === null ? null : await findMember(reader, id, input.as)
  if (member === undefined) {
    throw new Refused(
      `There is no member ${input.as} in ${slug}. "postern-admin member list ${slug}" shows the members.`,
    )
  }
  const actor = { organization, member }
  return { database, now, reader, actor, ...actingAs(actor, { database, now }) }
}

export function actingAs(actor: Actor, { database, now }: Context): Pick<OrganizationContext, 'accept' | 'change'> {
  const accept = <T>(outcome: T, hint?: Hint) => {
    if (!isRefusal(outcome)) return outcome as Accepted<T>
    if (outcome.code === 'validation_failed') throw new WrongUsage(outcome.message)
    const help = outcome.code === 'not_found' && hint ? ` ${whereToLook(actor, hint)}` : ''
    throw new Refused(outcome.message + help)
  }
  return {
    accept,
    change: async (perform, hint) => accept(await doWork(database, commandOrigin(actor), now, perform), hint),
  }
}

function whereToLook({ organization, member }: Actor, hint: Hint): string {
  const list = `"postern-admin ${hint} list ${organization.slug}${member ? ` --as ${member.email}` : ''}"`
  const limit = member?.group_id ? `${member.email} is limited to the group ${member.group_code}; ` : ''
  return `${limit}${list} shows the ${hint}s${limit ? ' inside it' : ''}.`
}
