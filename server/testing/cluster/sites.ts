import { randomBytes } from 'node:crypto'
import { createKey } from '../../access/keys/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { insertTestOrganization } from '../create-organization.ts'
import { buildRetryingApiCall, type RetryingApiCall, requireSuccess } from '../faults/background-bookings.ts'
import { buildNewAttendee, makeTestEvent, type TestApiCall } from '../fixtures.ts'

/** An organization with an event and people who hold tickets. */
export type Site = {
  organizationId: string
  key: string
  call: RetryingApiCall
  /** Its path. */
  event: string
  ticketCodes: string[]
}

const GENEROUS = 1_000_000
const PEOPLE = 40

export async function makeSites(database: Database, url: () => string, count: number): Promise<Site[]> {
  const sites: Site[] = []
  for (let n = 1; n <= count; n += 1) sites.push(await makeSite(database, url, n))
  return sites
}

async function makeSite(database: Database, url: () => string, n: number): Promise<Site> {
  const now = new Date()
  const organization = {
    slug: `site-${n}-${randomBytes(4).toString('hex')}`,
    name: `Site ${n}`,
    timezone: 'Europe/Madrid',
    plan: 'scale' as const,
    overrides: { api_rate_per_min: GENEROUS, attendee_cap: GENEROUS },
  }
  const organizationId = await insertTestOrganization(database, organization, now)
  const { value: key } = await createKey(
    database,
    { organizationId, name: 'Site', mode: 'live', scopes: ['read', 'write', 'scanner'], requestsPerMinute: GENEROUS },
    now,
  )
  const call = buildRetryingApiCall(url, key)
  const event = await makeTestEvent(call as unknown as TestApiCall)
  await requireSuccess(
    call('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry', limit: 'unlimited' }),
  )
  const ticketCodes: string[] = []
  const attendees = Array.from({ length: PEOPLE }, () => buildNewAttendee())
  const { id } = await requireSuccess(call('POST', `${event}/registrations`, { attendees }))
  const { data } = await requireSuccess(call('GET', `${event}/tickets?registration=${id}&limit=200`))
  for (const { code } of data) ticketCodes.push(code)
  return { organizationId, key, call, event, ticketCodes }
}
