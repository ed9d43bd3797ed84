import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import { PUBLIC_KEY_ID, SANDBOX_ORGANIZATION } from './ensure-sandbox.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'

/** Every change leaves an audit row, a webhook event or a remembered answer, so these bound everything that visitors can write. */
export const MAX_TRACES = 20_000

/** Of webhook events, the part that one address may leave. */
export const MAX_EVENTS_OF_ADDRESS = MAX_TRACES / 4

/** Everything that visitors do is recorded for each of them. */
export const MAX_WEBHOOKS = 20

/** $1 organization, $2 public key, $3 how many, $4 client address, $5 how many events of one address */
const findRoom: Statement = {
  name: 'sandbox-find-room',
  text: `
select exists (select from audit_log where organization_id = $1 and actor_id = $2 offset $3)
  or exists (select from webhook_events where organization_id = $1 and not livemode offset $3)
  or exists (select from idempotency_keys where organization_id = $1 and api_key_id = $2 offset $3) as is_full,
  exists (
    select from webhook_events where organization_id = $1 and not livemode and visitor >>= $4::inet offset $5
  ) as is_share_used_up`,
}

/** What is left to a visitor. */
export async function findSandboxRoom(database: Database, address: string): Promise<'left' | 'full' | 'share used up'> {
  const values = [SANDBOX_ORGANIZATION, PUBLIC_KEY_ID, MAX_TRACES, address, MAX_EVENTS_OF_ADDRESS]
  const [found] = await runPrepared<{ is_full: boolean; is_share_used_up: boolean }>(database, findRoom, values)
  if (found?.is_full) return 'full'
  return found?.is_share_used_up ? 'share used up' : 'left'
}

/** The task that empties the sandbox; who finds it full wakes it. */
export const EMPTY_SANDBOX = 'sandbox-empty'

const NOBODY = '0.0.0.0'

/** Before the night when it has to be: what one visitor has filled must not stay closed to the others. */
export async function emptySandbox(database: Database, now: Date): Promise<void> {
  const isFull = (await findSandboxRoom(database, NOBODY)) === 'full'
  if (isFull || (await hasMostWebhooks(database))) await rebuildSandbox(database, now)
}

/** $1 organization */
const countWebhooks: Statement = {
  name: 'sandbox-count-webhooks',
  text: 'select count(*) as webhooks from webhook_endpoints where organization_id = $1',
}

async function hasMostWebhooks(database: Database): Promise<boolean> {
  const [counted] = await runPrepared<{ webhooks: number }>(database, countWebhooks, [SANDBOX_ORGANIZATION])
  return (counted?.webhooks ?? 0) >= MAX_WEBHOOKS
}
