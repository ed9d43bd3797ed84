import { type Entitlement, findUpgrade, type PlanCode, plans } from '../../server/access/plans/index.ts'
import { declaresError, type Operation } from '../contract.ts'
import { assert, CaseFailure } from '../outcome.ts'
import { type ApiAnswer, type RequestToSend, readErrorObject } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { type ErrorCase, type NamedCase, refuse } from './case.ts'
import { describeAnswer, expectError } from './expect.ts'

/** Operations that take no key use the plan of the event that the device or pairing code belongs to. */
const takesKeys = ({ scope, refusesKeys }: Operation) => scope !== null && !refusesKeys

export function buildEntitlementErrorCases(operation: Operation): ErrorCase[] {
  const refused = (name: string, lacks: Entitlement, spoil: (stage: TestCaller) => Promise<Partial<RequestToSend>>) =>
    refuse(operation, 'entitlement_required', name, spoil, { inspect: (answer) => names(answer, lacks) })
  const withoutApi = refused('a plan without the API', operation.entitlement as Entitlement, async (stage) => ({
    key: await stage.hold('low_plan'),
  }))
  const withoutApps = refused(
    'X-Service-Client on a plan without automation_apps',
    'automation_apps',
    async (stage) => ({
      ...(takesKeys(operation)
        ? { key: await stage.hold('no_automation_apps') }
        : await atEventOnPlan(stage, operation, 'free')),
      headers: { 'X-Service-Client': 'Conformance 1' },
    }),
  )
  return takesKeys(operation) ? [withoutApi, withoutApps] : [withoutApps]
}

/** A request by a paired device, or by one that is about to be paired, at an event on this plan. */
async function atEventOnPlan(stage: TestCaller, operation: Operation, plan: PlanCode): Promise<RequestToSend> {
  const local = stage.local()
  const event = await local.eventOnPlan(plan)
  const { body, path, ...parts } = await stage.unused(operation)
  if (operation.scope === null)
    return { ...parts, path, body: { ...(body as object), code: await local.makePairingCode(event) }, key: null }
  const atEvent = path && 'event' in path ? { ...path, event } : path
  return { ...parts, path: atEvent, body, key: await local.makeDevice(event) }
}

/** Which plans allow a call: for keys exactly those that include the operation's entitlement, for devices all. */
export function buildEntitlementCases(operation: Operation): NamedCase[] {
  const forDevices = operation.host === 'scanner' ? devicePlanClaims(operation) : []
  if (!declaresError(operation, 'entitlement_required') || !takesKeys(operation)) return forDevices
  const entitlement = operation.entitlement as Entitlement
  const forKeys = planCodes.map((plan) => ({
    name: `the plan ${plan} ${plans[plan][entitlement] ? 'includes' : 'does not include'} ${entitlement}`,
    run: async (stage: TestCaller) => {
      const key = await stage.local().keyOnPlan(plan)
      const answer = await stage.send(operation, { ...(await stage.unused(operation)), key })
      if (!plans[plan][entitlement]) {
        expectError(stage, answer, 'entitlement_required')
        names(answer, entitlement)
      } else if (answer.code === 'entitlement_required') {
        throw new CaseFailure(`got ${describeAnswer(answer)}`)
      }
    },
  }))
  return [...forKeys, ...forDevices]
}

const planCodes = Object.keys(plans) as PlanCode[]

function devicePlanClaims(operation: Operation): NamedCase[] {
  return planCodes.map((plan) => ({
    name: `a device is served on the plan ${plan}`,
    run: async (stage) => {
      const answer = await stage.send(operation, await atEventOnPlan(stage, operation, plan))
      if (answer.status === 403) throw new CaseFailure(`got ${describeAnswer(answer)}`)
    },
  }))
}

function names({ body }: ApiAnswer, entitlement: Entitlement): void {
  const { key, upgrade_plan } = readErrorObject(body)
  const expected = findUpgrade(entitlement, 'free')
  assert(key === entitlement, `error.key is ${key}, not ${entitlement}`)
  assert(upgrade_plan === expected, `error.upgrade_plan is ${upgrade_plan}, not ${expected}`)
}
