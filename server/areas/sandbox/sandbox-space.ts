import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, sql } from '../../platform/database/prepared.ts'
import { SANDBOX_KEY_ID, SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'

/** Every change leaves an audit row, a webhook event or a stored response, so this limits all writes of visitors. */
export const MAX_SANDBOX_WRITES = 20_000

/** The share of webhook events that one address may cause. */
export const MAX_WEBHOOK_EVENTS_PER_IP = MAX_SANDBOX_WRITES / 4

/** Each endpoint multiplies the stored deliveries. */
export const MAX_SANDBOX_WEBHOOKS = 20

type Room = { is_full: boolean; is_share_used_up: boolean; has_most_webhooks: boolean }

/** $1 organization, $2 public key, $3 max traces, $4 client address, $5 max events per address, $6 max endpoints */
const findRoomSql = sql('sandbox-find-room')`
select exists (select from audit_log where organization_id = $1 and actor_id = $2 offset $3)
  or exists (select from webhook_events where organization_id = $1 and not livemode offset $3)
  or exists (select from idempotency_keys where organization_id = $1 and api_key_id = $2 offset $3) as is_full,
  exists (
    select from webhook_events where organization_id = $1 and not livemode and visitor >>= $4::inet offset $5
  ) as is_share_used_up,
  exists (select from webhook_endpoints where organization_id = $1 offset $6 - 1) as has_most_webhooks`

async function readRoom(database: Database, address: string) {
  const limits = [MAX_SANDBOX_WRITES, address, MAX_WEBHOOK_EVENTS_PER_IP, MAX_SANDBOX_WEBHOOKS]
  const [found] = await runPrepared<Room>(database, findRoomSql, [SANDBOX_ORGANIZATION_ID, SANDBOX_KEY_ID, ...limits])
  return found
}

export async function checkSandboxQuota(database: Database, address: string) {
  const room = await readRoom(database, address)
  if (room?.is_full) return 'full'
  return room?.is_share_used_up ? 'share used up' : 'left'
}

/** The task that empties the sandbox; woken by a request that finds it full. */
export const FULL_SANDBOX_TASK_NAME = 'sandbox-empty'

const NOBODY = '0.0.0.0'

/** Does not wait for the night: one visitor who fills the sandbox must not close it for the others. */
export async function rebuildSandboxIfFull(database: Database, now: Date): Promise<void> {
  const room = await readRoom(database, NOBODY)
  if (room?.is_full || room?.has_most_webhooks) await rebuildSandbox(database, now)
}
