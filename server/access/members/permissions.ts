/** Most powerful first. */
export const memberRoles = ['owner', 'admin', 'developer', 'manager', 'scanner'] as const

export type MemberRole = (typeof memberRoles)[number]

type Rule = { holders: readonly MemberRole[]; deed: string }

const rules = {
  'tenant.api_keys': { holders: ['owner', 'admin', 'developer'], deed: 'manage API keys' },
  'tenant.integrations': { holders: ['owner', 'admin', 'developer'], deed: 'manage integrations' },
  'tenant.plan': { holders: ['owner', 'admin'], deed: 'change the plan' },
  'tenant.terminology': { holders: ['owner', 'admin'], deed: 'change the words' },
  'tenant.members': { holders: ['owner', 'admin'], deed: 'manage members' },
  'tenant.groups': { holders: ['owner', 'admin', 'manager'], deed: 'create groups' },
  'data.export': { holders: ['owner', 'admin', 'developer', 'manager'], deed: 'export data' },
  'data.import': { holders: ['owner', 'admin', 'manager'], deed: 'import people' },
  'data.jobs': { holders: ['owner', 'admin', 'developer', 'manager'], deed: 'see jobs' },
  'events.templates': { holders: ['owner', 'admin', 'manager'], deed: 'use templates' },
  'events.numbers': { holders: memberRoles, deed: 'see the numbers of events' },
  'events.read': { holders: ['owner', 'admin', 'developer', 'manager'], deed: 'see what events are made of' },
  'events.manage': { holders: ['owner', 'admin', 'manager'], deed: 'change events' },
  'people.read': { holders: ['owner', 'admin', 'developer', 'manager'], deed: 'see people' },
  'people.manage': { holders: ['owner', 'admin', 'manager'], deed: 'change registrations and people' },
  'payments.refund': { holders: ['owner', 'admin', 'manager'], deed: 'refund payments' },
  'audit.read': { holders: ['owner', 'admin'], deed: 'read the audit log' },
  'communications.send': { holders: ['owner', 'admin', 'manager'], deed: 'write to attendees' },
  'checkin.devices': { holders: ['owner', 'admin', 'manager'], deed: 'manage devices' },
  'checkin.override': { holders: ['owner', 'admin', 'manager'], deed: 'override check-ins' },
  'checkin.clear': { holders: ['owner', 'admin'], deed: 'clear test check-ins' },
} satisfies Record<string, Rule>

export type Permission = keyof typeof rules

export function hasPermission(role: MemberRole, permission: Permission): boolean {
  const { holders }: Rule = rules[permission]
  return holders.includes(role)
}

/** A phrase to follow "cannot". */
export const describePermission = (permission: Permission): string => rules[permission].deed

/** Such as "an owner, an admin or a developer". */
export function describeRolesWith(permission: Permission): string {
  const names = rules[permission].holders.map(addArticle)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

export const addArticle = (role: MemberRole): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
export const isMemberRole = (text: string): text is MemberRole => memberRoles.some((role) => role === text)
