export { overrideEntries, readOverrides } from './overrides.ts'
export {
  type Entitlement,
  type PlanCode,
  type PlanOverrides,
  type PlanTerms,
  plans,
  termsOf,
  upgradeFor,
} from './plans.ts'
export { type Terminology, terminologyOf } from './terminology.ts'
