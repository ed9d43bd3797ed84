export { parsePlanOverrides, planOverrideKeys } from './overrides.ts'
export {
  type Allowance,
  type Entitlement,
  getAllowance,
  getUpgrade,
  type PlanCode,
  type PlanOverrides,
  plans,
} from './plans.ts'
export { completeTerminology, parseTerms, type Terminology, termKeys } from './terminology.ts'
