import { hash } from 'node:crypto'
import { isDateTime } from '../../../platform/formats/date-time.ts'

/** Where a scanner stands in the order of changes: after an entry of a transaction, or before a transaction. */
export type Position = {
  lineage: number
  /** A transaction's number. */
  changed: string
  /** What changed last of that transaction, and the ticket that was shown for it. */
  entry?: { id: string; ticket: string } | undefined
  sight: string
}

export type Since = Position | { time: Date }

export const BEGINNING = '0'

const ID = '[0-9A-HJKMNP-TV-Z]{26}'
const SHAPE = new RegExp(`^at_([0-9]{1,9})_([0-9]{1,20})(?:_(${ID})_(${ID}))?_([0-9a-f]{16})$`)
const LARGEST = 2n ** 64n - 1n

/** Clocks of scanners differ from the database's. */
const MARGIN = 60_000

export function writeAsOf({ lineage, changed, entry, sight }: Position): string {
  return ['at', lineage, changed, ...(entry ? [entry.id, entry.ticket] : []), sight].join('_')
}

export function readSince(text: string): Since | undefined {
  if (isDateTime(text)) return { time: new Date(new Date(text).getTime() - MARGIN) }
  const [, lineage, changed, id, ticket, sight] = SHAPE.exec(text) ?? []
  if (lineage === undefined || changed === undefined || sight === undefined || BigInt(changed) > LARGEST) {
    return undefined
  }
  return { lineage: Number(lineage), changed, sight, entry: id && ticket ? { id, ticket } : undefined }
}

/** What decides which tickets a reading shows and how, besides the tickets: under other circumstances all are shown again. */
export function viewFingerprint(circumstances: unknown[]): string {
  return hash('sha256', JSON.stringify(circumstances), 'hex').slice(0, 16)
}
