import type { Database } from '../../platform/database/connect.ts'
import { groupByKey } from '../../platform/database/group-commit.ts'
import { runWhenConnected } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { allowanceOf, plans, terminologyOf } from '../plans/index.ts'
import { countAddress } from './address-budget.ts'
import { identifyStatement } from './queries.ts'
import type { IdentifiedRow } from './rows.ts'
import { digestKey } from './secret.ts'

const DEFAULT_REQUESTS_PER_MINUTE = 60
const WINDOW_SECONDS = 60

const planRates = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([code, allowance]) => [code, allowance.api_rate_per_min])),
)

export type Identification =
  | { outcome: 'unknown' }
  | { outcome: 'revoked'; at: Date; caller: Caller }
  | { outcome: 'expired'; at: Date; caller: Caller }
  | { outcome: 'address_not_allowed'; caller: Caller }
  | { outcome: 'over_rate'; caller: Caller }
  | { outcome: 'usable'; caller: Caller }

export type IdentifyRequest = { value: string; address: string; now: Date | null }

export type Identify = (request: IdentifyRequest) => Promise<Identification>

/** Calls of one key that arrive while its row is being counted are counted together by the next statement. */
export function buildIdentify(database: Database): Identify {
  const identifyTogether = groupByKey<IdentifyRequest, Identification>(async (take) => {
    let calls: IdentifyRequest[] = []
    let addresses: string[] = []
    const [row] = await runWhenConnected<IdentifiedRow>(database, identifyStatement, () => {
      calls = take()
      const perAddress = countAddresses(calls)
      addresses = [...perAddress.keys()]
      const [first] = calls
      const sent = [addresses, [...perAddress.values()], calls.length]
      return [digestKey(first?.value ?? ''), ...sent, first?.now, DEFAULT_REQUESTS_PER_MINUTE, planRates]
    })
    if (!row) return calls.map(() => ({ outcome: 'unknown' }))
    const allowed = new Set(addresses.filter((_, index) => row.addresses_allowed?.[index] ?? true))
    return judgeEach(
      row,
      calls.map(({ address }) => allowed.has(address)),
    )
  })
  // A clock that was set differently meanwhile is another line; in production there is none.
  return async (request) => {
    const identified = await identifyTogether(`${request.value} ${request.now?.getTime() ?? ''}`, request)
    const isJudgedByKey = identified.outcome !== 'usable' && identified.outcome !== 'over_rate'
    if (isJudgedByKey || !identified.caller.key.isPublic) return identified
    return countAddress(database, identified.caller, request.address)
  }
}

function countAddresses(calls: IdentifyRequest[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { address } of calls) counts.set(address, (counts.get(address) ?? 0) + 1)
  return counts
}

/** Each call with its own place in the minute and the month, in the order in which they came. */
function judgeEach(row: IdentifiedRow, allowed: boolean[]): Identification[] {
  const shared = toCaller(row)
  if (row.revoked_at) return allowed.map(() => ({ outcome: 'revoked', at: row.revoked_at as Date, caller: shared }))
  if (row.expired) return allowed.map(() => ({ outcome: 'expired', at: row.expires_at as Date, caller: shared }))
  const windowBefore = row.window_calls - row.calls
  const withinRate = Math.max(0, Math.min(row.calls, row.rate_limit - windowBefore))
  const monthBefore = (row.month_calls ?? 0) - withinRate
  let place = 0
  return allowed.map((isAllowed) => {
    if (!isAllowed) return { outcome: 'address_not_allowed', caller: shared }
    place += 1
    const rate = { ...shared.rate, remaining: Math.max(0, row.rate_limit - windowBefore - place) }
    const usage = { ...shared.usage, calls: monthBefore + Math.min(place, withinRate) }
    return { outcome: place > withinRate ? 'over_rate' : 'usable', caller: { ...shared, rate, usage } }
  })
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
      allowance: allowanceOf(row.plan, row.plan_overrides),
      terminology: terminologyOf(row.terminology),
      createdAt: row.organization_created_at,
    },
    key: {
      id: row.key_id,
      name: row.key_name,
      mode: row.mode,
      scopes: row.scopes,
      lastFour: row.last_four,
      isPublic: row.is_public,
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
