export { overrideEntries, readOverrides } from './overrides.ts'
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
