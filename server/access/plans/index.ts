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
export { readTerms, type Terminology, terminologyOf, things } from './terminology.ts'
