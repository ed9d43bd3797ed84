import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutOrgPermission } from '../members/index.ts'
import { parseTermChanges, type Terminology, termKeys } from '../plans/index.ts'
import { updateTerminologySql } from './queries.ts'
import { lockOrganization, type OrganizationDetails, toOrganizationDetails } from './record.ts'

/** Each change is `thing=singular,plural`, or `thing=` to return to the standard words. */
export async function changeTerminology(
  work: Work,
  actor: Actor,
  changes: string[],
): Promise<OrganizationDetails | Denial | Refusal<'validation_failed'>> {
  const wanted = parseTermChanges(changes)
  if (isRefusal(wanted)) return wanted
  const denied = denyWithoutOrgPermission(actor, 'tenant.terminology')
  if (denied) return denied
  const before = await lockOrganization(work.transaction, actor.organization.id)
  const own = { ...before.terminology, ...Object.fromEntries(wanted) }
  const kept: Partial<Terminology> = Object.fromEntries(
    termKeys.flatMap((thing) => (own[thing] ? [[thing, own[thing]]] : [])),
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
  return termKeys.every((thing) => {
    const [left, right] = [one[thing], other[thing]]
    return left?.singular === right?.singular && left?.plural === right?.plural
  })
}
