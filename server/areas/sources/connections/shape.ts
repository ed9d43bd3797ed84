import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { SealedColumns } from '../../../platform/reseal.ts'
import type { SourcePlatformCode } from '../source-platform.ts'

export type SourceConnectionRow = {
  id: string
  platform: SourcePlatformCode
  name: string
  group_id: string | null
  group_code: string | null
  livemode: boolean
  token_last_four: string
  status: 'connected' | 'refused'
  checked_at: Date
  created_at: Date
}

export const sourceTokenColumns: SealedColumns = { table: 'source_connections', columns: ['token'] }

export type SourceConnection = Schemas['SourceConnection']

/** Without the token, which is never shown. */
export function toSourceConnection(row: SourceConnectionRow): SourceConnection {
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
