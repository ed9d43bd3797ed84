import type { Database } from '../../platform/database/connect.ts'
import { normalizeText } from '../../platform/lists/search-text.ts'

/** What the words that an event is looked for by have to occur in. */
export function searchTextOf({ name, code }: { name: string; code: string }): string {
  return normalizeText(`${name} ${code}`)
}

type Row = { organization_id: string; id: string; name: string; code: string }

const BATCH = 500

/** Makes events findable by words that were made before events could be, or by an older Postern beside this one. */
export async function fillSearchText(database: Database): Promise<void> {
  for (;;) {
    const events: Row[] = await eventsToFill(database)
    for (const { organization_id, id, ...named } of events) {
      await database('events')
        .where({ organization_id, id, search: '' })
        .update({ search: searchTextOf(named) })
    }
    if (events.length < BATCH) return
  }
}

/** By the index of these alone: every start asks, and hardly ever is there one. */
export function eventsToFill(database: Database) {
  return database('events').where({ search: '' }).limit(BATCH).select('organization_id', 'id', 'name', 'code')
}
