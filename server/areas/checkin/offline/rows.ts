export type RosterPersonRow = {
  id: string
  first_name: string
  last_name: string
  attendee_type: string
  group: string | null
  days: string[]
  status: string
  cancelled_at: string | null
  admissions: { result: string; check_in_point: string; day: string | null; at: string }[]
}

export type RosterRow = {
  id: string
  kind: string
  livemode: boolean
  voided_at: Date | null
  code_hash: string
  code_last_four: string
  people: RosterPersonRow[]
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
