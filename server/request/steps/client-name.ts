import { toEntitlementRefusal } from '../../access/plans/index.ts'
import { refuseProblems } from '../../platform/contract/problems.ts'
import type { RequestStep } from '../exchange.ts'

const SANE = /^[ -~]{1,100}$/

/** Automation apps send this header and need `automation_apps`. Without a caller, the operation checks it. */
export const readAutomationClientName: RequestStep = (exchange) => {
  const { ctx, caller, visitor, byLink } = exchange
  const sent = ctx.req.headers['x-service-client']
  if (sent === undefined) return undefined
  if (caller && !byLink && !caller.organization.allowance.automation_apps) {
    return toEntitlementRefusal('automation_apps', caller.organization.plan)
  }
  const name = String(sent).trim()
  if (!SANE.test(name)) {
    const message = 'The header X-Service-Client must be 1 to 100 visible ASCII characters.'
    return refuseProblems([{ path: 'header/X-Service-Client', message }])
  }
  exchange.clientName = name
  if (visitor) exchange.visitor = { ...visitor, clientName: name }
  return undefined
}
