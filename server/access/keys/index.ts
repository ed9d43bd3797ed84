export {
  type BackgroundActor,
  type BackgroundCallerRefusal,
  type CommandingRow,
  loadActingCaller,
  toCommandingCaller,
} from './acting-caller.ts'
export { purgeRateCounts } from './address-rate-limit.ts'
export { type ApiScope, createKey, type NewKey, revokeKey } from './create-key.ts'
export { describeKeyPlanConflicts } from './describe-plan-gaps.ts'
export { buildIdentifyKey, type IdentifyKey, type KeyIdentification } from './identify.ts'
export { apiScopes, type KeyInput } from './input.ts'
export { type IssuedKey, issueKey } from './issue.ts'
export { listKeys, toKeyState } from './list.ts'
export { findKeyDigestSql } from './queries.ts'
export type { KeyDetails } from './record.ts'
export { type MonthlyUsage, readLastUses, readMonthlyUsage } from './usage.ts'
export { revokeKeyAsActor } from './withdraw.ts'
