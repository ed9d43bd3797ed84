import { isDateTime } from '../http/formats/date-time.ts'

/** Where a client stands in the order of changes: at a transaction's number, or at a time when it has no better. */
export type Since = { position: string; notBefore: Date | null }

const PREFIX = 'at_'
const LARGEST = 2n ** 64n

/** A transaction that began before a time may commit after it; none takes this long. */
const MARGIN = 60_000

export function writeAsOf(position: string): string {
  return `${PREFIX}${BigInt(position).toString(36)}`
}

export function readSince(text: string): Since | undefined {
  if (isDateTime(text)) return { position: '0', notBefore: new Date(new Date(text).getTime() - MARGIN) }
  if (!/^at_[0-9a-z]{1,13}$/.test(text)) return undefined
  const position = [...text.slice(PREFIX.length)].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
  return position < LARGEST ? { position: position.toString(), notBefore: null } : undefined
}
