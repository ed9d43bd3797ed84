import { randomBytes } from 'node:crypto'
import { getKeysByMatch, type MatchKey } from './directory.ts'
import type { ParsedImportRow } from './parse-row.ts'

/** The first rows of the file, counted from 1, with the same ID, email and name, or phone and name. */
export type EarlierRows = Partial<Record<MatchKey, number>>

const KEYS_PER_ROW = 3
/** Someone who guesses many keys of one slot must not make the search long; what is not found is a missing warning. */
const MAX_PROBES = 32

/**
 * Must see each row in order, also those that are done. A hash table of 32 bits of each key and its row, because a file
 * may have 600,000 keys: a map of them would take ten times the memory.
 */
export function buildEarlierRowFinder(rows: number): (parsed: ParsedImportRow) => EarlierRows {
  const slots = 2 ** Math.ceil(Math.log2(rows * KEYS_PER_ROW * 1.5 + 2))
  const prints = new Uint32Array(slots)
  const firstRows = new Uint32Array(slots)
  const seed = randomBytes(4).readUInt32LE()
  let number = 0

  const findOrAdd = (key: string): number | undefined => {
    const [start, print] = hashText(key, seed)
    for (let probe = 0; probe < MAX_PROBES; probe += 1) {
      const slot = (start + probe) & (slots - 1)
      if (firstRows[slot] === 0) {
        prints[slot] = print
        firstRows[slot] = number
        return undefined
      }
      if (prints[slot] === print) return firstRows[slot]
    }
    return undefined
  }

  return (parsed) => {
    number += 1
    const earlier: EarlierRows = {}
    for (const [by, key] of getKeysByMatch(parsed)) {
      const first = findOrAdd(key)
      if (first !== undefined && first !== number) earlier[by] = first
    }
    return earlier
  }
}

/** Two hashes of 32 bits: where to look, and what to compare. FNV-1a, because a digest of each key is too slow. */
function hashText(text: string, seed: number): [number, number] {
  let [one, other] = [seed, ~seed]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
    other ^= other >>> 15
  }
  return [(one ^ (one >>> 16)) >>> 0, other >>> 0]
}
