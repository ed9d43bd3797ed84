import type { components } from '../../../../generated/types.ts'
import type { ConnectionRow } from './rows.ts'

export type SourceConnection = components['schemas']['SourceConnection']

/** Without the token, which is never told. */
export function toConnection(row: ConnectionRow): SourceConnection {
  return {
    id: row.id,
    platform: row.platform,
    name: row.name,
    group: row.group_code,
    status: row.status,
    token_last_four: row.token_last_four,
    checked_at: row.checked_at.toISOString(),
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
  }
}
