import { addMember, type Member, mistakesInMember } from '../../access/members/index.ts'
import {
  changeOverrides,
  changePlan,
  changeTerminology,
  foundOrganization,
  listOrganizations,
  mistakesInOrganization,
  type OrganizationRecord,
} from '../../access/organizations/index.ts'
import { overrideEntries, plans, terminologyOf, things } from '../../access/plans/index.ts'
import { followPlan } from '../../areas/webhooks/index.ts'
import { refuseMistakes } from '../../platform/contract/mistakes.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { accept, change, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { WrongUsage } from '../failure.ts'
import { type Cell, properties, table } from '../output.ts'
import { org } from './operands.ts'

const planCodes = Object.keys(plans).join('|')

async function create({ database, now }: Context, input: Input) {
  const [email, name] = [input.option('owner-email'), input.option('owner-name')]
  if ((email === undefined) !== (name === undefined)) {
    throw new WrongUsage('--owner-email and --owner-name go together: give both, or neither.')
  }
  const params = {
    slug: input.required('slug'),
    name: input.required('name'),
    plan: input.option('plan') ?? 'free',
    timezone: input.option('timezone') ?? 'UTC',
  }
  const actor = { organization: { id: newId(now), slug: params.slug }, member: null }
  const mistakesInOwner = email === undefined ? [] : mistakesInMember({ email, name: name ?? '', role: 'owner' })
  accept(refuseMistakes([...mistakesInOrganization(params), ...mistakesInOwner]), actor)
  const created = await change({ database, now }, actor, async (work) => {
    const organization = await foundOrganization(work, actor.organization.id, params)
    if ('kind' in organization || email === undefined) return { organization, owner: null }
    const owner = await addMember(work, actor, { email, name: name ?? '', role: 'owner' })
    return 'kind' in owner ? owner : { organization, owner }
  })
  const organization = accept(created.organization, actor)
  const { owner } = created
  return { document: { organization, owner }, text: describe(organization, owner) }
}

async function list({ database }: Context) {
  const organizations = await listOrganizations(readerOn(database))
  const rows = organizations.map(({ slug, name, plan, overrides, timezone, id }) => {
    return [slug, name, plan, Object.keys(overrides).length, timezone, id]
  })
  return {
    document: { organizations },
    text: table(['SLUG', 'NAME', 'PLAN', 'OVERRIDES', 'TIME ZONE', 'ID'], rows),
  }
}

async function plan(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const organization = await change(context, actor, (work) =>
    changePlan(work, actor, input.operand('plan'), followPlan),
  )
  return { document: { organization }, text: describe(organization) }
}

async function override(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const changes = input.operands('entry=value')
  const organization = await change(context, actor, (work) => changeOverrides(work, actor, changes, followPlan))
  return { document: { organization }, text: describe(organization) }
}

async function terms(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const changes = input.operands('thing=words')
  const { terminology: own } =
    changes.length > 0
      ? await change(context, actor, (work) => changeTerminology(work, actor, changes))
      : actor.organization
  const terminology = terminologyOf(own)
  const rows = things.map((thing) => {
    const { singular, plural } = terminology[thing]
    return [thing, singular, plural, own[thing] ? 'own' : 'standard']
  })
  return { document: { terminology, own }, text: table(['THING', 'SINGULAR', 'PLURAL', 'WORDS'], rows) }
}

function describe({ id, slug, name, plan, timezone, overrides }: OrganizationRecord, owner?: Member | null): string {
  const own = Object.entries(overrides).map(([entry, value]): [string, Cell] => [`  ${entry}`, String(value ?? 'none')])
  return properties([
    ['Organization', name],
    ['Slug', slug],
    ['Id', id],
    ['Time zone', timezone],
    ['Plan', plan],
    ...(own.length > 0 ? ([['Overrides', `${own.length} of the plan's entries`], ...own] as [string, Cell][]) : []),
    ...(owner ? ([['Owner', `${owner.name} <${owner.email}>`]] as [string, Cell][]) : []),
  ])
}

export const organizationCommands: Command[] = [
  {
    name: 'org create',
    options: {
      slug: { value: 'SLUG', about: 'its short name in commands and addresses, such as harbour', required: true },
      name: { value: 'NAME', about: 'its name as people read it', required: true },
      plan: { value: planCodes, about: 'free unless given; the API needs growth or scale' },
      timezone: { value: 'ZONE', about: 'such as Europe/Madrid; UTC unless given' },
      'owner-email': { value: 'EMAIL', about: 'the email address of its first owner' },
      'owner-name': { value: 'NAME', about: 'the name of its first owner' },
    },
    examples: [
      'org create --slug harbour --name "Harbour Hall" --plan scale --owner-email ana@harbour.example --owner-name "Ana Ruiz"',
    ],
    needs: 'migrated',
    run: create,
  },
  {
    name: 'org list',
    examples: ['org list'],
    needs: 'migrated',
    run: list,
  },
  {
    name: 'org plan',
    operands: [org, { name: 'plan', about: `one of ${Object.keys(plans).join(', ')}` }],
    examples: ['org plan harbour growth'],
    forMembers: true,
    needs: 'migrated',
    run: plan,
  },
  {
    name: 'org override',
    operands: [
      org,
      {
        name: 'entry=value',
        about: `entry=value to set, entry= to remove; the entries are ${overrideEntries.join(', ')}`,
        many: true,
      },
    ],
    examples: ['org override harbour attendee_cap=25000 api_calls_monthly=none', 'org override harbour attendee_cap='],
    forMembers: true,
    needs: 'migrated',
    run: override,
  },
  {
    name: 'org terms',
    operands: [
      org,
      {
        name: 'thing=words',
        about: `thing=singular,plural to set, thing= for the standard words; the things are ${things.join(', ')}`,
        many: true,
        optional: true,
      },
    ],
    examples: [
      'org terms harbour',
      'org terms harbour attendee=guest,guests "check_in_point=gate,gates"',
      'org terms harbour attendee=',
    ],
    forMembers: true,
    needs: 'migrated',
    run: terms,
  },
]
