import { isTimezone } from '../../../spec/runtime/formats/timezone.ts'
import { refuse, refuseMistakes } from '../../platform/contract/refusal.ts'
import { findCodeMistake, findNameMistake } from '../../platform/formats/name.ts'
import type { Work } from '../../platform/work/work.ts'
import type { PlanCode } from '../plans/index.ts'
import { findPlanMistake } from './change.ts'
import { insertOrganizationSql } from './queries.ts'
import { toOrganizationDetails } from './record.ts'

export type OrganizationInput = { slug: string; name: string; timezone: string; plan: string }

/** The id is a parameter because the audit log of the organization is opened before the organization exists. */
export async function createOrganizationWithId(work: Work, id: string, input: OrganizationInput) {
  const refusal = refuseMistakes(findOrganizationMistakes(input))
  if (refusal) return refusal
  const { slug, name, timezone } = input
  const plan = input.plan as PlanCode
  const [inserted] = await work.transaction.run(insertOrganizationSql, [id, slug, name, timezone, plan, work.now])
  if (!inserted) return refuse('conflict', `The slug ${slug} is taken by another organization.`)
  const row = { id, slug, name, timezone, plan, plan_overrides: {}, terminology: {}, created_at: work.now }
  const founded = toOrganizationDetails(row)
  const object = { type: 'organization', id }
  work.audit({ action: 'organization.created', object, livemode: true, before: null, after: founded })
  return founded
}

export function findOrganizationMistakes({ slug, name, timezone, plan }: OrganizationInput): (string | undefined)[] {
  return [
    findCodeMistake(slug, 'slug'),
    isTimezone(timezone) ? undefined : `${timezone || 'An empty text'} is not a time zone such as Europe/Madrid.`,
    findNameMistake(name),
    findPlanMistake(plan),
  ]
}
