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

/** A row of the file, parsed without knowledge of the event. */
export type ImportRow = ReadRow & {
  cells: Cells
  /** Numbers identical rows, from 1, where only a name identifies the person. */
  occurrence: number
}

/** A row with its words resolved to the event's ids. */
export type PlannedRow = ImportRow & {
  resolved: ResolvedRow
  /** The person it means; null for a new person or a row with problems. */
  match: Match
  /** The new person, if there is room. */
  draft?: HeldRegistration
}

/** The state shared by the rows of one transaction. */
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
  /** A row changed somebody or ended differently than planned, so later rows must be matched again. */
  isPlanStale: boolean
  added: HeldRegistration[]
  /** Emails used in this run and not yet in the database, with the registration, where each may be used once. */
  emails: Map<string, string>
  /** Loads registrations into the book for a change, as this run has left them. */
  load(registrationIds: string[]): Promise<void>
}

/** The ID of somebody who was matched by email or phone was replaced by that of the row. */
export type ReplacedId = { by: MatchedBy; from: string; to: string }

export type RowOutcome = 'added' | 'updated' | 'unchanged' | { rejected: string } | { replacedId: ReplacedId }

/** Parses the rows of one file; must be called in their order. */
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
