export { changeOverrides, changePlan } from './change-terms.ts'
export { createOrganization, type NewOrganization } from './create-organization.ts'
export { foundOrganization, type OrganizationWish } from './found-organization.ts'
export { getMe } from './get-me.ts'
export { overrideEntries } from './overrides.ts'
export {
  type Entitlement,
  lowestPlanWith,
  type PlanCode,
  type PlanOverrides,
  type PlanTerms,
  plans,
  termsOf,
} from './plans.ts'
export {
  findOrganization,
  listOrganizations,
  type OrganizationRecord,
  type OrganizationRow,
} from './record.ts'
export { type Terminology, terminologyOf } from './terminology.ts'
