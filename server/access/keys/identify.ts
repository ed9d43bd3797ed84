import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { plans, terminologyOf, termsOf } from '../plans/index.ts'
import { type IdentifiedRow, identifyStatement } from './identify-statement.ts'
import { digestKey } from './secret.ts'

const DEFAULT_REQUESTS_PER_MINUTE = 60
const WINDOW_SECONDS = 60

const planRates = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([code, terms]) => [code, terms.api_rate_per_min])),
)

export type Identification =
  | { outcome: 'unknown' }
  | { outcome: 'revoked'; at: Date; caller: Caller }
  | { outcome: 'expired'; at: Date; caller: Caller }
  | { outcome: 'address_not_allowed'; caller: Caller }
  | { outcome: 'over_rate'; caller: Caller }
  | { outcome: 'usable'; caller: Caller }

export type IdentifyRequest = { value: string; address: string; now: Date | null }

export async function identifyKey(database: Database, request: IdentifyRequest): Promise<Identification> {
  const values = [digestKey(request.value), request.address, request.now, DEFAULT_REQUESTS_PER_MINUTE, planRates]
  const [row] = await runPrepared<IdentifiedRow>(database, identifyStatement, values)
  if (!row) return { outcome: 'unknown' }
  const caller = toCaller(row)
  if (row.revoked_at) return { outcome: 'revoked', at: row.revoked_at, caller }
  if (row.expired && row.expires_at) return { outcome: 'expired', at: row.expires_at, caller }
  if (!row.address_allowed) return { outcome: 'address_not_allowed', caller }
  return { outcome: row.window_calls > row.rate_limit ? 'over_rate' : 'usable', caller }
}

function toCaller(row: IdentifiedRow): Caller {
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
      // A limit whose group cannot be found is still a limit.
      group: row.group_id ? { id: row.group_id, code: row.group_code ?? row.group_id } : null,
      expiresAt: row.expires_at,
      allowedAddresses: row.allowed_addresses,
      createdAt: row.key_created_at,
    },
    rate: {
      limit: row.rate_limit,
      remaining: Math.max(0, row.rate_limit - row.window_calls),
      resetSeconds: WINDOW_SECONDS - row.at.getUTCSeconds(),
    },
    readOnlySince: row.read_only_since,
    usage: { month: row.month ?? '', calls: row.month_calls ?? 0 },
  }
}
