import { randomBytes } from 'node:crypto'
import { createKey } from '../../access/keys/index.ts'
import { createOrganization } from '../../access/organizations/index.ts'
import type { Database } from '../../platform/database/connect.ts'

const GENEROUS = 1_000_000

/** One that nothing but faults holds up. */
export async function generousOrganization(database: Database): Promise<{ organizationId: string; key: string }> {
  const now = new Date()
  const organizationId = await createOrganization(
    database,
    {
      ...{ slug: `faults-${randomBytes(4).toString('hex')}`, name: 'Faults', timezone: 'Europe/Madrid', plan: 'scale' },
      overrides: { api_rate_per_min: GENEROUS, attendee_cap: GENEROUS },
    },
    now,
  )
  const { value } = await createKey(
    database,
    { ...{ organizationId, name: 'Faults', mode: 'live', scopes: ['read', 'write'] }, requestsPerMinute: GENEROUS },
    now,
  )
  return { organizationId, key: value }
}
