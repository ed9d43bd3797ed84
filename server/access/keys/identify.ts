import { buildKeyedLimiter, runLimited } from '../../platform/concurrency-limit.ts'
import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { buildKeyedBatcher } from '../../platform/database/keyed-batcher.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import {
  buildFindOrganizationOf,
  type Caller,
  type CallersOrganizationRow,
  type KeyMode,
  toCallersOrganization,
} from '../callers/index.ts'
import { plans } from '../plans/index.ts'
import {
  countCallOfAddressSql,
  findOrganizationOfKeySql,
  identifyAndCountKeysSkipLockedSql,
  identifyKeysAfterWaitSql,
} from './queries.ts'

const DEFAULT_REQUESTS_PER_MINUTE = 60
const WINDOW_SECONDS = 60
/** Limits the connections that a public key can occupy, however many requests its visitors send. */
const MAX_ADDRESSES_AT_ONCE = 2

const planRates = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([code, allowance]) => [code, allowance.api_rate_per_min])),
)

export type KeyIdentification =
  | { outcome: 'unknown' }
  | { outcome: 'revoked'; at: Date; caller: Caller }
  | { outcome: 'expired'; at: Date; caller: Caller }
  | { outcome: 'address_not_allowed'; caller: Caller }
  | { outcome: 'over_rate'; caller: Caller }
  | { outcome: 'usable'; caller: Caller }

type IdentifyKeyRequest = { digest: Buffer; address: string; now: Date | null; organization: string | null }

export type IdentifyKey = (request: Omit<IdentifyKeyRequest, 'organization'>) => Promise<KeyIdentification>

/**
 * Identifies keys and counts their requests in batches: requests that arrive while a statement runs share the next one,
 * whatever their keys. The statement skips keys whose counts another process has locked; their requests are counted
 * again by a statement per key that waits for the lock, so that a busy key never delays the others.
 */
export function buildIdentifyKey(database: Database): IdentifyKey {
  const limiter = buildKeyedLimiter(MAX_ADDRESSES_AT_ONCE)
  const findOrganization = buildFindOrganizationOf(database, findOrganizationOfKeySql)
  const count = buildKeyedBatcher<IdentifyKeyRequest, Counted>({
    runBatch: (requests) => countCalls(database, identifyAndCountKeysSkipLockedSql, requests),
    // Another process has this key's counts locked; requests that wait for it here share a statement.
    runAlone: (request) => countInTurn(`${batchOf(request)} ${request.digest.toString('hex')}`, request),
  })
  const countInTurn = buildKeyedBatcher<IdentifyKeyRequest, Counted>({
    runBatch: (requests) => countCalls(database, identifyKeysAfterWaitSql, requests),
  })
  return async (asked) => {
    const organization = await findOrganization(asked.digest)
    if (organization === undefined) return { outcome: 'unknown' }
    const request = { ...asked, organization }
    const identified = (await count(batchOf(request), request))()
    const isJudgedByKey = identified.outcome !== 'usable' && identified.outcome !== 'over_rate'
    if (isJudgedByKey || !identified.caller.key.isPublic) return identified
    return runLimited(limiter, identified.caller.key.id, () =>
      applyAddressRateLimit(database, identified.caller, request.address),
    )
  }
}

/** Evaluated lazily: an exception here must not make the batcher count the request again. */
type Counted = () => KeyIdentification

/** Requests with different clocks (tests only) go to different batches, as do organizations on different nodes. */
const batchOf = ({ now, organization }: IdentifyKeyRequest) => `${now?.getTime()} ${organization}`

/**
 * Undefined for requests of a key whose counts another process has locked. With the statement that waits for the lock,
 * `held_by_another` can only mean that the row of counts is missing; then the requests are evaluated without it.
 */
async function countCalls(database: Database, statement: Statement, requests: IdentifyKeyRequest[]) {
  const keys = [...Map.groupBy(requests, ({ digest }) => digest.toString('hex'))].map(([digest, calls]) => {
    const addresses = Map.groupBy(calls, ({ address }) => address)
    return { digest: Buffer.from(digest, 'hex'), calls, addresses }
  })
  const rows = await runPrepared<IdentifiedKeyRow>(database, statement, [
    keys.map(({ digest }) => digest),
    keys.map(({ calls }) => calls.length),
    keys.map(({ addresses }) => JSON.stringify(Array.from(addresses, ([address, { length }]) => [address, length]))),
    requests[0]?.now ?? null,
    DEFAULT_REQUESTS_PER_MINUTE,
    planRates,
    requests[0]?.organization,
  ])
  const rowAt = new Map(rows.map((row) => [row.place - 1, row]))
  const counted = new Map<IdentifyKeyRequest, Counted>()
  for (const [index, { calls, addresses }] of keys.entries()) {
    const row = rowAt.get(index)
    if (row?.held_by_another && statement !== identifyKeysAfterWaitSql) continue
    let evaluated: KeyIdentification[] | undefined
    for (const [place, request] of calls.entries()) {
      counted.set(request, () => {
        evaluated ??= evaluateCalls(row, calls, [...addresses.keys()])
        return evaluated[place] as KeyIdentification
      })
    }
  }
  return requests.map((request) => counted.get(request))
}

/** Numbers the requests within the minute and the month, in the order of arrival. */
function evaluateCalls(
  row: IdentifiedKeyRow | undefined,
  calls: IdentifyKeyRequest[],
  addresses: string[],
): KeyIdentification[] {
  if (!row) return calls.map(() => ({ outcome: 'unknown' }))
  const shared = toCaller(row)
  if (row.revoked_at) return calls.map(() => ({ outcome: 'revoked', at: row.revoked_at as Date, caller: shared }))
  if (row.expired) return calls.map(() => ({ outcome: 'expired', at: row.expires_at as Date, caller: shared }))
  const allowed = row.addresses_allowed
  const refused = new Set(addresses.filter((_, index) => allowed !== null && !allowed[index]))
  // Negative only if the row of counts is missing.
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

export function toCaller(
  row: Omit<IdentifiedKeyRow, 'place' | 'held_by_another' | 'addresses_allowed' | 'calls'>,
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
      // If the group is missing, the key must stay limited.
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

export type IdentifiedKeyRow = CallersOrganizationRow & {
  /** Index of the key in the request, from 1. */
  place: number
  /** Another process has the counts locked (or they are missing), so these requests are not counted. */
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
  /** One per address; null: the key may be used from everywhere. */
  addresses_allowed: boolean[] | null
  rate_limit: number
  /** Requests from allowed addresses. */
  calls: number
  /** All requests of the minute including these, also those over the rate. */
  window_calls: number
  month: string | null
  month_calls: number | null
}

async function applyAddressRateLimit(database: Database, caller: Caller, address: string): Promise<KeyIdentification> {
  const { at, organization, key, rate } = caller
  const values = [organization.id, key.id, address, at, rate.limit]
  const [counted] = await runPrepared<{ calls: number }>(database, countCallOfAddressSql, values)
  if (!counted) throw new Error('A call of an address was not counted.')
  const remaining = Math.max(0, rate.limit - counted.calls)
  return {
    outcome: counted.calls > rate.limit ? 'over_rate' : 'usable',
    caller: { ...caller, rate: { ...rate, remaining } },
  }
}

/** Deletes counts of past minutes. Null: the database's clock, by which they were counted. */
export function purgeRateCounts(database: Database, now: Date | null): Promise<number> {
  const isOver = `window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`
  return deleteInBatches(database, 'key_address_usage', [isOver, now])
}
