import type { Names } from '../booking/index.ts'

/** A point in the order of commits, read before the rows: whoever goes on from it sees all that the rows do not show. */
export type Moment = {
  /** The oldest transaction that could still commit something. */
  horizon: string
  lineage: number
  /** Under which circumstances people are shown; see `sightOf`. */
  sight: string | undefined
  /** Where the order stood at the time that was asked for, or before it. */
  mark: string | null
  names: Omit<Names, 'groups'>
}

export type MomentRow = {
  horizon: string
  lineage: number
  mark: string | null
  moves: number
  renames: number
  types: Record<string, string> | null
  days: Record<string, string> | null
}
