import {
  type Entitlement,
  findUpgrade,
  getAllowance,
  type PlanCode,
  type PlanOverrides,
  plans,
} from '../plans/index.ts'
import type { KeyDetails } from './list.ts'

/** What most operations of the scope need; single operations may need something else. */
const ENTITLEMENT: Record<string, Entitlement> = {
  read: 'api_read',
  write: 'api_write',
  admin: 'api_read',
  scanner: 'api_scanner',
}

export function describePlanConflicts(plan: PlanCode, overrides: PlanOverrides, key: KeyDetails): string[] {
  const allowance = getAllowance(plan, overrides)
  const { name } = plans[plan]
  const missing = key.scopes.filter((scope) => ENTITLEMENT[scope] && !allowance[ENTITLEMENT[scope]])
  const notes = missing.map((scope) => {
    const entitlement = ENTITLEMENT[scope] as Entitlement
    const upgrade = findUpgrade(entitlement, plan)
    const refused = `so calls with the scope ${scope} are refused`
    return upgrade
      ? `The plan ${name} does not include ${entitlement}, ${refused}; the plan ${upgrade} includes it.`
      : `The organization may not use ${entitlement}, ${refused}.`
  })
  const wanted = key.requests_per_minute
  if (wanted !== null && wanted > allowance.api_rate_per_min) {
    notes.push(
      `The plan ${name} allows ${allowance.api_rate_per_min} requests per minute, which wins over the ${wanted} of the key.`,
    )
  }
  return notes
}
