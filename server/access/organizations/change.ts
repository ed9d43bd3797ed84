import { isRefusal, refuseMistakes } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, checkOrgPermission } from '../members/index.ts'
import {
  getAllowance,
  type PlanCode,
  parsePlanOverrideChanges,
  parseTermChanges,
  plans,
  type Terminology,
  termNames,
} from '../plans/index.ts'
import { markWaitlistsInPromotionSql, updatePlanAndOverridesSql, updateTerminologySql } from './queries.ts'
import { lockOrganization, type OrganizationRow, toOrganizationDetails } from './record.ts'

/** Enables or disables webhook endpoints according to the plan. Injected, because it belongs to a higher layer. */
export type SyncWebhooksWithPlan = (work: Work, organizationId: string, includesWebhooks: boolean) => Promise<void>

/** The overrides stay: they were agreed with the organization, independently of its plan. */
export async function changePlan(work: Work, actor: Actor, wanted: string, follow: SyncWebhooksWithPlan) {
  const refusal = refuseMistakes([findPlanMistake(wanted)])
  if (refusal) return refusal
  const plan = wanted as PlanCode
  const denied = checkOrgPermission(actor, 'tenant.plan')
  if (denied) return denied
  const before = await lockOrganization(work.transaction, actor.organization.id)
  return write(work, 'organization.plan_changed', before, { ...before, plan }, follow)
}

/** Each change is `entry=value`, or `entry=` to return to the plan's value. */
export async function changePlanOverrides(work: Work, actor: Actor, changes: string[], follow: SyncWebhooksWithPlan) {
  const wanted = parsePlanOverrideChanges(changes)
  if (isRefusal(wanted)) return wanted
  const denied = checkOrgPermission(actor, 'tenant.plan')
  if (denied) return denied
  const before = await lockOrganization(work.transaction, actor.organization.id)
  const kept = Object.entries({ ...before.plan_overrides, ...wanted }).filter(([, value]) => value !== undefined)
  const plan_overrides = Object.fromEntries(kept)
  return write(work, 'organization.overrides_changed', before, { ...before, plan_overrides }, follow)
}

async function write(
  work: Work,
  action: string,
  before: OrganizationRow,
  after: OrganizationRow,
  follow: SyncWebhooksWithPlan,
) {
  const [was, is] = [toOrganizationDetails(before), toOrganizationDetails(after)]
  if (sameTerms(before, after)) return is
  work.transaction.defer(updatePlanAndOverridesSql, [after.id, after.plan, JSON.stringify(after.plan_overrides)])
  if (capOf(after) > capOf(before)) await work.transaction.run(markWaitlistsInPromotionSql, [after.id])
  work.audit({ action, object: { type: 'organization', id: after.id }, livemode: true, before: was, after: is })
  if (hasWebhooks(after) !== hasWebhooks(before)) await follow(work, after.id, hasWebhooks(after))
  return is
}

const hasWebhooks = ({ plan, plan_overrides }: OrganizationRow) => getAllowance(plan, plan_overrides).webhooks
const capOf = ({ plan, plan_overrides }: OrganizationRow) => getAllowance(plan, plan_overrides).attendee_cap

function sameTerms(one: OrganizationRow, other: OrganizationRow): boolean {
  const inOrder = ({ plan, plan_overrides }: OrganizationRow) =>
    JSON.stringify([plan, Object.entries(plan_overrides).sort(([a], [b]) => (a < b ? -1 : 1))])
  return inOrder(one) === inOrder(other)
}

export function findPlanMistake(text: string): string | undefined {
  const names = Object.keys(plans)
  return names.includes(text) ? undefined : `There is no plan ${text}; the plans are ${names.join(', ')}.`
}

/** Each change is `thing=singular,plural`, or `thing=` to return to the standard words. */
export async function changeTerminology(work: Work, actor: Actor, changes: string[]) {
  const wanted = parseTermChanges(changes)
  if (isRefusal(wanted)) return wanted
  const denied = checkOrgPermission(actor, 'tenant.terminology')
  if (denied) return denied
  const before = await lockOrganization(work.transaction, actor.organization.id)
  const own = { ...before.terminology, ...Object.fromEntries(wanted) }
  const kept: Partial<Terminology> = Object.fromEntries(
    termNames.flatMap((thing) => (own[thing] ? [[thing, own[thing]]] : [])),
  )
  const [was, is] = [toOrganizationDetails(before), toOrganizationDetails({ ...before, terminology: kept })]
  if (sameWords(before.terminology, kept)) return is
  work.transaction.defer(updateTerminologySql, [before.id, JSON.stringify(kept)])
  const object = { type: 'organization', id: before.id }
  work.audit({ action: 'organization.terminology_changed', object, livemode: true, before: was, after: is })
  return is
}

/** Own words that equal the standard ones count too: mails in other languages use them. */
function sameWords(one: Partial<Terminology>, other: Partial<Terminology>): boolean {
  return termNames.every((thing) => {
    const [left, right] = [one[thing], other[thing]]
    return left?.singular === right?.singular && left?.plural === right?.plural
  })
}
