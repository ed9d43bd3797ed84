import { sql } from '../../database/prepared.ts'
import { newId } from '../../ids.ts'
import type { LoopYielder } from '../../yield-event-loop.ts'
import { stringifyRows } from '../stringify-rows.ts'
import { type AuditChange, type AuditOrigin, isLiveChange } from './entry.ts'

const COLUMNS = `organization_id, id, at, actor_type, actor_id, source, client, request_id, action, object_type, object_id,
  livemode, before, after`

export const insertAuditRowsSql = sql('insert-audit-rows')`
insert into audit_log (${COLUMNS})
select ${COLUMNS}
from json_to_recordset($1::json) as row (
  organization_id text, id text, at timestamptz, actor_type text, actor_id text, source text, client text, request_id text,
  action text, object_type text, object_id text, livemode boolean, before jsonb, after jsonb
)`

export function toAuditRows(origin: AuditOrigin, changes: AuditChange[], now: Date, yieldLoop: LoopYielder) {
  const toRow = (change: AuditChange) => ({
    organization_id: origin.organizationId,
    id: newId(now),
    at: now,
    actor_type: (change.actor ?? origin.actor).type,
    actor_id: (change.actor ?? origin.actor).id,
    source: origin.source,
    client: origin.client,
    request_id: origin.requestId,
    action: change.action,
    object_type: change.object.type,
    object_id: change.object.id,
    livemode: isLiveChange(change),
    before: change.before,
    after: change.after,
  })
  return stringifyRows(changes, toRow, yieldLoop)
}
