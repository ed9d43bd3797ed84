import { hash } from 'node:crypto'
import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { normalizeText } from '../../platform/lists/search-text.ts'
import { type Book, type CodesById, hasIdentity, type LockedRegistration, type SizeLimits } from '../booking/index.ts'
import type { RowCells } from './file/cells.ts'
import { getRowIdentity, type MatchKey, type PeopleDirectory, type PersonMatch } from './people/directory.ts'
import { buildEarlierRowFinder, type EarlierRows } from './people/earlier-rows.ts'
import type { ImportColumn } from './people/headings.ts'
import { type ImportRowParseResult, type ParsedImportRow, parseImportRow } from './people/parse-row.ts'
import type { ImportDefaults, ResolvedRow, RowLookups } from './people/resolved-row.ts'

/** A row of the file, parsed without knowledge of the event. */
export type ImportRow = ImportRowParseResult & {
  cells: RowCells
  /** The first rows of the file, counted from 1, with the same ID, email and name, or phone and name. */
  earlier: EarlierRows
  /** Numbers identical rows, from 1, where only a name identifies the person. */
  occurrence: number
}

export type PlannedRow = ImportRow & {
  resolved: ResolvedRow
  /** The person it means; null for a new person or a row with problems. */
  match: PersonMatch
  /** The new person, if there is room. */
  draft?: LockedRegistration
}

export type ImportChunk = {
  book: Book
  caller: Caller
  event: EventRow
  terms: RowLookups
  defaults: ImportDefaults
  sendTicketEmails: boolean
  bounds: SizeLimits
  names: CodesById
  directory: PeopleDirectory
  /** A row changed somebody or ended differently than planned, so later rows must be matched again. */
  isPlanStale: boolean
  added: LockedRegistration[]
  /** Emails used in this run and not yet in the database, with the registration, where each may be used once. */
  emails: Map<string, string>
  /** Loads registrations into the book for a change, as this run has left them. */
  load(registrationIds: string[]): Promise<void>
}

/** What deserves a warning about a row that changed somebody. */
export type RowChange = {
  /** The ID of somebody who was matched by email or phone was replaced by that of the row. */
  replacedId?: { by: MatchKey; from: string; to: string }
  /** An earlier row of the file means the same person. */
  again?: { firstRow: number; fields: string[] }
}

export type RowOutcome = 'added' | 'added owing' | { updated: RowChange } | 'unchanged' | { rejected: string }

/** Parses the rows of one file, `most` of them; must be called in their order. */
export function buildImportRowParser(columns: ImportColumn[], most: number): (cells: RowCells) => ImportRow {
  const occurrences = new Map<string, number>()
  const findEarlier = buildEarlierRowFinder(most)
  return (cells) => {
    const row = parseImportRow(columns, cells)
    return { ...row, cells, earlier: findEarlier(row.parsed), occurrence: countOf(occurrences, row.parsed) }
  }
}

function countOf(occurrences: Map<string, number>, row: ParsedImportRow): number {
  const identity = getRowIdentity(row)
  if (!identity || hasIdentity(identity)) return 1
  const key = hash('sha256', normalizeText(JSON.stringify(row)), 'base64url')
  const count = (occurrences.get(key) ?? 0) + 1
  occurrences.set(key, count)
  return count
}
