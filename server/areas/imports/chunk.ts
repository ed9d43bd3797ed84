import { hash } from 'node:crypto'
import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { normalizeText } from '../../platform/lists/search-text.ts'
import { type Book, type Bounds, type HeldRegistration, isIdentified, type Names } from '../booking/index.ts'
import type { Cells } from './file/csv.ts'
import { type Directory, identityOfRow, type Match, type MatchedBy } from './people/directory.ts'
import type { Column } from './people/headings.ts'
import { type ParsedRow, type ReadRow, readRow } from './people/read-row.ts'
import type { Defaults, ResolvedRow, Terms } from './people/resolved-row.ts'

/** A row of the file, as far as it can be understood without the event. */
export type ImportRow = ReadRow & {
  cells: Cells
  /** Of rows that say the same of somebody whom only a name identifies: the how manyeth it is. */
  occurrence: number
}

/** A row in the event's terms. */
export type PlannedRow = ImportRow & {
  resolved: ResolvedRow
  /** Whom it means; null where that is somebody new, or where the row has problems. */
  match: Match
  /** Somebody new for whom there is room. */
  draft?: HeldRegistration
}

/** What rows of one transaction are placed with. */
export type Chunk = {
  book: Book
  caller: Caller
  event: EventRow
  terms: Terms
  defaults: Defaults
  sendTicketEmails: boolean
  bounds: Bounds
  names: Names
  directory: Directory
  /** Since a row changed somebody or came out otherwise than planned: those after it may mean others than they were planned to. */
  isPlanStale: boolean
  added: HeldRegistration[]
  /** Addresses of people who were placed and are not in the database yet, where each may be used once; by whose registration. */
  emails: Map<string, string>
  /** Holds registrations in the book for a change, as they are in this run. */
  load(registrationIds: string[]): Promise<void>
}

/** Somebody who was found by something else than the ID that the row says, and had another. */
export type ReplacedId = { by: MatchedBy; from: string; to: string }

export type RowOutcome = 'added' | 'updated' | 'unchanged' | { rejected: string } | { replacedId: ReplacedId }

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
  const key = hash('sha256', normalizeText(JSON.stringify(said)), 'base64url')
  const count = (occurrences.get(key) ?? 0) + 1
  occurrences.set(key, count)
  return count
}
