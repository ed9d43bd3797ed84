import type { Work } from '../../platform/work/work.ts'
import type { GroupRow } from '../visibility/index.ts'
import { freeTestGroupCodeSql, incrementTestPlaceRenamesSql } from './queries.ts'
import { toGroup } from './shape.ts'

type RenamedRow = GroupRow & { former_code: string; former_updated_at: Date }

/** Live keys do not see test groups, so a test group gives up its code when a live group needs it. */
export async function freeCodeFromTestGroup(work: Work, organizationId: string, code: string): Promise<void> {
  const { transaction, now } = work
  const [row] = await transaction.run<RenamedRow>(freeTestGroupCodeSql, [organizationId, code, now])
  if (!row) return
  transaction.defer(incrementTestPlaceRenamesSql, [organizationId, row.id])
  const before = toGroup({ ...row, code: row.former_code, updated_at: row.former_updated_at })
  work.audit({ action: 'group.updated', object: { type: 'group', id: row.id }, before, after: toGroup(row) })
}
