export type NamedApiKey = { value: string; name: string; id?: string }

export const keyScopes = ['read', 'write', 'admin', 'scanner'] as const
export type KeyScope = (typeof keyScopes)[number]

export const keyRoles = {
  all: 'every scope, live, in an organization whose plan includes everything',
  read: 'the scope read alone, in the organization of "all"',
  write: 'the scope write alone, in the organization of "all"',
  admin: 'the scope admin alone, in the organization of "all"',
  scanner: 'the scope scanner alone, in the organization of "all"',
  all_but_read: 'every scope but read, in the organization of "all"',
  all_but_write: 'every scope but write, in the organization of "all"',
  all_but_admin: 'every scope but admin, in the organization of "all"',
  all_but_scanner: 'every scope but scanner, in the organization of "all"',
  test: 'every scope, in test mode, in the organization of "all"',
  group_limited: 'every scope, limited to a group of the organization of "all"',
  revoked: 'a key that was revoked',
  expired: 'a key that has expired',
  wrong_ip: 'a key that does not allow the address this run calls from',
  slow: 'every scope, at most 10 requests a minute',
  low_plan: 'every scope, in an organization whose plan includes none of the API',
  no_automation_apps: 'every scope, in an organization whose plan includes all of the API but automation_apps',
  ten_people: 'every scope, in an organization whose plan includes everything, but allows 10 people at one event',
  over_quota: 'every scope, in an organization past 150 % of its monthly calls',
  other_organization: 'every scope, live, in a second organization whose plan includes everything',
} as const

export type KeyRole = keyof typeof keyRoles

/** The keys of a run against somebody else's server. */
export type KeysByRole = Partial<Record<KeyRole, string>>

export const isKeyRole = (name: string): name is KeyRole => Object.hasOwn(keyRoles, name)
