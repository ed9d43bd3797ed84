import type { Database } from '../../server/platform/database/connect.ts'

/** In files of 16 MB: with a third as many, a commit of a registration waited 26 to 40 ms in most rounds. */
const FILES = 192

/** What the database keeps of its log to use it again. */
export const ROOM_AHEAD = { min_wal_size: '4GB', max_wal_size: '16GB' }

/**
 * A PostgreSQL that has been at work for a while writes its log into files that it has used before. A new one makes each file first,
 * and everybody who commits waits 30 ms for it: every few seconds, on whichever side happens to be measured then.
 */
export async function writeLogAhead(database: Database): Promise<void> {
  for (let file = 0; file < FILES; file += 1) {
    await database.raw(`select pg_logical_emit_message(false, 'bench', 'on to the next file')`)
    await database.raw('select pg_switch_wal()')
  }
  await database.raw('checkpoint')
}
