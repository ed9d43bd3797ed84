import { allowanceOf, type PlanCode, type PlanOverrides, type Terminology, terminologyOf } from '../plans/index.ts'
import type { CallersOrganization } from './caller.ts'

/** The organization in what is read of a key and of a device. */
export type CallersOrganizationRow = {
  organization_id: string
  slug: string
  organization_name: string
  timezone: string
  plan: PlanCode
  plan_overrides: PlanOverrides
  terminology: Partial<Terminology>
  organization_created_at: Date
}

export function toCallersOrganization(row: CallersOrganizationRow): CallersOrganization {
  return {
    id: row.organization_id,
    slug: row.slug,
    name: row.organization_name,
    timezone: row.timezone,
    plan: row.plan,
    allowance: allowanceOf(row.plan, row.plan_overrides),
    terminology: terminologyOf(row.terminology),
    createdAt: row.organization_created_at,
  }
}
