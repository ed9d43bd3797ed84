import { hash } from 'node:crypto'
import { isDateTime } from '../../platform/formats/date-time.ts'

/** Where a client stands in the order of changes: after a transaction's person, before a transaction, or at a time when it has no better. */
export type Since = Position | { time: Date }

export type Position = {
  lineage: number
  /** A transaction's number: what was changed by it and after it is still to come. */
  changed: string
  /** The last person of that transaction whom the client knows. */
  id?: string | undefined
  /** For whose eyes it is; see `sightOf`. */
  sight?: string | undefined
}

const SHAPE = /^at_([0-9]{1,9})_([0-9]{1,20})(?:_([0-9A-HJKMNP-TV-Z]{26}))?(?:_([0-9a-f]{16}))?$/
const LARGEST = 2n ** 64n - 1n

/** Clocks of clients differ from the database's. */
const MARGIN = 60_000

export function writeAsOf({ lineage, changed, id, sight }: Position): string {
  return ['at', lineage, changed, id, sight].filter((part) => part !== undefined).join('_')
}

export function readSince(text: string): Since | undefined {
  if (isDateTime(text)) return { time: new Date(new Date(text).getTime() - MARGIN) }
  const [, lineage, changed, id, sight] = SHAPE.exec(text) ?? []
  if (lineage === undefined || changed === undefined || BigInt(changed) > LARGEST) return undefined
  return { lineage: Number(lineage), changed, id, sight }
}

/**
 * What decides whom a reading shows and how, besides the people themselves: the groups that limit it, how often groups were moved,
 * and how often codes were changed. A position that was handed out under other circumstances leads to the beginning.
 */
export function viewFingerprint(groups: (string | undefined)[], moves: number, renames: number): string | undefined {
  const isLimited = groups.some((group) => group !== undefined)
  if (!isLimited && renames === 0) return undefined
  const circumstances = JSON.stringify([isLimited ? [...groups, moves] : null, renames])
  return hash('sha256', circumstances, 'hex').slice(0, 16)
}
