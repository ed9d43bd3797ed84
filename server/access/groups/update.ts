import { isRefusal, type Refusal, refuse, refuseTakenCode } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { isUniqueViolation } from '../../platform/database/error-codes.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../platform/work/precondition.ts'
import type { Work } from '../../platform/work/work.ts'
import { findVisibleGroup, type GroupRow, type GroupViewer } from '../visibility/index.ts'
import { freeCodeFromTestGroup, lockParentGroup } from './create.ts'
import { type Group, hideUnseenParent, refuseKeysOwnGroup, refuseLiveForTestKey, toGroup } from './group.ts'
import * as queries from './queries.ts'

type Refused = Refusal<'not_found' | 'conflict' | 'api_key_group' | 'api_key_test_mode' | 'precondition_failed'>

export async function updateGroup(
  work: Work,
  caller: GroupViewer,
  reference: string,
  changes: Schemas['GroupChanges'],
): Promise<Group | Refused> {
  const { transaction, now } = work
  const organizationId = caller.organization.id
  transaction.defer(queries.lockGroupTreeSql, [organizationId])
  const found = await findVisibleGroup(transaction, caller, reference)
  if (isRefusal(found)) return found
  const refusal = refuseLiveForTestKey(caller, found)
  if (refusal) return refusal
  const stale = await refuseStale(work, () => hideUnseenParent(caller, toGroup(found)))
  if (stale) return stale
  const place = changes.parent === undefined ? found : await newPlace(work, caller, found, changes.parent)
  if (isRefusal(place)) return place
  const changed: GroupRow = {
    ...found,
    parent_id: place.parent_id,
    parent_code: place.parent_code,
    code: changes.code ?? found.code,
    name: changes.name ?? found.name,
    updated_at: now,
  }
  if (isUnchanged(found, changed)) return toGroup(found)
  const isRenamed = changed.code !== found.code
  if (isRenamed && found.livemode) await freeCodeFromTestGroup(work, organizationId, changed.code)
  try {
    await transaction.run(queries.updateGroupSql, [
      organizationId,
      found.id,
      changed.code,
      changed.name,
      changed.parent_id,
      now,
    ])
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return refuseTakenCode('group', changed.code)
  }
  const refused = isRenamed ? await refuseRename(work, organizationId, found) : undefined
  if (refused) return refused
  if (changed.parent_id !== found.parent_id) await noteMove(work, organizationId, found)
  const after = toGroup(changed)
  work.audit({ action: 'group.updated', object: { type: 'group', id: found.id }, before: toGroup(found), after })
  return after
}

/** Copies of registrations would keep the old code. The group's row is updated already, so none can join it now. */
async function refuseRename({ transaction }: Work, organizationId: string, { id, code }: GroupRow) {
  const [count] = await transaction.run<{ live: number }>(queries.countLiveRegistrationsSql, [organizationId, id])
  if (!count?.live) {
    transaction.defer(queries.resetGroupChangeFeedsSql, [organizationId, id])
    return undefined
  }
  const belong = count.live === 1 ? '1 registration belongs' : `${count.live} registrations belong`
  return refuse('conflict', `The code of the group ${code} cannot change while ${belong} to it.`, {
    details: { state: 'in_use', registrations: count.live },
  })
}

async function noteMove({ transaction }: Work, organizationId: string, { id, livemode }: GroupRow): Promise<void> {
  if (livemode) await transaction.run(queries.incrementGroupMovesSql, [organizationId])
  else await transaction.run(queries.resetSubtreeChangeFeedsSql, [organizationId, id])
}

async function newPlace(work: Work, caller: GroupViewer, group: GroupRow, reference: string | null) {
  const own = refuseKeysOwnGroup(caller, group)
  if (own) return own
  const parent = await lockParentGroup(work, caller, reference)
  if (isRefusal(parent)) return parent
  if (!parent) return { parent_id: null, parent_code: null }
  const values = [caller.organization.id, group.id, parent.id]
  const [answer] = await work.transaction.run<{ below: boolean }>(queries.isGroupBelowSql, values)
  if (!answer?.below) return { parent_id: parent.id, parent_code: parent.code }
  return refuse('conflict', `The group ${group.code} cannot be put below ${parent.code}, which is itself or below it.`)
}
