import { type Entitlement, type PlanCode, plans, upgradeFor } from '../../server/access/plans/index.ts'
import { declares, type Operation } from '../contract.ts'
import { check, Failure } from '../outcome.ts'
import { type Answer, errorIn } from '../transports/attempt.ts'
import type { Case, Provocation } from './case.ts'
import { describeAnswer, expectCode } from './expect.ts'

const family = 'entitlements'

export function entitlementProvocations(operation: Operation): Provocation[] {
  if (!declares(operation, 'entitlement_required')) return []
  if (operation.scope === null || operation.refusesKeys) return [withoutKey(operation)]
  return [
    {
      family,
      name: 'a plan without the API',
      code: 'entitlement_required',
      arrange: async (stage) => ({ ...(await stage.unused(operation)), key: await stage.hold('low_plan') }),
      inspect: (answer) => names(answer, operation.entitlement as Entitlement),
    },
    {
      family,
      name: 'X-Service-Client on a plan without automation_apps',
      code: 'entitlement_required',
      arrange: async (stage) => ({
        ...(await stage.unused(operation)),
        key: await stage.hold('no_automation_apps'),
        headers: { 'X-Service-Client': 'Conformance 1' },
      }),
      inspect: (answer) => names(answer, 'automation_apps'),
    },
  ]
}

/** Where no key is taken, the plan is that of the event which the device or the code is for. */
function withoutKey(operation: Operation): Provocation {
  return {
    family,
    name: 'a plan without the API',
    code: 'entitlement_required',
    arrange: async (stage) => {
      const local = stage.local()
      const event = await local.eventOnFreePlan()
      const { body, ...parts } = await stage.unused(operation)
      if (operation.scope !== null) return { ...parts, body, key: await local.makeDevice(event) }
      return { ...parts, body: { ...(body as object), code: await local.makePairingCode(event) }, key: null }
    },
    inspect: (answer) => names(answer, 'api_scanner'),
  }
}

/** Which plans let a call in: exactly those that include what the operation needs. */
export function entitlementCases(operation: Operation): Case[] {
  if (!declares(operation, 'entitlement_required') || operation.scope === null || operation.refusesKeys) return []
  const entitlement = operation.entitlement as Entitlement
  return (Object.keys(plans) as PlanCode[]).map((plan) => ({
    operation,
    family,
    name: `the plan ${plan} ${plans[plan][entitlement] ? 'includes' : 'does not include'} ${entitlement}`,
    run: async (stage) => {
      const key = await stage.local().keyOnPlan(plan)
      const answer = await stage.send(operation, { ...(await stage.unused(operation)), key })
      if (!plans[plan][entitlement]) {
        expectCode(stage, answer, 'entitlement_required')
        names(answer, entitlement)
      } else if (answer.code === 'entitlement_required') {
        throw new Failure(`got ${describeAnswer(answer)}`)
      }
    },
  }))
}

function names({ body }: Answer, entitlement: Entitlement): void {
  const { key, upgrade_plan } = errorIn(body)
  const expected = upgradeFor(entitlement, 'free')
  check(key === entitlement, `error.key is ${key}, not ${entitlement}`)
  check(upgrade_plan === expected, `error.upgrade_plan is ${upgrade_plan}, not ${expected}`)
}
