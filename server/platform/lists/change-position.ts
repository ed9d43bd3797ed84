import { hash } from 'node:crypto'
import { isDateTime } from '../../../spec/shared/formats/date-time.ts'
import { problem, refuseProblems } from '../contract/problems.ts'
import type { Refusal } from '../contract/refusal.ts'

/** A client's position in a list of changes by transaction: after an entry of a transaction, or before a transaction. */
export type ChangePosition = {
  lineage: number
  /** A transaction id (xid8): changes by it and by later transactions have not been read. */
  changed: string
  /** The ids of the last entry of that transaction that the client has read; empty for none. */
  entry: string[]
  /** See `hashView`. */
  sight?: string | undefined
}

export type ChangesSince = ChangePosition | { time: Date }

export const BEGINNING_XID = '0'

const SHAPE = /^at_([0-9]{1,9})_([0-9]{1,20})((?:_[0-9A-HJKMNP-TV-Z]{26}){0,2})(?:_([0-9a-f]{16}))?$/
const LARGEST = 2n ** 64n - 1n

/** Tolerance for clients whose clock differs from the database's. */
const MARGIN = 60_000

export function formatPosition({ lineage, changed, entry, sight }: ChangePosition): string {
  return ['at', lineage, changed, ...entry, ...(sight === undefined ? [] : [sight])].join('_')
}

type PositionShape = { idsPerEntry: number; needsSight: boolean }

/** Null if the client has no copy yet. */
export function parseChangesSince(
  query: Record<string, unknown>,
  parameter: string,
  { idsPerEntry, needsSight }: PositionShape,
): ChangesSince | null | Refusal<'validation_failed'> {
  const text = query[parameter]
  if (typeof text !== 'string') return null
  if (isDateTime(text)) return { time: new Date(new Date(text).getTime() - MARGIN) }
  const [, lineage, changed = '', ids = '', sight] = SHAPE.exec(text) ?? []
  const entry = ids.split('_').slice(1)
  const isWhole = (entry.length === 0 || entry.length === idsPerEntry) && (sight !== undefined || !needsSight)
  if (lineage !== undefined && BigInt(changed) <= LARGEST && isWhole) {
    return { lineage: Number(lineage), changed, entry, sight }
  }
  return refuseProblems([problem(`query/${parameter}`, 'position')])
}

/** Hashes what, besides the rows, decides the view. A position with another hash restarts from the beginning. */
export function hashView(circumstances: unknown[]): string {
  return hash('sha256', JSON.stringify(circumstances), 'hex').slice(0, 16)
}
