import { isOlderVersion } from '#sdk/scanner/version'
import { type Entitlement, isOpenToMembers, toEntitlementRefusal, toReadOnlyRefusal } from '../../access/plans/index.ts'
import { problem, refuseProblems } from '../../platform/contract/problems.ts'
import { refuse } from '../../platform/contract/refusal.ts'
import { parseVersion } from '../../platform/formats/version.ts'
import type { RequestStep } from '../exchange.ts'

/** Scopes are exact: none includes another. A signed link needs none, because it was issued for its object. */
export const checkScope: RequestStep = ({ route, caller, byLink }) => {
  if (route.scope === null || byLink || caller?.key.scopes.includes(route.scope)) return undefined
  const message = `This operation needs the scope ${route.scope}, which the API key does not have.`
  return refuse('api_key_scope', message, { details: { scope: route.scope } })
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

const SANE = /^[ -~]{1,100}$/

/** Automation apps send this header and need `automation_apps`. Without a caller, the operation checks it. */
export const readAutomationClientName: RequestStep = (exchange) => {
  const { ctx, caller, visitor, byLink } = exchange
  const sent = ctx.req.headers['x-service-client']
  if (sent === undefined) return undefined
  if (caller && !byLink && !caller.organization.allowance.automation_apps)
    return toEntitlementRefusal('automation_apps', caller.organization.plan)
  const name = String(sent).trim()
  if (!SANE.test(name)) return refuseProblems([problem('header/X-Service-Client', 'format', { format: 'client-name' })])
  exchange.clientName = name
  if (visitor) exchange.visitor = { ...visitor, clientName: name }
  return undefined
}

/** By the header, or else the version at pairing. Keys without the header, and pairing itself, are not checked. */
export function buildScannerVersionStep(oldest: string): RequestStep {
  return ({ ctx, route, caller }) => {
    const sent = ctx.req.headers['x-scanner-version'] ?? caller?.device?.swVersion
    if (sent === undefined || route.host !== 'scanner' || route.scope === null) return undefined
    const version = parseVersion(String(sent))
    if (!version) return refuseProblems([problem('header/X-Scanner-Version', 'format', { format: 'version' })])
    if (!isOlderVersion(version, oldest)) return undefined
    const message = `The scanner's version ${version} is no longer served; ${oldest} is the oldest that is.`
    return refuse('client_outdated', message, { fields: { min_sw_version: oldest } })
  }
}
