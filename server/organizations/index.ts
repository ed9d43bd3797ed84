export { createOrganization, type NewOrganization } from './create-organization.ts'
export { getMe } from './get-me.ts'
export {
  type Entitlement,
  lowestPlanWith,
  type PlanCode,
  type PlanOverrides,
  type PlanTerms,
  plans,
  termsOf,
} from './plans.ts'
export { type Terminology, terminologyOf } from './terminology.ts'
