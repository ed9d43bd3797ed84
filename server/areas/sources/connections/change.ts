import { type GroupViewer, lockGroupForNewObject } from '../../../access/visibility/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { SourceTools } from '../tools.ts'
import { findVisibleConnection } from './find.ts'
import { deleteConnectionSql as deleteRow, insertConnectionSql } from './queries.ts'
import { type SourceConnectionRow, toSourceConnection } from './shape.ts'

export type NewSourceConnection = Schemas['NewSourceConnection']

/** Calls the platform before it takes any lock. */
export async function createSourceConnection(
  work: Work,
  caller: GroupViewer,
  { platforms, box }: SourceTools,
  input: NewSourceConnection,
) {
  const { transaction, now } = work
  const { id: organizationId } = caller.organization
  const { platform, name, token } = input
  const refused = await platforms[platform].open({ token, wasTaken: false, patience: 'none' }).check()
  if (refused) return refused
  const group = await lockGroupForNewObject(work, caller, input.group, 'a source connection')
  if (isRefusal(group)) return group
  const row: SourceConnectionRow = {
    id: newId(now),
    platform,
    name,
    group_id: group?.id ?? null,
    group_code: group?.code ?? null,
    livemode: caller.key.mode === 'live',
    token_last_four: token.slice(-4),
    status: 'connected',
    checked_at: now,
    created_at: now,
  }
  transaction.defer(insertConnectionSql, [
    organizationId,
    row.id,
    platform,
    name,
    row.group_id,
    row.livemode,
    box.seal(token, row.id),
    row.token_last_four,
    row.status,
    now,
  ])
  const made = toSourceConnection(row)
  const object = { type: 'source_connection', id: row.id }
  work.audit({ action: 'source_connection.created', object, before: null, after: made })
  return made
}

/** The imported people stay linked to their orders. */
export async function deleteSourceConnection(work: Work, caller: GroupViewer, id: string) {
  const row = await findVisibleConnection(work.transaction, caller, id, true)
  if (isRefusal(row)) return row
  work.transaction.defer(deleteRow, [caller.organization.id, id])
  const object = { type: 'source_connection', id }
  work.audit({ action: 'source_connection.deleted', object, before: toSourceConnection(row), after: null })
  return undefined
}
