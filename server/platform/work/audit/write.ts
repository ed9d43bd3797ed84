import type { BoundStatement } from '../../database/prepared.ts'
import { buildRowsInsert } from '../../database/rows-insert.ts'
import { newId } from '../../ids.ts'
import type { LoopYielder } from '../../yield-event-loop.ts'
import { type AuditChange, type AuditOrigin, isLiveChange } from './entry.ts'

const insertAuditRows = buildRowsInsert(
  'insert-audit-rows',
  'audit_log',
  'id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id, livemode, before, after',
)

export type AuditChangesOfOrigin = { origin: AuditOrigin; changes: AuditChange[]; now: Date }

/** Objects may be large, so it yields to the event loop between them. */
export async function buildAuditSql(works: AuditChangesOfOrigin[], yieldLoop: LoopYielder): Promise<BoundStatement[]> {
  const rows: unknown[][] = []
  for (const { origin, changes, now } of works) {
    for (const change of changes) {
      rows.push(toAuditRow(origin, change, now))
      const turn = yieldLoop()
      if (turn) await turn
    }
  }
  return insertAuditRows(rows)
}

function toAuditRow(
  { organizationId, source, client, requestId, ...origin }: AuditOrigin,
  change: AuditChange,
  now: Date,
) {
  const { action, object, before, after } = change
  const actor = change.actor ?? origin.actor
  const written = [before, after].map((one) => one && JSON.stringify(one))
  const by = [actor.type, actor.id, source, client, requestId]
  return [organizationId, newId(now), now, ...by, action, object.type, object.id, isLiveChange(change), ...written]
}
