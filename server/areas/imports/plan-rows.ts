import { createLoopYielder } from '../../platform/yield-event-loop.ts'
import { count, type HeldRegistration } from '../booking/index.ts'
import type { Chunk, ImportRow, PlannedRow } from './chunk.ts'
import { draftNewcomer, isKnown, refuseNewcomer } from './import-row.ts'
import { matchOf } from './people/directory.ts'
import { resolveRow } from './people/resolved-row.ts'

/** A row for which somebody new was drafted before, and perhaps linked to a contact. */
export type DraftedRow = ImportRow & { draft?: HeldRegistration | undefined }

/**
 * Puts rows in the event's terms and finds out whom each means, before the event's places are held. The chunk is used up by it: its
 * directory and places then hold everybody who was drafted.
 */
export async function planRows(chunk: Chunk, rows: DraftedRow[]): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = []
  const yieldLoop = createLoopYielder()
  for (const row of rows) {
    planned.push(await planRow(chunk, row))
    const turn = yieldLoop()
    if (turn) await turn
  }
  return planned
}

async function planRow(chunk: Chunk, { draft, ...row }: DraftedRow): Promise<PlannedRow> {
  const { resolved, problems } = resolveRow(chunk.terms, row.said)
  const planned: PlannedRow = { ...row, resolved, problems: [...row.problems, ...problems], match: null }
  if (planned.problems.length > 0) return planned
  planned.match = matchOf(chunk.directory, row.said)
  const held = planned.match ? [] : (draft ?? draftNewcomer(chunk, resolved))
  if (!Array.isArray(held) && (await isPlaceable(chunk, planned, held))) planned.draft = held
  return planned
}

/** Whether somebody is new and there is a place for them, as far as can be told; then they have it in this chunk. */
async function isPlaceable(chunk: Chunk, row: PlannedRow, held: HeldRegistration): Promise<boolean> {
  const { directory, book } = chunk
  if (isKnown(chunk, row, held) || (await refuseNewcomer(chunk, held, book.places))) return false
  for (const attendee of held.attendees) {
    count(book.places, attendee, 1)
    directory.add(attendee)
  }
  return true
}
