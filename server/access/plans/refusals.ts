import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { describeEntitlement, type Entitlement, findUpgrade, type PlanCode, plans } from './plans.ts'

export function toEntitlementRefusal(key: Entitlement, plan: PlanCode) {
  const upgrade = findUpgrade(key, plan)
  const words = describeEntitlement(key)
  if (!upgrade) return refuse('entitlement_required', `The organization may not use ${words}.`, { fields: { key } })
  const message = `The plan ${plans[plan].name} does not include ${words}; the plan ${plans[upgrade].name} does.`
  return refuse('entitlement_required', message, { fields: { key, upgrade_plan: upgrade } })
}

export function toReadOnlyRefusal(since: Date): Refusal<'instance_read_only'> {
  const message = `The license of this installation was revoked; since ${since.toISOString()} it can only be read.`
  return refuse('instance_read_only', message, { fields: { read_only_since: since.toISOString() } })
}
