/** Rows as the database has them. */

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
  people: RosterPersonRow[]
}

/** Something that changed, and a ticket that must be shown for it. */
export type ChangeRow = { changed: string; id: string; ticket_id: string; livemode: boolean }

/** Where the order of commits stands, and what decides what is shown. */
export type MomentRow = {
  horizon: string
  lineage: number
  /** Where it stood at the time that was asked for, or before it. */
  mark: string | null
  /** Up to where marks were forgotten. */
  forgotten: string
  moves: number
  renames: number
}
