import { hash } from 'node:crypto'
import { isDateTime } from '../../platform/formats/date-time.ts'

export type UpdatedSince = ChangePosition | { time: Date }

export type ChangePosition = {
  lineage: number
  /** A transaction id (xid8): changes by it and by later transactions have not been read. */
  changed: string
  /** The last attendee of that transaction that the client has read. */
  id?: string | undefined
  /** See `hashAttendeeView`. */
  sight?: string | undefined
}

const SHAPE = /^at_([0-9]{1,9})_([0-9]{1,20})(?:_([0-9A-HJKMNP-TV-Z]{26}))?(?:_([0-9a-f]{16}))?$/
const LARGEST = 2n ** 64n - 1n

/** Tolerance for clients whose clock differs from the database's. */
const MARGIN = 60_000

export function formatPosition({ lineage, changed, id, sight }: ChangePosition): string {
  return ['at', lineage, changed, id, sight].filter((part) => part !== undefined).join('_')
}

export function parseUpdatedSince(text: string): UpdatedSince | undefined {
  if (isDateTime(text)) return { time: new Date(new Date(text).getTime() - MARGIN) }
  const [, lineage, changed, id, sight] = SHAPE.exec(text) ?? []
  if (lineage === undefined || changed === undefined || BigInt(changed) > LARGEST) return undefined
  return { lineage: Number(lineage), changed, id, sight }
}

/** Hashes what, besides the rows, decides the view. A position with another hash restarts from the beginning. */
export function hashAttendeeView(groups: (string | undefined)[], moves: number, renames: number): string | undefined {
  const isLimited = groups.some((group) => group !== undefined)
  if (!isLimited && renames === 0) return undefined
  const circumstances = JSON.stringify([isLimited ? [...groups, moves] : null, renames])
  return hash('sha256', circumstances, 'hex').slice(0, 16)
}
