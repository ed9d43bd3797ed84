import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { isForeignKeyViolation } from '../../platform/database/violations.ts'
import type { Work } from '../../platform/work/work.ts'
import { type GroupCaller, visibleGroup } from '../visibility/index.ts'
import { refuseOwnGroup, refuseTestKey } from './find.ts'
import { countContents, deleteGroup as deleteRow, holdForDeletion, lockTree } from './queries.ts'
import { toGroup } from './shape.ts'

type Contents = {
  groups: number
  events: number
  registrations: number
  check_in_points: number
  keys: number
  members: number
}
type Refused = Refusal<'not_found' | 'invalid_state' | 'api_key_group' | 'api_key_test_mode'>

export async function deleteGroup(work: Work, caller: GroupCaller, reference: string): Promise<undefined | Refused> {
  const { transaction } = work
  await transaction.run(lockTree, [caller.organization.id])
  const found = await visibleGroup(transaction, caller, reference)
  if (isRefusal(found)) return found
  const refusal = refuseTestKey(caller) ?? refuseOwnGroup(caller, found)
  if (refusal) return refusal
  const key = [caller.organization.id, found.id]
  await transaction.run(holdForDeletion, key)
  const [contents] = await transaction.run<Contents>(countContents, key)
  if (contents && Object.values(contents).some((count) => count > 0)) return notEmpty(found.code, contents)
  try {
    await transaction.run(deleteRow, key)
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    return refuse('invalid_state', `The group ${found.code} cannot be deleted while something is being put into it.`, {
      details: { state: 'not_empty' },
    })
  }
  work.audit({ action: 'group.deleted', object: { type: 'group', id: found.id }, before: toGroup(found), after: null })
  return undefined
}

function notEmpty(code: string, contents: Contents): Refusal<'invalid_state'> {
  const parts = Object.entries(contents)
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => `${count} ${(count === 1 ? thing.slice(0, -1) : thing).replaceAll('_', ' ')}`)
  const verb = parts.length === 1 && parts[0]?.startsWith('1 ') ? 'belongs' : 'belong'
  const message = `The group ${code} cannot be deleted while ${parts.join(' and ')} ${verb} to it.`
  return refuse('invalid_state', message, { details: { state: 'not_empty', ...contents } })
}
