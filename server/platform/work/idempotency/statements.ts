import type { Database } from '../../database/connect.ts'
import { deleteInBatches } from '../../database/delete-in-batches.ts'
import { isNullIn } from '../../database/error-codes.ts'
import { buildIndexLookup } from '../../database/index-plans.ts'
import { type BoundStatement, sql } from '../../database/prepared.ts'
import { buildRowsInsert } from '../../database/rows-insert.ts'

const ANSWER_RETENTION_HOURS = 24

/** Deletes expired responses. Null: use the database's clock, by which responses are stored. */
export function purgeOldAnswers(database: Database, now: Date | null): Promise<number> {
  return deleteInBatches(database, 'idempotency_keys', [
    `created_at <= coalesce(?::timestamptz, now()) - interval '${ANSWER_RETENTION_HOURS} hours'`,
    now,
  ])
}

/** A condition: the row `stored` can still be replayed. */
export const buildNotExpiredSql = (now: string) =>
  `not (stored.created_at <= ${now}::timestamptz - interval '${ANSWER_RETENTION_HOURS} hours')`

/** Fails if its request is still running, so that statements sent with it are skipped. The lock ends with its connection. */
const lockKeySql = sql('lock-idempotency-key')`
select case when pg_try_advisory_xact_lock($1::bigint) then true else refuse_idempotency_key() end`

/** The same if the key has a response. $1 organization, $2 API key, $3 idempotency key, $4 now */
const claimKeySql = sql('claim-idempotency-key')`
select refuse_idempotency_key() from idempotency_keys stored
where organization_id = $1 and api_key_id = $2 and key = $3 and ${buildNotExpiredSql('$4')}`

/** Of which number is the lock, and the values of `claimKeySql`. The lock first: then what it waited for can be seen. */
export const toClaimSteps = (lock: bigint, key: unknown[]): BoundStatement[] => [
  { statement: lockKeySql, values: [lock] },
  { statement: claimKeySql, values: key },
]

/** The positions of requests that no other transaction works on. $1 numbers of their locks, null to skip one */
export const lockKeysSql = sql('lock-idempotency-keys')`
select wanted.place::int as place from unnest($1::bigint[]) with ordinality as wanted (lock, place)
where pg_try_advisory_xact_lock(wanted.lock)`

/** The positions of requests with a response. $1 organization, $2 API keys, $3 idempotency keys, $4 request times */
export const findAnsweredSql = sql('find-answered-idempotency-keys')`
select wanted.place::int as place
from unnest($2::text[], $3::text[], $4::timestamptz[]) with ordinality as wanted (api_key_id, key, now, place)
cross join lateral (
  select key from idempotency_keys stored
  where stored.organization_id = $1 and stored.api_key_id = wanted.api_key_id and ${buildNotExpiredSql('wanted.now')}
    and ${buildIndexLookup('stored.key', 'wanted.key')}
) answered`

/** The SQLSTATE that `refuse_idempotency_key` raises. */
const CLAIMED = 'PT409'

export const isIdempotencyKeyClaimed = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === CLAIMED

export const findStoredAnswerSql = sql('find-stored-answer')`
select fingerprint, sealed_answer
from idempotency_keys stored
where organization_id = $1 and api_key_id = $2 and key = $3 and ${buildNotExpiredSql('$4')}`

const COLUMNS = 'api_key_id, key, fingerprint, sealed_answer, scan_id, created_at'
const REPLACE = `on conflict (organization_id, api_key_id, key) do update
set fingerprint = excluded.fingerprint, sealed_answer = excluded.sealed_answer, scan_id = excluded.scan_id`

/** Of the row `excluded`; a difference of times is the same in all time zones, as `on conflict` on several nodes asks. */
const IS_OVER = `excluded.created_at - stored.created_at >= interval '${ANSWER_RETENTION_HOURS} hours'`

/** Returns no row if another request with this key stored its response first. */
export const storeAnswer = buildRowsInsert('store-idempotent-answer', 'idempotency_keys as stored', COLUMNS, {
  conflict: `${REPLACE}, created_at = excluded.created_at where ${IS_OVER} returning true as stored`,
})

/** Sent with the commit, when no result can be checked; so if another request was first, it fails and rolls back. */
export const storeNewAnswers = buildRowsInsert('store-new-idempotent-answer', 'idempotency_keys as stored', COLUMNS, {
  conflict: `${REPLACE}, created_at = case when ${IS_OVER} then excluded.created_at end`,
})

/** `created_at` is set to null if the stored response has not expired. */
export const isAnsweredError = (error: unknown): boolean => isNullIn('idempotency_keys', error)
