import { addInvitedMember, findNewMemberMistakes, type Member } from '../../access/members/index.ts'
import {
  changePlan,
  changePlanOverrides,
  changeTerminology,
  createOrganizationWithId,
  findOrganizationMistakes,
  listOrganizations,
  type OrganizationDetails,
} from '../../access/organizations/index.ts'
import { completeTerminology, planOverrideKeys, plans, termNames } from '../../access/plans/index.ts'
import { syncPausesToPlan } from '../../areas/webhooks/index.ts'
import { refuseMistakes } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import type { Command } from '../command.ts'
import { CommandUsageError } from '../failure.ts'
import { actAs } from '../organization-context.ts'
import { formatProperties, toTable } from '../output.ts'
import { readPublicOrigin } from '../public-origin.ts'

const planCodes = Object.keys(plans).join('|')

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
    async run(context, input) {
      const [email, name] = [input.option('owner-email'), input.option('owner-name')]
      if ((email === undefined) !== (name === undefined))
        throw new CommandUsageError('--owner-email and --owner-name go together: give both, or neither.')
      const first = email === undefined ? null : { email, name: name ?? '', role: 'owner' }
      const params = {
        slug: input.required('slug'),
        name: input.required('name'),
        plan: input.option('plan') ?? 'free',
        timezone: input.option('timezone') ?? 'UTC',
      }
      const actor = { organization: { id: newId(context.now), slug: params.slug }, member: null }
      const { accept, change } = actAs(actor, context)
      accept(refuseMistakes([...findOrganizationMistakes(params), ...(first ? findNewMemberMistakes(first) : [])]))
      const created = await change(async (work) => {
        const organization = await createOrganizationWithId(work, actor.organization.id, params)
        if ('kind' in organization || !first) return { organization, owner: null }
        const origin = await readPublicOrigin(context.database, input.environment)
        const owner = await addInvitedMember(work, actor, organization, first, origin)
        return 'kind' in owner ? owner : { organization, owner }
      })
      const organization = accept(created.organization)
      const { owner } = created
      return { document: { organization, owner }, text: describe(organization, owner) }
    },
  },
  {
    name: 'org list',
    examples: ['org list'],
    needs: 'migrated',
    async run({ database }) {
      const organizations = await listOrganizations(buildReader(database))
      const rows = organizations.map(({ slug, name, plan, overrides, timezone, id }) => {
        return [slug, name, plan, Object.keys(overrides).length, timezone, id]
      })
      const headings = ['SLUG', 'NAME', 'PLAN', 'OVERRIDES', 'TIME ZONE', 'ID']
      return { document: { organizations }, text: toTable(headings, rows) }
    },
  },
  {
    name: 'org plan',
    operands: [{ name: 'plan', about: `one of ${Object.keys(plans).join(', ')}` }],
    examples: ['org plan harbour growth'],
    async run({ actor, change }, input) {
      const organization = await change((work) => changePlan(work, actor, input.operand('plan'), syncPausesToPlan))
      return { document: { organization }, text: describe(organization) }
    },
  },
  {
    name: 'org override',
    operands: [
      {
        name: 'entry=value',
        about: `entry=value to set, entry= to remove; the entries are ${planOverrideKeys.join(', ')}`,
        many: true,
      },
    ],
    examples: ['org override harbour attendee_cap=25000 api_calls_monthly=none', 'org override harbour attendee_cap='],
    async run({ actor, change }, input) {
      const changes = input.operands('entry=value')
      const organization = await change((work) => changePlanOverrides(work, actor, changes, syncPausesToPlan))
      return { document: { organization }, text: describe(organization) }
    },
  },
  {
    name: 'org terms',
    operands: [
      {
        name: 'thing=words',
        about: `thing=singular,plural to set, thing= for the standard words; the things are ${termNames.join(', ')}`,
        many: true,
        optional: true,
      },
    ],
    examples: [
      'org terms harbour',
      'org terms harbour attendee=guest,guests "check_in_point=gate,gates"',
      'org terms harbour attendee=',
    ],
    async run({ actor, change }, input) {
      const changes = input.operands('thing=words')
      const { terminology: own } =
        changes.length > 0 ? await change((work) => changeTerminology(work, actor, changes)) : actor.organization
      const terminology = completeTerminology(own)
      const rows = termNames.map((thing) => {
        const { singular, plural } = terminology[thing]
        return [thing, singular, plural, own[thing] ? 'own' : 'standard']
      })
      return { document: { terminology, own }, text: toTable(['THING', 'SINGULAR', 'PLURAL', 'WORDS'], rows) }
    },
  },
]

function describe({ id, slug, name, plan, timezone, overrides }: OrganizationDetails, owner?: Member | null): string {
  const own = Object.entries(overrides).map(([entry, value]): [string, string] => {
    return [`  ${entry}`, String(value ?? 'none')]
  })
  return formatProperties([
    ['Organization', name],
    ['Slug', slug],
    ['Id', id],
    ['Time zone', timezone],
    ['Plan', plan],
    ['Overrides', own.length > 0 ? `${own.length} of the plan's entries` : undefined],
    ...own,
    ['Owner', owner ? `${owner.name} <${owner.email}>` : undefined],
  ])
}
