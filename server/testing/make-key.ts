import { randomBytes } from 'node:crypto'
import { createKey, type NewKey } from '../access/keys/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/connect.ts'
import { insertTestOrganization, type NewTestOrganization } from './create-organization.ts'

export type DatabaseAndClock = { database: Database; clock: Clock }

export type TestApiKey = { id: string; value: string; name: string }

/** The clock of some runs stands still, so the limits of one minute and one month must suffice for all of a run. */
const ABUNDANT = { api_rate_per_min: 1_000_000, api_calls_monthly: null }

export function makeTestOrganization(
  { database, clock }: DatabaseAndClock,
  { overrides, ...changes }: Partial<NewTestOrganization> = {},
): Promise<string> {
  const organization: NewTestOrganization = {
    slug: `conformance-${randomBytes(6).toString('hex')}`,
    name: 'Conformance Hall',
    timezone: 'Europe/Madrid',
    plan: 'scale',
    ...changes,
    overrides: { ...ABUNDANT, ...overrides },
  }
  return insertTestOrganization(database, organization, clock.now())
}

export async function makeTestApiKey(
  { database, clock }: DatabaseAndClock,
  organizationId: string,
  name: string,
  changes: Partial<NewKey> = {},
): Promise<TestApiKey> {
  const key: NewKey = {
    organizationId,
    name,
    mode: 'live',
    scopes: ['read', 'write', 'admin', 'scanner'],
    requestsPerMinute: 1_000_000,
    ...changes,
  }
  return { ...(await createKey(database, key, clock.now())), name }
}
