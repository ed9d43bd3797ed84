export {
  type BackgroundActor,
  type BackgroundCallerRefusal,
  type CommandingRow,
  loadActingCaller,
  toCommandingCaller,
} from './acting-caller.ts'
export { createKey, type IssuedKey, issueKey, type NewKey, revokeKey, revokeKeyAsActor } from './acts.ts'
export { describeKeyPlanConflicts } from './describe-plan-gaps.ts'
export { buildIdentifyKey, type IdentifyKey, type KeyIdentification, purgeRateCounts } from './identify.ts'
export { type ApiScope, apiScopes, type KeyInput } from './input.ts'
export { type KeyDetails, listKeys, type MonthlyUsage, readLastUses, readMonthlyUsage, toKeyState } from './list.ts'
export { findKeyDigestSql } from './queries.ts'
