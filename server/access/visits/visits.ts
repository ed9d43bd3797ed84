import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { countRequestAndFindOrganizationSql } from './queries.ts'

/** Of one address, without a key. */
export const VISITS_PER_MINUTE = 120
const WINDOW_SECONDS = 60

type VisitRow = { at: Date; calls: number; id: string | null; slug: string; name: string }

export type Visit = Omit<VisitRow, 'calls'> & {
  /** Null: the address is within its rate. */
  waitSeconds: number | null
}

/** Counts a request of an address, and finds the organization that it is for, if any. */
export async function countVisit(database: Database, address: string, now: Date | null, slug = ''): Promise<Visit> {
  const values = [address, slug, now, VISITS_PER_MINUTE]
  const [row] = await runPrepared<VisitRow>(database, countRequestAndFindOrganizationSql, values)
  if (!row) throw new Error('A visit was not counted.')
  const { calls, ...visit } = row
  return { ...visit, waitSeconds: calls > VISITS_PER_MINUTE ? WINDOW_SECONDS - visit.at.getUTCSeconds() : null }
}

/** Deletes the counts of past minutes. `now` null: the database's clock, by which they are counted. */
export async function purgeVisitCounts(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `delete from address_usage where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now],
  )
  return rowCount
}
