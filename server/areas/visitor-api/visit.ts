import type { Tenant } from '../../access/callers/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { countVisit } from './queries.ts'

export const REQUESTS_PER_MINUTE = 120
const WINDOW_SECONDS = 60

type VisitRow = { at: Date; calls: number; id: string | null; slug: string; name: string }

export type Visit =
  | { outcome: 'over_rate'; resetSeconds: number }
  | { outcome: 'unknown' }
  | { outcome: 'known'; tenant: Tenant }

export type VisitRequest = { address: string; slug: string; now: Date | null }

export async function recordVisit(database: Database, { address, slug, now }: VisitRequest): Promise<Visit> {
  const values = [address, slug, now, REQUESTS_PER_MINUTE]
  const [row] = await runPrepared<VisitRow>(database, countVisit, values)
  if (!row) throw new Error('A visit was not counted.')
  const { at, calls, id, name } = row
  if (calls > REQUESTS_PER_MINUTE) {
    return { outcome: 'over_rate', resetSeconds: WINDOW_SECONDS - at.getUTCSeconds() }
  }
  return id === null ? { outcome: 'unknown' } : { outcome: 'known', tenant: { at, organization: { id, slug, name } } }
}

/** Deletes the counts of minutes that are over. Null asks the database's clock, by which they are counted. */
export async function purgeVisits(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `delete from address_usage where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now],
  )
  return rowCount
}
