import { refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import type { Step } from '../../request/exchange.ts'
import { PUBLIC_KEY_ID, SANDBOX_ORGANIZATION } from './ensure-sandbox.ts'
import { rebuildSandbox } from './rebuild-sandbox.ts'

/** Every change leaves an audit row, a webhook event or a remembered answer, so these bound everything that visitors can write. */
export const MOST_TRACES = 20_000

/** $1 organization, $2 public key, $3 how many */
const findFull: Statement = {
  name: 'sandbox-is-full',
  text: `
select exists (select from audit_log where organization_id = $1 and actor_id = $2 offset $3)
  or exists (select from webhook_events where organization_id = $1 and not livemode offset $3)
  or exists (select from idempotency_keys where organization_id = $1 and api_key_id = $2 offset $3) as is_full`,
}

async function isFull(database: Database): Promise<boolean> {
  const values = [SANDBOX_ORGANIZATION, PUBLIC_KEY_ID, MOST_TRACES]
  const [found] = await runPrepared<{ is_full: boolean }>(database, findFull, values)
  return found?.is_full ?? false
}

const EMPTIED_WITHIN_SECONDS = 600

/** Whether the public key may still write. */
export function checkRoom(database: Database): Step {
  return async ({ caller, route }) => {
    if (!caller?.key.isPublic || !route.changes || !(await isFull(database))) return undefined
    const message = `Visitors have filled the sandbox; it is built anew within ${EMPTIED_WITHIN_SECONDS / 60} minutes, and can be read meanwhile.`
    return refuse('quota_exceeded', message, { headers: { 'Retry-After': String(EMPTIED_WITHIN_SECONDS) } })
  }
}

/** Before the night when it has to be: what one visitor has filled must not stay closed to the others. */
export async function emptySandbox(database: Database, now: Date): Promise<void> {
  if (await isFull(database)) await rebuildSandbox(database, now)
}
