/**
 * The sandbox is an organization that everybody may use with a public key. Its content is rebuilt every night, and
 * earlier when visitors have filled it (sandbox-space.ts): always with the same ids, and in one transaction, so that readers
 * never see it incomplete. The rebuild locks rows in the same order as requests do; a different order would deadlock
 * with visitors.
 */

import type { Database } from '../../platform/database/connect.ts'
import { sql } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { replaceSandboxContent } from './build-content.ts'
import { buildSandboxCalendar, type Calendar } from './calendar.ts'
import { ensureSandboxOrganization, SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'

export const rebuildSandboxIfStale = (database: Database, now: Date) => build(database, now, isFilledFor)
export const rebuildSandbox = (database: Database, now: Date) => build(database, now, async () => false)

/** The organization is written in a transaction of its own: its row lock would block every insert that refers to it. */
async function build(database: Database, now: Date, isDone: typeof isFilledFor): Promise<void> {
  await ensureSandboxOrganization(database, now)
  const day = buildSandboxCalendar(now)
  await inTransaction(database, [{ statement: takeTurnSql, values: [] }], async (transaction) => {
    if (!(await isDone(transaction, day))) await replaceSandboxContent(transaction, day)
    return { commit: true, value: undefined }
  })
}

/** Serializes builds of several processes. */
const takeTurnSql = sql('sandbox-take-turn')`
select pg_advisory_xact_lock(hashtextextended('sandbox', 0))`

const countFilledSql = sql('sandbox-count-filled')`
select count(*) as events from events where organization_id = $1 and livemode and updated_at = $2`

async function isFilledFor(transaction: Transaction, { stamp }: Calendar): Promise<boolean> {
  const [found] = await transaction.run<{ events: number }>(countFilledSql, [SANDBOX_ORGANIZATION_ID, stamp])
  return (found?.events ?? 0) > 0
}
