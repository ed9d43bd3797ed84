import type { Database } from '../../database/connect.ts'
import { deleteInBatches } from '../../database/delete-in-batches.ts'
import { isNotNullViolation } from '../../database/error-codes.ts'
import { buildIndexLookup } from '../../database/index-plans.ts'
import { sql } from '../../database/prepared.ts'

const ANSWER_RETENTION_HOURS = 24

/** Deletes expired responses. Null: use the database's clock, by which responses are stored. */
export function purgeOldAnswers(database: Database, now: Date | null): Promise<number> {
  return deleteInBatches(database, 'idempotency_keys', [
    `created_at <= coalesce(?::timestamptz, now()) - interval '${ANSWER_RETENTION_HOURS} hours'`,
    now,
  ])
}

const EXPIRED = (at: string) => `stored.created_at <= ${at}::timestamptz - interval '${ANSWER_RETENTION_HOURS} hours'`

/** A condition: the row `stored` can still be replayed. */
export const buildNotExpiredSql = (now: string) => `not (${EXPIRED(now)})`

/**
 * Fails if the key has a response or its request is still running, so that statements sent with it are skipped. The
 * lock ends with its connection. $1 organization, $2 API key, $3 idempotency key, $4 now, $5 the number of the lock
 */
export const claimKeySql = sql('claim-idempotency-key')`
select case
  when pg_try_advisory_xact_lock($5::bigint) and not exists (
    select from idempotency_keys stored
    where organization_id = $1 and api_key_id = $2 and key = $3 and ${buildNotExpiredSql('$4')}
  ) then true
  else refuse_idempotency_key()
end`

/**
 * Returns the positions of requests without a response that no other transaction works on.
 * $1 organization, $2 API keys, $3 idempotency keys, $4 numbers of their locks, null to skip one, $5 request times
 */
export const claimKeysSql = sql('claim-idempotency-keys')`
select wanted.place::int as place
from unnest($2::text[], $3::text[], $4::bigint[], $5::timestamptz[]) with ordinality
  as wanted (api_key_id, key, lock, now, place)
left join lateral (
  select true as is_kept from idempotency_keys stored
  where stored.organization_id = $1 and stored.api_key_id = wanted.api_key_id and ${buildNotExpiredSql('wanted.now')}
    and ${buildIndexLookup('stored.key', 'wanted.key')}
) answered on true
where answered.is_kept is null and wanted.lock is not null and pg_try_advisory_xact_lock(wanted.lock)`

/** The SQLSTATE that `refuse_idempotency_key` raises. */
const CLAIMED = 'PT409'

export const isKeyClaimedError = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === CLAIMED

export const findStoredAnswerSql = sql('find-stored-answer')`
select fingerprint, sealed_answer
from idempotency_keys stored
where organization_id = $1 and api_key_id = $2 and key = $3 and ${buildNotExpiredSql('$4')}`

const INSERT = `
insert into idempotency_keys as stored (organization_id, api_key_id, key, fingerprint, sealed_answer, created_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (organization_id, api_key_id, key) do update
set fingerprint = excluded.fingerprint, sealed_answer = excluded.sealed_answer, scan_id = null`

/** Returns no row if another request with this key stored its response first. */
export const storeAnswerSql = sql('store-idempotent-answer')`
${INSERT}, created_at = excluded.created_at
where ${EXPIRED('$6')}
returning true as stored`

/** Sent with the commit, when no result can be checked; so if another request was first, it fails and rolls back. */
export const storeNewAnswerSql = sql('store-new-idempotent-answer')`
${INSERT}, created_at = case when ${EXPIRED('$6')} then excluded.created_at end`

/** The same for several: $1 the rows to store, $2 now. */
export const storeNewAnswersSql = sql('store-new-idempotent-answers')`
insert into idempotency_keys as stored (organization_id, api_key_id, key, fingerprint, sealed_answer, scan_id, created_at)
select organization_id, api_key_id, key, decode(fingerprint, 'hex'), decode(sealed_answer, 'hex'), scan_id, created_at
from jsonb_to_recordset($1::jsonb) as row (
  organization_id text, api_key_id text, key text, fingerprint text, sealed_answer text, scan_id text, created_at timestamptz
)
on conflict (organization_id, api_key_id, key) do update
set fingerprint = excluded.fingerprint, sealed_answer = excluded.sealed_answer, scan_id = excluded.scan_id,
  created_at = case when ${EXPIRED('$2')} then excluded.created_at end`

/** `created_at` is set to null if the stored response has not expired. */
export const isAnsweredError = (error: unknown): boolean =>
  isNotNullViolation(error) && (error as { table?: string }).table === 'idempotency_keys'
