import type { Database } from './connect.ts'
import { getErrorCode } from './error-codes.ts'

export type WriteObstacle = { reason: string; error: unknown }

const MAX_WAIT_MS = 2_000

/**
 * One transaction that leaves nothing behind. A row is written again as it is, which a database that only reads refuses.
 * On a full disk that may still succeed, as the page has room; the numbers exceed `work_mem`, so they go to a file that
 * ends with the statement. Of several nodes (Citus) it asks the coordinator alone: the others would be missed by a part of
 * the organizations only.
 */
const PROBE = `
select set_config('lock_timeout', '1s', true), set_config('statement_timeout', '1500ms', true), set_config('work_mem', '64kB', true);
update migrations set batch = batch where id = (select min(id) from migrations);
select count(*) from generate_series(1, 20000)`

const CANNOT_CONNECT = 'the database cannot be reached'

const REASONS: Record<string, string> = {
  '25006': 'the database is read-only and takes no changes',
  '53100': 'the disk of the database is full',
  '55P03': 'the database is locked and takes no changes',
  '57014': 'the database is too slow to take changes',
}

/** PostgreSQL's own errors of files, and those that name no other cause: the file could not be made or written. */
const FILE_ERROR = /^(58|XX|42501|42809)/

/** The operator allows no such files, which says nothing about the disk. */
const FILES_LIMITED = '53400'

/** Why nothing can be written to the database; null if it can. */
export async function findWriteObstacle(database: Database): Promise<WriteObstacle | null> {
  try {
    await database.raw(PROBE).timeout(MAX_WAIT_MS, { cancel: true })
    return null
  } catch (error) {
    const code = getErrorCode(error) ?? ''
    if (code === FILES_LIMITED) return null
    const reason = FILE_ERROR.test(code) ? 'the database cannot write to its disk' : CANNOT_CONNECT
    return { reason: REASONS[code] ?? reason, error }
  }
}
