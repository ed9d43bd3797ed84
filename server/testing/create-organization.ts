import type { PlanCode, PlanOverrides, Terminology } from '../access/plans/index.ts'
import type { Database } from '../platform/database/connect.ts'
import { newId } from '../platform/ids.ts'

export type NewTestOrganization = {
  slug: string
  name: string
  timezone: string
  plan: PlanCode
  overrides?: PlanOverrides
  terminology?: Partial<Terminology>
}

/** With overrides and words at once, and without an entry in the audit log. */
export async function insertTestOrganization(database: Database, organization: NewTestOrganization, now: Date) {
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
