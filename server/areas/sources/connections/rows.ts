import type { SealedColumns } from '../../../platform/seal-anew.ts'
import type { PlatformCode } from '../source-platform.ts'

export type ConnectionRow = {
  id: string
  platform: PlatformCode
  name: string
  group_id: string | null
  group_code: string | null
  livemode: boolean
  token_last_four: string
  status: 'connected' | 'refused'
  checked_at: Date
  created_at: Date
}

export const sourceTokens: SealedColumns = { table: 'source_connections', columns: ['token'] }
