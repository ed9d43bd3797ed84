import type { Database } from '../database/connect.ts'
import { runPrepared } from '../database/prepared.ts'
import { plans, terminologyOf, termsOf } from '../organizations/index.ts'
import type { Caller } from './caller.ts'
import { type IdentifiedRow, identifyStatement } from './identify-statement.ts'
import { digestKey } from './secret.ts'

const DEFAULT_REQUESTS_PER_MINUTE = 60
const WINDOW_SECONDS = 60

const planRates = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([code, terms]) => [code, terms.api_rate_per_min])),
)

export type Identification =
  | { outcome: 'unknown' }
  | { outcome: 'revoked'; at: Date; caller: CallerBase }
  | { outcome: 'expired'; at: Date; caller: CallerBase }
  | { outcome: 'address_not_allowed'; caller: CallerBase }
  | { outcome: 'over_rate'; caller: Caller }
  | { outcome: 'usable'; caller: Caller }

/** What is known of a key that is not usable, for the log. */
export type CallerBase = { organizationId: string; keyId: string }

export type IdentifyRequest = { value: string; address: string; now: Date | null }

export async function identifyKey(database: Database, request: IdentifyRequest): Promise<Identification> {
  const values = [digestKey(request.value), request.address, request.now, DEFAULT_REQUESTS_PER_MINUTE, planRates]
  const [row] = await runPrepared<IdentifiedRow>(database, identifyStatement, values)
  if (!row) return { outcome: 'unknown' }
  const base = { organizationId: row.organization_id, keyId: row.key_id }
  if (row.revoked_at) return { outcome: 'revoked', at: row.revoked_at, caller: base }
  if (row.expired && row.expires_at) return { outcome: 'expired', at: row.expires_at, caller: base }
  if (!row.address_allowed) return { outcome: 'address_not_allowed', caller: base }
  const caller = toCaller(row)
  return { outcome: (row.window_calls ?? 0) > row.rate_limit ? 'over_rate' : 'usable', caller }
}

function toCaller(row: IdentifiedRow): Caller {
  const elapsed = Math.floor((row.at.getTime() - (row.window_start ?? row.at).getTime()) / 1000)
  return {
    at: row.at,
    organization: {
      id: row.organization_id,
      slug: row.slug,
      name: row.organization_name,
      timezone: row.timezone,
      plan: row.plan,
      terms: termsOf(row.plan, row.plan_overrides),
      terminology: terminologyOf(row.terminology),
      createdAt: row.organization_created_at,
    },
    key: {
      id: row.key_id,
      name: row.key_name,
      mode: row.mode,
      scopes: row.scopes,
      lastFour: row.last_four,
      group: row.group_id && row.group_code ? { id: row.group_id, code: row.group_code } : null,
      expiresAt: row.expires_at,
      allowedAddresses: row.allowed_addresses,
      createdAt: row.key_created_at,
    },
    rate: {
      limit: row.rate_limit,
      remaining: Math.max(0, row.rate_limit - (row.window_calls ?? 0)),
      resetSeconds: Math.min(WINDOW_SECONDS, Math.max(1, WINDOW_SECONDS - elapsed)),
    },
    readOnlySince: row.read_only_since,
    usage: { month: row.month ?? '', calls: row.month_calls ?? 0 },
  }
}
