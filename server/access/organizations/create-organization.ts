import type { Database } from '../../platform/database/connect.ts'
import { newId } from '../../platform/ids.ts'
import type { PlanCode, PlanOverrides, Terminology } from '../plans/index.ts'

export type NewOrganization = {
  slug: string
  name: string
  timezone: string
  plan: PlanCode
  overrides?: PlanOverrides
  terminology?: Partial<Terminology>
}

export async function createOrganization(
  database: Database,
  organization: NewOrganization,
  now: Date,
): Promise<string> {
  const id = newId(now)
  await database('organizations').insert({
    id,
    slug: organization.slug,
    name: organization.name,
    timezone: organization.timezone,
    plan: organization.plan,
    plan_overrides: JSON.stringify(organization.overrides ?? {}),
    terminology: JSON.stringify(organization.terminology ?? {}),
    created_at: now,
  })
  return id
}
