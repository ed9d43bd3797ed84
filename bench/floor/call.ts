import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Pool, PoolClient } from 'pg'
import { newId } from '../../server/platform/ids.ts'

/** Commits on its own, as the server does: a row that every call updates must not stay locked during an fsync. */
const countStatement = {
  name: 'count-call',
  text: `
update api_key_usage u set window_calls = u.window_calls + 1, month_calls = u.month_calls + 1
from api_key_digests d
where d.digest = $1 and u.organization_id = d.organization_id and u.api_key_id = d.api_key_id
returning d.organization_id, d.api_key_id as key_id, set_config('synchronous_commit', 'off', true)`,
}

const SCHEME = 'Bearer '

export const digestApiKey = ({ headers }: IncomingMessage): Buffer =>
  hash('sha256', (headers.authorization ?? '').slice(SCHEME.length), 'buffer')

export async function countApiCall(
  pool: Pool,
  request: IncomingMessage,
): Promise<{ organization_id: string; key_id: string }> {
  const { rows } = await pool.query({ ...countStatement, values: [digestApiKey(request)] })
  return rows[0]
}

export async function runInTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const value = await work(client)
    await client.query('commit')
    return value
  } finally {
    client.release()
  }
}

export function toWebhookEvent(type: string, data: object, now: Date) {
  const id = `evt_${newId(now)}`
  return { id, type, envelope: JSON.stringify({ id, type, api_version: '1', created_at: now, livemode: true, data }) }
}
