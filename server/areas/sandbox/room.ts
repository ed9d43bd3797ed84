import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import { PUBLIC_KEY_ID, SANDBOX_ORGANIZATION } from './ensure-sandbox.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'

/** Every change leaves an audit row, a webhook event or a remembered answer, so these bound everything that visitors can write. */
export const MOST_TRACES = 20_000

/** Everything that visitors do is recorded for each of them. */
export const MOST_WEBHOOKS = 20

/** $1 organization, $2 public key, $3 how many */
const findFull: Statement = {
  name: 'sandbox-is-full',
  text: `
select exists (select from audit_log where organization_id = $1 and actor_id = $2 offset $3)
  or exists (select from webhook_events where organization_id = $1 and not livemode offset $3)
  or exists (select from idempotency_keys where organization_id = $1 and api_key_id = $2 offset $3) as is_full`,
}

export async function isSandboxFull(database: Database): Promise<boolean> {
  const values = [SANDBOX_ORGANIZATION, PUBLIC_KEY_ID, MOST_TRACES]
  const [found] = await runPrepared<{ is_full: boolean }>(database, findFull, values)
  return found?.is_full ?? false
}

/** Before the night when it has to be: what one visitor has filled must not stay closed to the others. */
export async function emptySandbox(database: Database, now: Date): Promise<void> {
  if ((await isSandboxFull(database)) || (await hasMostWebhooks(database))) await rebuildSandbox(database, now)
}

/** $1 organization */
const countWebhooks: Statement = {
  name: 'sandbox-count-webhooks',
  text: 'select count(*) as webhooks from webhook_endpoints where organization_id = $1',
}

async function hasMostWebhooks(database: Database): Promise<boolean> {
  const [counted] = await runPrepared<{ webhooks: number }>(database, countWebhooks, [SANDBOX_ORGANIZATION])
  return (counted?.webhooks ?? 0) >= MOST_WEBHOOKS
}
