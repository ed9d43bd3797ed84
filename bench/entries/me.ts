import type { Pool } from 'pg'
import {
  completeTerminology,
  getAllowance,
  type PlanCode,
  type PlanOverrides,
  plans,
  type Terminology,
} from '../../server/access/plans/index.ts'
import { type BaselineHandler, defineBenchmark, encodeGetRequest } from '../entry.ts'
import { digestApiKey } from '../floor/call.ts'
import { addUnlimitedKey, countCallsOfKeys, type UnlimitedKey } from '../unlimited-key.ts'

/** GET /v1/me with one key: the cost that every request has, and nothing else. */
export const benchmark = defineBenchmark<UnlimitedKey>({
  bar: 2,
  p99Bar: 2,

  setup: (database) => addUnlimitedKey(database, ['read']),

  request: ({ key }) => encodeGetRequest('/v1/me', key),

  effects: (database, key) => countCallsOfKeys(database, [key]),

  floor: { asynchronousCommit: true, build: buildGetMeBaseline },
})

type Row = {
  organization_id: string
  slug: string
  organization_name: string
  timezone: string
  plan: PlanCode
  plan_overrides: PlanOverrides
  terminology: Partial<Terminology>
  organization_created_at: Date
  key_id: string
  key_name: string
  mode: string
  scopes: string[]
  last_four: string
  requests_per_minute: number
  expires_at: Date | null
  allowed_addresses: string[] | null
  key_created_at: Date
  group_code: string | null
  month: string
  month_calls: string
}

const statement = {
  name: 'me',
  text: `
update api_key_usage u
set window_calls = u.window_calls + 1, month_calls = u.month_calls + 1
from api_key_digests d
join api_keys k on k.organization_id = d.organization_id and k.id = d.api_key_id
join organizations o on o.id = k.organization_id
left join groups g on g.organization_id = k.organization_id and g.id = k.group_id
where d.digest = $1 and u.organization_id = k.organization_id and u.api_key_id = k.id
returning
  o.id as organization_id, o.slug, o.name as organization_name, o.timezone, o.plan, o.plan_overrides, o.terminology,
  o.created_at as organization_created_at,
  k.id as key_id, k.name as key_name, k.mode, k.scopes, k.last_four, k.requests_per_minute, k.expires_at,
  k.allowed_addresses::text[] as allowed_addresses, k.created_at as key_created_at,
  g.code as group_code, to_char(u.month, 'YYYY-MM') as month, u.month_calls`,
}

export function buildGetMeBaseline(pool: Pool): BaselineHandler {
  return async (request) => {
    const { rows } = await pool.query<Row>({ ...statement, values: [digestApiKey(request)] })
    const row = rows[0]
    return row ? { status: 200, body: describe(row) } : { status: 401, body: { error: 'unknown key' } }
  }
}

function describe(row: Row) {
  const allowance = getAllowance(row.plan, row.plan_overrides)
  return {
    organization: {
      id: row.organization_id,
      slug: row.slug,
      name: row.organization_name,
      timezone: row.timezone,
      created_at: row.organization_created_at,
    },
    key: {
      id: row.key_id,
      name: row.key_name,
      mode: row.mode,
      scopes: row.scopes,
      last_four: row.last_four,
      group: row.group_code,
      expires_at: row.expires_at,
      allowed_addresses: row.allowed_addresses,
      created_at: row.key_created_at,
    },
    plan: { code: row.plan, name: plans[row.plan].name },
    entitlements: {
      api_read: allowance.api_read,
      api_write: allowance.api_write,
      api_scanner: allowance.api_scanner,
      webhooks: allowance.webhooks,
      automation_apps: allowance.automation_apps,
      background_jobs: allowance.background_jobs,
    },
    limits: {
      requests_per_minute: row.requests_per_minute,
      api_rate_per_min: allowance.api_rate_per_min,
      api_calls_monthly: allowance.api_calls_monthly,
      attendee_cap: allowance.attendee_cap,
    },
    usage: { month: row.month, api_calls: Number(row.month_calls) },
    terminology: completeTerminology(row.terminology),
  }
}
