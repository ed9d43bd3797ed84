import type { Schemas, Timed } from '../../../platform/contract/schemas.ts'

export type RosterRow = Timed<Pick<Schemas['RosterTicket'], 'kind' | 'livemode' | 'voided_at'>> & {
  id: string
  code_hash: string
  code_last_four: string
  people: Schemas['RosterAttendee'][]
}

export type RosterChangeRow = { changed: string; id: string; ticket_id: string; livemode: boolean }

export type RosterSyncStateRow = {
  horizon: string
  lineage: number
  /** The horizon at the requested time, or at an earlier mark. */
  mark: string | null
  /** The newest transaction whose roster marks were purged. */
  forgotten: string
  moves: number
  renames: number
}
