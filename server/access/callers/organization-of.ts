import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import { isSpread } from '../../platform/database/spread.ts'

/** Enough for all that call within minutes. */
const MAX_REMEMBERED = 10_000

/**
 * Whose a digest is, where a statement has to name an organization: what it belongs to never changes, so it is looked up
 * once. Whether it may still be used is asked of its row each time. Null: no statement has to. Undefined: nobody's.
 */
export function buildFindOrganizationOf(database: Database, find: Statement) {
  const known = new Map<string, string>()
  return async (digest: Buffer): Promise<string | null | undefined> => {
    if (!(await isSpread(database))) return null
    const name = digest.toString('hex')
    const remembered = known.get(name)
    if (remembered !== undefined) return remembered
    const [found] = await runPrepared<{ organization_id: string }>(database, find, [digest])
    if (known.size >= MAX_REMEMBERED) known.clear()
    if (found) known.set(name, found.organization_id)
    return found?.organization_id
  }
}
