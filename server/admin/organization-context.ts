import { type Actor, findMember, toAuditOrigin } from '../access/members/index.ts'
import { findOrganization } from '../access/organizations/index.ts'
import { isRefusal } from '../platform/contract/refusal.ts'
import { buildReader } from '../platform/database/prepared.ts'
import { doWork } from '../platform/work/work.ts'
import type { AcceptedOutcome, CliContext, CliInput, ListHintObject, OrganizationContext } from './command.ts'
import { CommandRefusedError, CommandUsageError } from './failure.ts'

export async function buildOrgContext({ database, now }: CliContext, input: CliInput): Promise<OrganizationContext> {
  const reader = buildReader(database)
  const reference = input.operand('org')
  const organization = await findOrganization(reader, reference)
  if (!organization)
    throw new CommandRefusedError(
      `There is no organization ${reference}. "postern-admin org list" shows the organizations.`,
    )
  const { id, slug } = organization
  const member = input.as === null ? null : await findMember(reader, id, input.as)
  if (member === undefined) {
    throw new CommandRefusedError(
      `There is no member ${input.as} in ${slug}. "postern-admin member list ${slug}" shows the members.`,
    )
  }
  const actor = { organization, member }
  return { database, now, reader, actor, ...actAs(actor, { database, now }) }
}

export function actAs(actor: Actor, { database, now }: CliContext): Pick<OrganizationContext, 'accept' | 'change'> {
  const accept = <T>(outcome: T, hint?: ListHintObject) => {
    if (!isRefusal(outcome)) return outcome as AcceptedOutcome<T>
    if (outcome.code === 'validation_failed') throw new CommandUsageError(outcome.message)
    const help = outcome.code === 'not_found' && hint ? ` ${whereToLook(actor, hint)}` : ''
    throw new CommandRefusedError(outcome.message + help)
  }
  return {
    accept,
    change: async (perform, hint) => accept(await doWork(database, toAuditOrigin(actor), now, perform), hint),
  }
}

function whereToLook({ organization, member }: Actor, hint: ListHintObject): string {
  const list = `"postern-admin ${hint} list ${organization.slug}${member ? ` --as ${member.email}` : ''}"`
  const limit = member?.group_id ? `${member.email} is limited to the group ${member.group_code}; ` : ''
  return `${limit}${list} shows the ${hint}s${limit ? ' inside it' : ''}.`
}
