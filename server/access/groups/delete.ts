import { isRefusal, type Refusal, refuseState } from '../../platform/contract/refusal.ts'
import { isForeignKeyViolation } from '../../platform/database/error-codes.ts'
import { runWithIndexPlans } from '../../platform/database/index-plans.ts'
import type { Work } from '../../platform/work/work.ts'
import { findVisibleGroup, type GroupViewer } from '../visibility/index.ts'
import { refuseKeysOwnGroup, refuseLiveForTestKey, toGroup } from './group.ts'
import * as queries from './queries.ts'

type Contents = Record<string, number>

/** Called with the events' places locked. Injected, because it belongs to a higher layer. */
export type RemoveTestRegistrations = (
  work: Work,
  organizationId: string,
  group: { type: 'group'; id: string; code: string },
) => Promise<Refusal<'invalid_state'> | undefined>

export async function deleteGroup(
  work: Work,
  caller: GroupViewer,
  reference: string,
  removeTestRegistrations: RemoveTestRegistrations,
): Promise<undefined | Refusal<'not_found' | 'invalid_state' | 'api_key_group' | 'api_key_test_mode'>> {
  const { transaction } = work
  transaction.defer(queries.lockGroupTreeSql, [caller.organization.id])
  const found = await findVisibleGroup(transaction, caller, reference)
  if (isRefusal(found)) return found
  const refusal = refuseLiveForTestKey(caller, found) ?? refuseKeysOwnGroup(caller, found)
  if (refusal) return refusal
  const key: [string, string] = [caller.organization.id, found.id]
  if (!(await holdWithTestPlaces(work, key))) return busy(found.code)
  const [contents] = await transaction.run<Contents>(queries.countGroupContentsSql, [...key, found.livemode])
  if (contents && Object.values(contents).some((count) => count > 0)) return notEmpty(found.code, contents)
  const { id, code } = found
  const kept = await removeTestRegistrations(work, caller.organization.id, { type: 'group', id, code })
  if (kept) return kept
  try {
    await runWithIndexPlans(transaction, queries.deleteGroupSql, key)
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    return busy(code)
  }
  work.audit({ action: 'group.deleted', object: { type: 'group', id: found.id }, before: toGroup(found), after: null })
  return undefined
}

/** False if the group is busy: registering locks it before the places, so waiting for it here could deadlock. */
async function holdWithTestPlaces({ transaction }: Work, key: [string, string]): Promise<boolean> {
  const readEvents = async () =>
    (await transaction.run<{ event_id: string }>(queries.findTestRegistrationEventsSql, key)).map(
      ({ event_id }) => event_id,
    )
  const held = await readEvents()
  if (held.length === 0) {
    transaction.defer(queries.lockGroupForDeletionSql, key)
  } else {
    transaction.defer(queries.lockTestPlaceCountsSql, [key[0], held])
    const [group] = await transaction.run(queries.tryLockGroupSql, key)
    if (!group) return false
  }
  return (await readEvents()).every((event) => held.includes(event))
}

const busy = (code: string): Refusal<'invalid_state'> =>
  refuseState('not_empty', `The group ${code} cannot be deleted while something is being put into it.`)

function notEmpty(code: string, contents: Contents): Refusal<'invalid_state'> {
  const parts = Object.entries(contents)
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => `${count} ${(count === 1 ? thing.slice(0, -1) : thing).replaceAll('_', ' ')}`)
  const verb = parts.length === 1 && parts[0]?.startsWith('1 ') ? 'belongs' : 'belong'
  const message = `The group ${code} cannot be deleted while ${parts.join(' and ')} ${verb} to it.`
  return refuseState('not_empty', message, contents)
}
