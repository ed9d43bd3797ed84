import type { Operations } from '../../../generated/operations.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'

export type PlanCode = 'free' | 'starter' | 'growth' | 'scale'

export type Allowance = {
  name: string
  attendee_cap: number
  background_jobs: boolean
  api_read: boolean
  webhooks: boolean
  automation_apps: boolean
  api_write: boolean
  api_scanner: boolean
  api_rate_per_min: number
  /** null: requests are not metered. */
  api_calls_monthly: number | null
}

/** Does not compile if a plan lacks an entitlement that the contract names. */
export type Entitlement =
  | NonNullable<Operations[keyof Operations]['entitlement']>
  | Exclude<keyof Allowance, 'name' | 'attendee_cap' | 'api_rate_per_min' | 'api_calls_monthly'>

const free: Allowance = {
  name: 'Free',
  attendee_cap: 100,
  background_jobs: false,
  api_read: false,
  webhooks: false,
  automation_apps: false,
  api_write: false,
  api_scanner: false,
  api_rate_per_min: 60,
  api_calls_monthly: null,
}

const starter: Allowance = { ...free, name: 'Starter', attendee_cap: 1_000, background_jobs: true }

const growth: Allowance = {
  ...starter,
  name: 'Growth',
  attendee_cap: 10_000,
  api_read: true,
  webhooks: true,
  automation_apps: true,
  api_rate_per_min: 120,
  api_calls_monthly: 100_000,
}

const scale: Allowance = {
  ...growth,
  name: 'Scale',
  attendee_cap: 200_000,
  api_write: true,
  api_scanner: true,
  api_rate_per_min: 600,
  api_calls_monthly: 1_000_000,
}

/** What a plan withholds from programs; members do the same in the console on every plan. */
const OF_PROGRAMS: Entitlement[] = ['api_read', 'api_write', 'api_scanner']

export const isOpenToMembers = (allowance: Allowance, entitlement: Entitlement): boolean =>
  allowance[entitlement] || OF_PROGRAMS.includes(entitlement)

/** What people call what a plan includes. */
const ENTITLEMENT_WORDS: Record<Entitlement, string> = {
  background_jobs: 'work in the background',
  api_read: 'reading with the API',
  webhooks: 'webhooks',
  automation_apps: 'apps of automation platforms',
  api_write: 'changes with the API',
  api_scanner: 'scanning with a key',
}

export const describeEntitlement = (entitlement: Entitlement): string => ENTITLEMENT_WORDS[entitlement]

/** Lowest first: the first plan that includes an entitlement is the one to upgrade to. */
export const plans: Record<PlanCode, Allowance> = { free, starter, growth, scale }

export type PlanOverrides = Partial<Omit<Allowance, 'name'>>

export const getAllowance = (plan: PlanCode, overrides: PlanOverrides): Allowance => ({ ...plans[plan], ...overrides })

/** Undefined if the plan already includes it: then an override took it away, and no other plan brings it back. */
export function findUpgrade(entitlement: Entitlement, plan: PlanCode): PlanCode | undefined {
  const codes = Object.keys(plans) as PlanCode[]
  return plans[plan][entitlement] ? undefined : codes.find((code) => plans[code][entitlement])
}

export function toEntitlementRefusal(key: Entitlement, plan: PlanCode) {
  const upgrade = findUpgrade(key, plan)
  const words = describeEntitlement(key)
  if (!upgrade) return refuse('entitlement_required', `The organization may not use ${words}.`, { fields: { key } })
  const message = `The plan ${plans[plan].name} does not include ${words}; the plan ${plans[upgrade].name} does.`
  return refuse('entitlement_required', message, { fields: { key, upgrade_plan: upgrade } })
}

export function toReadOnlyRefusal(since: Date): Refusal<'instance_read_only'> {
  const message = `The license of this installation was revoked; since ${since.toISOString()} it can only be read.`
  return refuse('instance_read_only', message, { fields: { read_only_since: since.toISOString() } })
}
