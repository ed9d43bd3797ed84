import type { components } from '../../../generated/types.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../platform/database/violations.ts'
import { changesNothing } from '../../platform/work/changes-nothing.ts'
import type { Work } from '../../platform/work/work.ts'
import { type GroupCaller, type GroupRow, visibleGroup } from '../visibility/index.ts'
import { parentOf } from './create.ts'
import { refuseOwnGroup, refuseTestKey } from './find.ts'
import { isBelow, lockTree, updateGroup as updateRow } from './queries.ts'
import { type Group, toGroup } from './shape.ts'

type Changes = components['schemas']['GroupChanges']
type Refused = Refusal<'not_found' | 'conflict' | 'api_key_group' | 'api_key_test_mode'>

export async function updateGroup(
  work: Work,
  caller: GroupCaller,
  reference: string,
  changes: Changes,
): Promise<Group | Refused> {
  const { transaction, now } = work
  const organizationId = caller.organization.id
  await transaction.run(lockTree, [organizationId])
  const found = await visibleGroup(transaction, caller, reference)
  if (isRefusal(found)) return found
  const refusal = refuseTestKey(caller)
  if (refusal) return refusal
  const place = changes.parent === undefined ? samePlace(found) : await newPlace(work, caller, found, changes.parent)
  if (isRefusal(place)) return place
  const changed: GroupRow = {
    ...found,
    ...place,
    code: changes.code ?? found.code,
    name: changes.name ?? found.name,
    updated_at: now,
  }
  if (changesNothing(found, changed)) return toGroup(found)
  try {
    await transaction.run(updateRow, [organizationId, found.id, changed.code, changed.name, changed.parent_id, now])
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return refuse('conflict', `The code ${changed.code} is taken by another group.`)
  }
  const after = toGroup(changed)
  work.audit({ action: 'group.updated', object: { type: 'group', id: found.id }, before: toGroup(found), after })
  return after
}

type Place = Pick<GroupRow, 'parent_id' | 'parent_code'>

function samePlace({ parent_id, parent_code }: GroupRow): Place {
  return { parent_id, parent_code }
}

async function newPlace(
  work: Work,
  caller: GroupCaller,
  group: GroupRow,
  reference: string | null,
): Promise<Place | Refused> {
  const own = refuseOwnGroup(caller, group)
  if (own) return own
  const parent = await parentOf(work, caller, reference)
  if (isRefusal(parent)) return parent
  if (!parent) return { parent_id: null, parent_code: null }
  const [answer] = await work.transaction.run<{ below: boolean }>(isBelow, [
    caller.organization.id,
    group.id,
    parent.id,
  ])
  if (answer?.below) {
    return refuse(
      'conflict',
      `The group ${group.code} cannot be put below ${parent.code}, which is itself or below it.`,
    )
  }
  return { parent_id: parent.id, parent_code: parent.code }
}
