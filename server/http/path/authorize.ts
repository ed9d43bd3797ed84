import { refuse } from '../../contract/refusal.ts'
import { type Entitlement, lowestPlanWith } from '../../organizations/index.ts'
import type { Step } from '../exchange.ts'

/** Scopes are exact: none stands in for another. */
export const checkScope: Step = ({ route, caller }) => {
  if (route.scope === null || caller?.key.scopes.includes(route.scope)) return undefined
  return refuse('api_key_scope', `This operation needs the scope ${route.scope}, which the API key does not have.`)
}

export const checkEntitlement: Step = ({ route, caller }) => {
  const key = route.entitlement as Entitlement | null
  if (key === null || !caller || caller.organization.terms[key]) return undefined
  const upgrade = lowestPlanWith(key)
  return refuse(
    'entitlement_required',
    `The plan ${caller.organization.plan} does not include ${key}; the plan ${upgrade} does.`,
    { fields: { key, upgrade_plan: upgrade } },
  )
}
