import { hash } from 'node:crypto'
import { fold } from '../../platform/lists/search-text.ts'
import { isIdentified } from '../booking/index.ts'
import type { ImportRow } from './chunk.ts'
import type { Cells } from './file/unreadable.ts'
import { identityOfRow } from './people/directory.ts'
import type { Column } from './people/headings.ts'
import { type ParsedRow, readRow } from './people/read-row.ts'

/** Reads the rows of one file, in their order. */
export function rowReader(columns: Column[]): (cells: Cells) => ImportRow {
  const occurrences = new Map<string, number>()
  return (cells) => {
    const row = readRow(columns, cells)
    return { ...row, cells, occurrence: countOf(occurrences, row.said) }
  }
}

function countOf(occurrences: Map<string, number>, said: ParsedRow): number {
  const identity = identityOfRow(said)
  if (!identity || isIdentified(identity)) return 1
  const key = hash('sha256', fold(JSON.stringify(said)), 'base64url')
  const count = (occurrences.get(key) ?? 0) + 1
  occurrences.set(key, count)
  return count
}
