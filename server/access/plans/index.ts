export { parsePlanOverrideChanges, planOverrideKeys } from './overrides.ts'
export {
  type Allowance,
  describeEntitlement,
  type Entitlement,
  findUpgrade,
  getAllowance,
  isOpenToMembers,
  type PlanCode,
  type PlanOverrides,
  plans,
  toEntitlementRefusal,
  toReadOnlyRefusal,
} from './plans.ts'
export { completeTerminology, parseTermChanges, type Terminology, type TermKey, termKeys } from './terminology.ts'
