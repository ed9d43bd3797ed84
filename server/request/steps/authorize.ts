import { type Entitlement, isOpenToMembers, toEntitlementRefusal, toReadOnlyRefusal } from '../../access/plans/index.ts'
import { refuse } from '../../platform/contract/refusal.ts'
import type { RequestStep } from '../exchange.ts'

/** Scopes are exact: none includes another. A signed link needs none, because it was issued for its object. */
export const checkScope: RequestStep = ({ route, caller, byLink }) => {
  if (route.scope === null || byLink || caller?.key.scopes.includes(route.scope)) return undefined
  return refuse('api_key_scope', `This operation needs the scope ${route.scope}, which the API key does not have.`)
}

/** A plan restricts keys. Paired devices and signed links work on every plan. */
export const checkEntitlement: RequestStep = ({ route, caller, byLink }) => {
  const key = route.entitlement as Entitlement | null
  if (key === null || !caller || caller.device || byLink) return undefined
  const { allowance, plan } = caller.organization
  const isOpen = caller.commanded ? isOpenToMembers(allowance, key) : allowance[key]
  return isOpen ? undefined : toEntitlementRefusal(key, plan)
}

/** Self-hosted: read-only from seven days after the license was revoked. */
export const checkInstanceWritable: RequestStep = ({ route, caller }) => {
  const since = caller?.readOnlySince
  if (!route.changes || !since) return undefined
  return toReadOnlyRefusal(since)
}
