import { randomBytes } from 'node:crypto'
import { createKey, type NewKey } from '../../access/keys/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { insertTestOrganization } from '../create-organization.ts'

const GENEROUS = 1_000_000

export type UnlimitedOrganization = {
  organizationId: string
  key: string
  newKey(options: Pick<NewKey, 'mode' | 'scopes'>): Promise<string>
}

/** An organization without limits, so that only faults delay it. */
export async function makeUnlimitedOrganization(database: Database): Promise<UnlimitedOrganization> {
  const now = new Date()
  const organizationId = await insertTestOrganization(
    database,
    {
      slug: `faults-${randomBytes(4).toString('hex')}`,
      name: 'Faults',
      timezone: 'Europe/Madrid',
      plan: 'scale',
      overrides: { api_rate_per_min: GENEROUS, attendee_cap: GENEROUS },
    },
    now,
  )
  const newKey: UnlimitedOrganization['newKey'] = async (options) => {
    const key = { organizationId, name: 'Faults', requestsPerMinute: GENEROUS, ...options }
    return (await createKey(database, key, now)).value
  }
  return { organizationId, key: await newKey({ mode: 'live', scopes: ['read', 'write'] }), newKey }
}
