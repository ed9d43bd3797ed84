import type { Schemas, WithDates } from '../../../platform/contract/schemas.ts'
import type { ChangeListState } from '../../../platform/lists/index.ts'

export type RosterRow = WithDates<Pick<Schemas['RosterTicket'], 'kind' | 'livemode' | 'voided_at'>> & {
  id: string
  code_hash: string
  code_last_four: string
  people: Schemas['RosterAttendee'][]
}

export type RosterChangeRow = { sequence: number; changed: string; id: string; ticket_id: string; livemode: boolean }

export type RosterSyncStateRow = ChangeListState & { moves: number }
