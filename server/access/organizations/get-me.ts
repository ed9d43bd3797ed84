import type { Handler } from '../callers/index.ts'
import { plans } from '../plans/index.ts'

export const getMe: Handler<'getMe'> = async ({ caller: { organization, key, rate, usage } }) => {
  const { allowance } = organization
  return {
    status: 200,
    body: {
      organization: {
        id: organization.id,
        slug: organization.slug,
        name: organization.name,
        timezone: organization.timezone,
        created_at: organization.createdAt.toISOString(),
      },
      key: {
        id: key.id,
        name: key.name,
        mode: key.mode,
        scopes: key.scopes,
        last_four: key.lastFour,
        group: key.group?.code ?? null,
        expires_at: key.expiresAt?.toISOString() ?? null,
        allowed_addresses: key.allowedAddresses,
        created_at: key.createdAt.toISOString(),
      },
      plan: { code: organization.plan, name: plans[organization.plan].name },
      entitlements: {
        api_read: allowance.api_read,
        api_write: allowance.api_write,
        api_scanner: allowance.api_scanner,
        webhooks: allowance.webhooks,
        automation_apps: allowance.automation_apps,
        background_jobs: allowance.background_jobs,
      },
      limits: {
        requests_per_minute: rate.limit,
        api_rate_per_min: allowance.api_rate_per_min,
        api_calls_monthly: allowance.api_calls_monthly,
        attendee_cap: allowance.attendee_cap,
      },
      usage: { month: usage.month, api_calls: usage.calls },
      terminology: organization.terminology,
    },
  }
}
