import { refuseMistakes } from '../../platform/contract/mistakes.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutOrgPermission } from '../members/index.ts'
import { getAllowance, type PlanCode, parsePlanOverrideChanges, plans } from '../plans/index.ts'
import { markWaitlistsServingSql, updatePlanAndOverridesSql } from './queries.ts'
import { lockOrganization, type OrganizationDetails, type OrganizationRow, toOrganizationDetails } from './record.ts'

type Outcome = Promise<OrganizationDetails | Denial | Refusal<'validation_failed'>>

/** Enables or disables webhook endpoints according to the plan. Injected, because it belongs to a higher layer. */
export type SyncWebhooksWithPlan = (work: Work, organizationId: string, includesWebhooks: boolean) => Promise<void>

/** The overrides stay: they were agreed with the organization, independently of its plan. */
export async function changePlan(work: Work, actor: Actor, wanted: string, follow: SyncWebhooksWithPlan): Outcome {
  const refusal = refuseMistakes([findPlanMistake(wanted)])
  if (refusal) return refusal
  const plan = wanted as PlanCode
  const denied = denyWithoutOrgPermission(actor, 'tenant.plan')
  if (denied) return denied
  const before = await lockOrganization(work.transaction, actor.organization.id)
  return write(work, 'organization.plan_changed', before, { ...before, plan }, follow)
}

/** Each change is `entry=value`, or `entry=` to return to the plan's value. */
export async function changePlanOverrides(
  work: Work,
  actor: Actor,
  changes: string[],
  follow: SyncWebhooksWithPlan,
): Outcome {
  const wanted = parsePlanOverrideChanges(changes)
  if (isRefusal(wanted)) return wanted
  const denied = denyWithoutOrgPermission(actor, 'tenant.plan')
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
  if (capOf(after) > capOf(before)) await work.transaction.run(markWaitlistsServingSql, [after.id])
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
