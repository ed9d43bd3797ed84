import {
  ensureSandboxOrganization,
  SANDBOX_KEY_ID,
  SANDBOX_ORGANIZATION_ID,
} from '../../areas/sandbox/ensure-sandbox.ts'
import { publicSandboxApiKey } from '../../areas/sandbox/public-api-key.ts'
import { MAX_SANDBOX_WRITES } from '../../areas/sandbox/sandbox-space.ts'
import type { Database } from '../../platform/database/connect.ts'

/** An otherwise empty sandbox that visitors have filled up. Returns its key, which has no rate limit. */
export async function makeFullSandbox(database: Database, now: Date): Promise<string> {
  await ensureSandboxOrganization(database, now)
  const unlimited = 1_000_000
  await database('organizations')
    .where({ id: SANDBOX_ORGANIZATION_ID })
    .update({ plan_overrides: { api_rate_per_min: unlimited, api_calls_monthly: null } })
  await database('api_keys').where({ id: SANDBOX_KEY_ID }).update({ requests_per_minute: unlimited })
  await database.raw(
    `insert into idempotency_keys (organization_id, api_key_id, key, fingerprint, sealed_answer, created_at)
     select ?, ?, 'visitor-' || n, '', '', ?::timestamptz from generate_series(0, ?::int) n`,
    [SANDBOX_ORGANIZATION_ID, SANDBOX_KEY_ID, now, MAX_SANDBOX_WRITES],
  )
  return publicSandboxApiKey
}
