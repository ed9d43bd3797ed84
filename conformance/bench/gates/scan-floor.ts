import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { displayOf } from '#sdk/checkin'
import { newId } from '../../../server/platform/ids.ts'
import type { FloorHandler } from '../entry.ts'
import { countCall } from '../floor/call.ts'
import { EVENT } from '../people/festival.ts'
import { scanBarely } from './scan-statement.ts'

const DISPLAY = JSON.stringify(displayOf('accepted', null))

/** Counts the call, then finds the ticket and writes everything with one statement, each request by itself. */
export function admitBarely(pool: Pool): FloorHandler {
  return async (request, bytes) => {
    const { organization_id, key_id } = await countCall(pool, request)
    const { code, check_in_point, client_uuid, scanned_at } = JSON.parse(bytes.toString())
    const now = new Date()
    const { rows } = await pool.query({
      ...scanBarely,
      values: [
        ...[organization_id, EVENT, check_in_point, code, client_uuid, newId(now), newId(now), scanned_at],
        ...[now.toISOString(), key_id, DISPLAY, hash('sha256', bytes, 'buffer'), `evt_${newId(now)}`, '2026-11-15'],
        request.headers['idempotency-key'],
      ],
    })
    return rows[0] ? { status: 200, body: rows[0].answer } : { status: 404, body: { error: 'not_found' } }
  }
}
