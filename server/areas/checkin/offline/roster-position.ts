import { hash } from 'node:crypto'
import { isDateTime } from '../../../platform/formats/date-time.ts'

/** A scanner's position in the list of changes: after an entry of a transaction, or before a transaction. */
export type RosterPosition = {
  lineage: number
  /** A transaction id (xid8). */
  changed: string
  /** The last entry read of that transaction: the changed row, and the ticket shown for it. */
  entry?: { id: string; ticket: string } | undefined
  sight: string
}

export type RosterSince = RosterPosition | { time: Date }

export const BEGINNING_XID = '0'

const ID = '[0-9A-HJKMNP-TV-Z]{26}'
const SHAPE = new RegExp(`^at_([0-9]{1,9})_([0-9]{1,20})(?:_(${ID})_(${ID}))?_([0-9a-f]{16})$`)
const LARGEST = 2n ** 64n - 1n

/** Tolerance for scanners whose clock differs from the database's. */
const MARGIN = 60_000

export function formatPosition({ lineage, changed, entry, sight }: RosterPosition): string {
  return ['at', lineage, changed, ...(entry ? [entry.id, entry.ticket] : []), sight].join('_')
}

export function parseRosterSince(text: string): RosterSince | undefined {
  if (isDateTime(text)) return { time: new Date(new Date(text).getTime() - MARGIN) }
  const [, lineage, changed, id, ticket, sight] = SHAPE.exec(text) ?? []
  if (lineage === undefined || changed === undefined || sight === undefined || BigInt(changed) > LARGEST) {
    return undefined
  }
  return { lineage: Number(lineage), changed, sight, entry: id && ticket ? { id, ticket } : undefined }
}

/** Hashes what decides which tickets are shown and how; with another fingerprint, all are sent again. */
export function hashRosterViewConditions(circumstances: unknown[]): string {
  return hash('sha256', JSON.stringify(circumstances), 'hex').slice(0, 16)
}
