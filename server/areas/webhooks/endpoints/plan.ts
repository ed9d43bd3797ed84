import { findOrganization } from '../../../access/organizations/index.ts'
import { allowanceOf } from '../../../access/plans/index.ts'
import type { Reader } from '../../../platform/database/prepared.ts'

/** As it is now, and not as it was when somebody called. */
export async function includesWebhooks(reader: Reader, organizationId: string): Promise<boolean> {
  const organization = await findOrganization(reader, organizationId)
  return organization ? allowanceOf(organization.plan, organization.plan_overrides).webhooks : false
}
