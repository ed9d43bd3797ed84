import { type NewKey, revokeKey } from '../../server/access/keys/index.ts'
import type { NewTestOrganization } from '../../server/testing/create-organization.ts'
import { type DatabaseAndClock, makeTestApiKey, makeTestOrganization } from '../../server/testing/make-key.ts'
import { type KeyRole, keyScopes, type NamedApiKey } from './roles.ts'

/** A low plan with overrides of higher ones: a feature that an override removes has no plan to upgrade to. */
const API_WITHOUT_APPS = { api_read: true, api_write: true, api_scanner: true, webhooks: true, attendee_cap: 1_000 }

type Recipe = {
  key?: (maker: DatabaseAndClock) => Partial<NewKey>
  organization?: Partial<NewTestOrganization>
  revoked?: true
}

const recipes: Record<Exclude<KeyRole, 'group_limited'>, Recipe> = {
  all: {},
  read: { key: () => ({ scopes: ['read'] }) },
  write: { key: () => ({ scopes: ['write'] }) },
  admin: { key: () => ({ scopes: ['admin'] }) },
  scanner: { key: () => ({ scopes: ['scanner'] }) },
  all_but_read: { key: () => ({ scopes: keyScopes.filter((scope) => scope !== 'read') }) },
  all_but_write: { key: () => ({ scopes: keyScopes.filter((scope) => scope !== 'write') }) },
  all_but_admin: { key: () => ({ scopes: keyScopes.filter((scope) => scope !== 'admin') }) },
  all_but_scanner: { key: () => ({ scopes: keyScopes.filter((scope) => scope !== 'scanner') }) },
  test: { key: () => ({ mode: 'test' }) },
  revoked: { revoked: true },
  expired: { key: ({ clock }) => ({ expiresAt: new Date(clock.now().getTime() - 1) }) },
  wrong_ip: { key: () => ({ allowedAddresses: ['203.0.113.0/24'] }) },
  slow: { key: () => ({ requestsPerMinute: 1 }) },
  low_plan: { organization: { plan: 'free' } },
  no_automation_apps: { organization: { plan: 'free', overrides: API_WITHOUT_APPS } },
  ten_people: { organization: { overrides: { attendee_cap: 10 } } },
  over_quota: { organization: { overrides: { api_calls_monthly: 0 } } },
  other_organization: { organization: {} },
}

export async function makeKeyOfRole(
  maker: DatabaseAndClock,
  mainOrganization: string,
  role: Exclude<KeyRole, 'group_limited'>,
): Promise<NamedApiKey> {
  const { key, organization, revoked } = recipes[role]
  const organizationId = organization ? await makeTestOrganization(maker, organization) : mainOrganization
  const made = await makeTestApiKey(maker, organizationId, role, key?.(maker))
  if (revoked) await revokeKey(maker.database, organizationId, made.id, maker.clock.now())
  return made
}
