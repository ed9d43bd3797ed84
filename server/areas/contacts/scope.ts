import type { Caller } from '../../access/callers/index.ts'

/** Contacts of live and of test data have nothing to do with each other. */
export type Scope = { organizationId: string; livemode: boolean }

export function scopeOf({ organization, key }: Caller): Scope {
  return { organizationId: organization.id, livemode: key.mode === 'live' }
}
