import { isDateTime } from '../../platform/formats/date-time.ts'

/** Where a client stands in the order of changes: at a transaction's number, or at a time when it has no better. */
export type Since = { position: string; lineage: number | null; notBefore: Date | null }

const SHAPE = /^at_([0-9]{1,9})_([0-9]{1,20})$/
const LARGEST = 2n ** 64n - 1n

/** A transaction that began before a time may commit after it; none takes this long. */
const MARGIN = 60_000

export function writeAsOf(lineage: number, position: string): string {
  return `at_${lineage}_${position}`
}

export function readSince(text: string): Since | undefined {
  if (isDateTime(text)) {
    return { position: '0', lineage: null, notBefore: new Date(new Date(text).getTime() - MARGIN) }
  }
  const [, lineage, position] = SHAPE.exec(text) ?? []
  if (lineage === undefined || position === undefined || BigInt(position) > LARGEST) return undefined
  return { position, lineage: Number(lineage), notBefore: null }
}
