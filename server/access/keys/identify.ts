import { createKeyedLimiter, runLimited } from '../../platform/concurrency-limit.ts'
import type { Database } from '../../platform/database/connect.ts'
import { createKeyedBatcher } from '../../platform/database/keyed-batcher.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import { type Caller, type CallersOrganizationRow, type KeyMode, toCallersOrganization } from '../callers/index.ts'
import { plans } from '../plans/index.ts'
import { countAddress } from './address-budget.ts'
import { identifyKeyInTurn, identifyKeys } from './queries.ts'

const DEFAULT_REQUESTS_PER_MINUTE = 60
const WINDOW_SECONDS = 60
/** A key that everyone knows counts its addresses with few connections, whatever its visitors send. */
const MAX_ADDRESSES_AT_ONCE = 2

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

/** The key is known by its digest; its value is not needed. */
export type IdentifyRequest = { digest: Buffer; address: string; now: Date | null }

export type Identify = (request: IdentifyRequest) => Promise<Identification>

/** Calls that arrive while others are being counted are counted together by the next statement, whichever keys they carry. */
export function buildIdentify(database: Database): Identify {
  const limiter = createKeyedLimiter(MAX_ADDRESSES_AT_ONCE)
  const count = createKeyedBatcher<IdentifyRequest, Counted>({
    runBatch: (requests) => countCalls(database, identifyKeys, requests),
    // Another process counts calls of this key; those that wait for it here are counted together.
    runAlone: (request) => countInTurn(`${clockOf(request)} ${request.digest.toString('hex')}`, request),
  })
  const countInTurn = createKeyedBatcher<IdentifyRequest, Counted>({
    runBatch: (requests) => countCalls(database, identifyKeyInTurn, requests),
  })
  return async (request) => {
    const identified = (await count(clockOf(request), request))()
    const isJudgedByKey = identified.outcome !== 'usable' && identified.outcome !== 'over_rate'
    if (isJudgedByKey || !identified.caller.key.isPublic) return identified
    return runLimited(limiter, identified.caller.key.id, () =>
      countAddress(database, identified.caller, request.address),
    )
  }
}

/** What a call that was counted comes to, told when asked: that it cannot be told must not lead to its being counted again. */
type Counted = () => Identification

/** A clock that was set differently is another batch; in production there is one. */
const clockOf = ({ now }: IdentifyRequest) => String(now?.getTime() ?? '')

/** Undefined for calls of a key whose row another process has locked, unless the statement waits for it; then it was lost. */
async function countCalls(
  database: Database,
  statement: Statement,
  requests: IdentifyRequest[],
): Promise<(Counted | undefined)[]> {
  const keys = [...Map.groupBy(requests, ({ digest }) => digest.toString('hex'))].map(([digest, calls]) => {
    const addresses = Map.groupBy(calls, ({ address }) => address)
    return { digest: Buffer.from(digest, 'hex'), calls, addresses }
  })
  const rows = await runPrepared<IdentifiedRow>(database, statement, [
    keys.map(({ digest }) => digest),
    keys.map(({ calls }) => calls.length),
    keys.map(({ addresses }) => JSON.stringify(Array.from(addresses, ([address, { length }]) => [address, length]))),
    requests[0]?.now ?? null,
    DEFAULT_REQUESTS_PER_MINUTE,
    planRates,
  ])
  const rowAt = new Map(rows.map((row) => [row.place - 1, row]))
  const counted = new Map<IdentifyRequest, Counted>()
  for (const [index, { calls, addresses }] of keys.entries()) {
    const row = rowAt.get(index)
    if (row?.held_by_another && statement !== identifyKeyInTurn) continue
    let evaluated: Identification[] | undefined
    for (const [place, request] of calls.entries()) {
      counted.set(request, () => {
        evaluated ??= evaluateCalls(row, calls, [...addresses.keys()])
        return evaluated[place] as Identification
      })
    }
  }
  return requests.map((request) => counted.get(request))
}

/** Each call with its own place in the minute and the month, in the order in which they came. */
function evaluateCalls(
  row: IdentifiedRow | undefined,
  calls: IdentifyRequest[],
  addresses: string[],
): Identification[] {
  if (!row) return calls.map(() => ({ outcome: 'unknown' }))
  const shared = toCaller(row)
  if (row.revoked_at) return calls.map(() => ({ outcome: 'revoked', at: row.revoked_at as Date, caller: shared }))
  if (row.expired) return calls.map(() => ({ outcome: 'expired', at: row.expires_at as Date, caller: shared }))
  const allowed = row.addresses_allowed
  const refused = new Set(addresses.filter((_, index) => allowed !== null && !allowed[index]))
  // Only a key whose row of counts was lost has fewer calls than these.
  const windowBefore = Math.max(0, row.window_calls - row.calls)
  const withinRate = Math.max(0, Math.min(row.calls, row.rate_limit - windowBefore))
  const monthBefore = Math.max(0, (row.month_calls ?? 0) - withinRate)
  let place = 0
  return calls.map(({ address }) => {
    if (refused.has(address)) return { outcome: 'address_not_allowed', caller: shared }
    place += 1
    const rate = { ...shared.rate, remaining: Math.max(0, row.rate_limit - windowBefore - place) }
    const usage = { ...shared.usage, calls: monthBefore + Math.min(place, withinRate) }
    return { outcome: place > withinRate ? 'over_rate' : 'usable', caller: { ...shared, rate, usage } }
  })
}

/** A caller as the row has it. */
export function toCaller(
  row: Omit<IdentifiedRow, 'place' | 'held_by_another' | 'addresses_allowed' | 'calls'>,
): Caller {
  return {
    at: row.at,
    organization: toCallersOrganization(row),
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
    device: null,
    rate: {
      limit: row.rate_limit,
      remaining: Math.max(0, row.rate_limit - row.window_calls),
      resetSeconds: WINDOW_SECONDS - row.at.getUTCSeconds(),
    },
    readOnlySince: row.read_only_since,
    usage: { month: row.month ?? '', calls: row.month_calls ?? 0 },
  }
}

export type IdentifiedRow = CallersOrganizationRow & {
  /** Which of the keys that were asked for this is, from 1. */
  place: number
  /** Whether somebody else was counting calls of this key, so that these are not counted yet. */
  held_by_another: boolean
  key_id: string
  key_name: string
  mode: KeyMode
  scopes: string[]
  last_four: string
  is_public: boolean
  group_id: string | null
  group_code: string | null
  expires_at: Date | null
  allowed_addresses: string[] | null
  key_created_at: Date
  revoked_at: Date | null
  expired: boolean
  /** Of each address in turn; null for a key that may be used from everywhere. */
  addresses_allowed: boolean[] | null
  rate_limit: number
  at: Date
  read_only_since: Date | null
  /** How many of the calls came from addresses that the key allows. */
  calls: number
  /** All calls of the minute, these included, also those over the rate. */
  window_calls: number
  month: string | null
  month_calls: number | null
}
