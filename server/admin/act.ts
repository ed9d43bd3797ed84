import { type Actor, commandOrigin, type Denial, findMember } from '../access/members/index.ts'
import { findOrganization, type OrganizationRow } from '../access/organizations/index.ts'
import type { Refusal } from '../platform/contract/refusal.ts'
import { readerOn } from '../platform/database/prepared.ts'
import { doWork, type Work } from '../platform/work/work.ts'
import type { Context, Input } from './command.ts'
import { Refused, WrongUsage } from './failure.ts'

/** What a "not found" can be followed by, to help. */
export type Hint = 'device' | 'group' | 'job' | 'key' | 'member' | 'source' | 'webhook'

export type Acting = Actor & { organization: OrganizationRow }

type Accepted<T> = Exclude<T, Refusal | Denial>

/** Who acts on the organization that <org> names: the member of --as, or the operator. */
export async function findActor({ database }: Context, input: Input): Promise<Acting> {
  const reader = readerOn(database)
  const reference = input.operand('org')
  const organization = await findOrganization(reader, reference)
  if (!organization) {
    throw new Refused(`There is no organization ${reference}. "postern-admin org list" shows the organizations.`)
  }
  if (input.as === null) return { organization, member: null }
  const member = await findMember(reader, organization.id, input.as)
  if (!member) {
    const { slug } = organization
    throw new Refused(
      `There is no member ${input.as} in ${slug}. "postern-admin member list ${slug}" shows the members.`,
    )
  }
  return { organization, member }
}

/** Makes a change and its audit rows in one transaction, or throws what refused it. */
export async function change<T>(
  { database, now }: Context,
  actor: Actor,
  perform: (work: Work) => Promise<T>,
  hint?: Hint,
): Promise<Accepted<T>> {
  return accept(await doWork(database, commandOrigin(actor), now, perform), actor, hint)
}

export function accept<T>(outcome: T, actor: Actor, hint?: Hint): Accepted<T> {
  if (!isRefused(outcome)) return outcome as Accepted<T>
  if (outcome.code === 'validation_failed') throw new WrongUsage(outcome.message)
  const help = outcome.code === 'not_found' && hint ? ` ${whereToLook(actor, hint)}` : ''
  throw new Refused(outcome.message + help)
}

function isRefused(value: unknown): value is Refusal | Denial {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal'
}

function whereToLook({ organization, member }: Actor, hint: Hint): string {
  const list = `"postern-admin ${hint} list ${organization.slug}${member ? ` --as ${member.email}` : ''}"`
  const limit = member?.group_id ? `${member.email} is limited to the group ${member.group_code}; ` : ''
  return `${limit}${list} shows the ${hint}s${limit ? ' inside it' : ''}.`
}
