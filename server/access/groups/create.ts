import type { components } from '../../../generated/types.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { type GroupCaller, type GroupRow, heldGroup } from '../visibility/index.ts'
import { refuseLimitedKey } from './find.ts'
import { freeCode } from './free-code.ts'
import { insertGroups } from './queries.ts'
import { type Group, toGroup } from './shape.ts'

type NewGroup = components['schemas']['NewGroup']

type ParentRefusal = Refusal<'not_found' | 'api_key_group' | 'api_key_test_mode'>
type Created = Group | ParentRefusal | Refusal<'conflict'>
type Drafted = GroupRow | ParentRefusal
type Wanted = { work: Work; caller: GroupCaller; group: NewGroup }

export async function createGroup(work: Work, caller: GroupCaller, group: NewGroup): Promise<Created> {
  const [created] = await createGroups([{ work, caller, group }])
  return created as Created
}

/** Several of one organization, in one transaction. What is refused has written nothing. */
export async function createGroups(wanted: Wanted[]): Promise<Created[]> {
  const drafts: Drafted[] = []
  for (const one of wanted) drafts.push(await draftGroup(one))
  const inserted = await insertAll(wanted, drafts)
  return wanted.map(({ work }, place) => {
    const draft = drafts[place] as Drafted
    if (isRefusal(draft)) return draft
    if (!inserted.has(draft.id)) return refuse('conflict', `The code ${draft.code} is taken by another group.`)
    const after = toGroup(draft)
    work.audit({ action: 'group.created', object: { type: 'group', id: draft.id }, before: null, after })
    return after
  })
}

async function draftGroup({ work, caller, group }: Wanted): Promise<Drafted> {
  const parent = await parentOf(work, caller, group.parent ?? null)
  if (isRefusal(parent)) return parent
  const { now } = work
  return {
    ...{ id: newId(now), code: group.code, name: group.name },
    ...{ parent_id: parent?.id ?? null, parent_code: parent?.code ?? null },
    ...{ livemode: caller.key.mode === 'live', created_at: now, updated_at: now },
  }
}

/** The ids of those whose code was free, or could be made free. */
async function insertAll(wanted: Wanted[], drafts: Drafted[]): Promise<Set<string>> {
  const planned = wanted.flatMap(({ work, caller }, place) => {
    const row = drafts[place]
    return row && !isRefusal(row) ? [{ work, caller, row }] : []
  })
  const inserted = await insertRows(planned)
  const late = planned.filter(({ row }) => row.livemode && !inserted.has(row.id))
  // In the order of their codes, as they are inserted.
  late.sort(({ row: one }, { row: other }) => (one.code < other.code ? -1 : 1))
  for (const { work, caller, row } of late) await freeCode(work, caller.organization.id, row.code)
  return new Set([...inserted, ...(await insertRows(late))])
}

type Planned = { work: Work; caller: GroupCaller; row: GroupRow }

async function insertRows(planned: Planned[]): Promise<Set<string>> {
  const [first] = planned
  if (!first) return new Set()
  const rows = planned.map(({ row }) => row)
  const values = [
    ...[first.caller.organization.id, rows.map(({ id }) => id), rows.map(({ parent_id }) => parent_id)],
    ...[rows.map(({ code }) => code), rows.map(({ name }) => name), rows.map(({ created_at }) => created_at)],
    first.row.livemode,
  ]
  const inserted = await first.work.transaction.run<{ id: string }>(insertGroups, values)
  return new Set(inserted.map(({ id }) => id))
}

/**
 * The group to put another one below; null is the top, where a key that is limited to a group cannot reach. Test groups form trees of
 * their own, so that nobody who walks down from a live group meets one.
 */
export async function parentOf(
  work: Work,
  caller: GroupCaller,
  reference: string | null,
): Promise<GroupRow | null | ParentRefusal> {
  if (reference === null) return refuseLimitedKey(caller, 'put a group at the top') ?? null
  const parent = await heldGroup(work.transaction, caller, reference)
  if (isRefusal(parent) || caller.key.mode === 'live' || !parent.livemode) return parent
  return refuse('api_key_test_mode', `A test group cannot be put below the group ${parent.code}, which is live.`)
}
