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
} from './plans.ts'
export { toEntitlementRefusal, toReadOnlyRefusal } from './refusals.ts'
export { completeTerminology, parseTermChanges, type Terminology, type TermKey, termKeys } from './terminology.ts'
