import type { Operations } from '../../../generated/operations.ts'

type RequiredEntitlement = NonNullable<Operations[keyof Operations]['entitlement']>

export type Entitlement =
  | RequiredEntitlement
  | 'api_read'
  | 'api_write'
  | 'api_scanner'
  | 'webhooks'
  | 'automation_apps'
  | 'background_jobs'

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
  /** null: calls are not metered. */
  api_calls_monthly: number | null
}

/** Lowest first: the first plan that includes an entitlement is the one to upgrade to. */
export const plans: Record<PlanCode, Allowance> = {
  free: {
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
  },
  starter: {
    name: 'Starter',
    attendee_cap: 1_000,
    background_jobs: true,
    api_read: false,
    webhooks: false,
    automation_apps: false,
    api_write: false,
    api_scanner: false,
    api_rate_per_min: 60,
    api_calls_monthly: null,
  },
  growth: {
    name: 'Growth',
    attendee_cap: 10_000,
    background_jobs: true,
    api_read: true,
    webhooks: true,
    automation_apps: true,
    api_write: false,
    api_scanner: false,
    api_rate_per_min: 120,
    api_calls_monthly: 100_000,
  },
  scale: {
    name: 'Scale',
    attendee_cap: 200_000,
    background_jobs: true,
    api_read: true,
    webhooks: true,
    automation_apps: true,
    api_write: true,
    api_scanner: true,
    api_rate_per_min: 600,
    api_calls_monthly: 1_000_000,
  },
}

export type PlanOverrides = Partial<Omit<Allowance, 'name'>>

export function allowanceOf(plan: PlanCode, overrides: PlanOverrides): Allowance {
  return { ...plans[plan], ...overrides }
}

/** Where the plan includes it already, it was taken from the organization, and no other plan brings it back. */
export function upgradeFor(entitlement: Entitlement, plan: PlanCode): PlanCode | undefined {
  return plans[plan][entitlement] ? undefined : lowestPlanWith(entitlement)
}

function lowestPlanWith(entitlement: Entitlement): PlanCode {
  const codes = Object.keys(plans) as PlanCode[]
  const found = codes.find((code) => plans[code][entitlement])
  if (!found) throw new Error(`No plan includes ${entitlement}`)
  return found
}
