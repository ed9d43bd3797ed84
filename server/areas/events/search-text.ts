import type { Database } from '../../platform/database/connect.ts'
import { normalizeText } from '../../platform/lists/search-text.ts'

export function toEventSearchText({ name, code }: { name: string; code: string }): string {
  return normalizeText(`${name} ${code}`)
}

type Row = { organization_id: string; id: string; name: string; code: string }

const BATCH = 500

/** For events written by a version without search, before an upgrade or while both versions run. */
export async function fillEventSearchText(database: Database): Promise<void> {
  for (;;) {
    const events: Row[] = await findEventsWithoutSearchText(database)
    for (const { organization_id, id, ...named } of events) {
      await database('events')
        .where({ organization_id, id, search: '' })
        .update({ search: toEventSearchText(named) })
    }
    if (events.length < BATCH) return
  }
}

/** Uses a partial index of these events: it runs at each start and rarely finds any. */
export function findEventsWithoutSearchText(database: Database) {
  return database('events').where({ search: '' }).limit(BATCH).select('organization_id', 'id', 'name', 'code')
}
