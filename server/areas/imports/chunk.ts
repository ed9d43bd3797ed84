import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Book, Bounds, HeldRegistration, Names } from '../booking/index.ts'
import type { Cells } from './file/unreadable.ts'
import type { Directory, Match, MatchedBy } from './people/directory.ts'
import type { ReadRow } from './people/read-row.ts'
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
