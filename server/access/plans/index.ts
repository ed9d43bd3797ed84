export { overrideEntries, readOverrides } from './overrides.ts'
export {
  type Allowance,
  allowanceOf,
  type Entitlement,
  type PlanCode,
  type PlanOverrides,
  plans,
  upgradeFor,
} from './plans.ts'
export { readTerms, type Terminology, terminologyOf, termKeys } from './terminology.ts'
