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

type Room = { is_full: boolean; is_share_used_up: boolean; has_most_webhooks: boolean }

/** $1 organization, $2 public key, $3 how many, $4 client address, $5 how many events of one address, $6 how many webhook endpoints */
const findRoom: Statement = {
  name: 'sandbox-find-room',
  text: `
select exists (select from audit_log where organization_id = $1 and actor_id = $2 offset $3)
  or exists (select from webhook_events where organization_id = $1 and not livemode offset $3)
  or exists (select from idempotency_keys where organization_id = $1 and api_key_id = $2 offset $3) as is_full,
  exists (
    select from webhook_events where organization_id = $1 and not livemode and visitor >>= $4::inet offset $5
  ) as is_share_used_up,
  exists (select from webhook_endpoints where organization_id = $1 offset $6 - 1) as has_most_webhooks`,
}

async function readRoom(database: Database, address: string) {
  const limits = [MAX_TRACES, address, MAX_EVENTS_OF_ADDRESS, MAX_WEBHOOKS]
  const [found] = await runPrepared<Room>(database, findRoom, [SANDBOX_ORGANIZATION, PUBLIC_KEY_ID, ...limits])
  return found
}

/** What is left to a visitor. */
export async function findSandboxRoom(database: Database, address: string): Promise<'left' | 'full' | 'share used up'> {
  const room = await readRoom(database, address)
  if (room?.is_full) return 'full'
  return room?.is_share_used_up ? 'share used up' : 'left'
}

/** The task that empties the sandbox; who finds it full wakes it. */
export const EMPTY_SANDBOX = 'sandbox-empty'

const NOBODY = '0.0.0.0'

/** Before the night when it has to be: what one visitor has filled must not stay closed to the others. */
export async function emptySandbox(database: Database, now: Date): Promise<void> {
  const room = await readRoom(database, NOBODY)
  if (room?.is_full || room?.has_most_webhooks) await rebuildSandbox(database, now)
}
