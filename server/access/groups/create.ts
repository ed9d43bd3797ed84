import type { components } from '../../../generated/types.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { type GroupCaller, type GroupRow, heldGroup } from '../visibility/index.ts'
import { refuseLimitedKey, refuseTestKey } from './find.ts'
import { insertGroups } from './queries.ts'
import { type Group, toGroup } from './shape.ts'

type NewGroup = components['schemas']['NewGroup']

type DraftRefusal = Refusal<'not_found' | 'api_key_group' | 'api_key_test_mode'>
type Created = Group | DraftRefusal | Refusal<'conflict'>
type Wanted = { work: Work; caller: GroupCaller; group: NewGroup }

export async function createGroup(work: Work, caller: GroupCaller, group: NewGroup): Promise<Created> {
  const [created] = await createGroups([{ work, caller, group }])
  return created as Created
}

/** Several of one organization, in one transaction. What is refused has written nothing. */
export async function createGroups(wanted: Wanted[]): Promise<Created[]> {
  const drafts: (GroupRow | DraftRefusal)[] = []
  for (const one of wanted) drafts.push(await draftGroup(one))
  const rows = drafts.flatMap((draft) => (isRefusal(draft) ? [] : draft))
  const inserted = await insertAll(wanted, rows)
  return wanted.map(({ work }, place) => {
    const draft = drafts[place] as GroupRow | DraftRefusal
    if (isRefusal(draft)) return draft
    if (!inserted.has(draft.id)) return refuse('conflict', `The code ${draft.code} is taken by another group.`)
    const after = toGroup(draft)
    work.audit({ action: 'group.created', object: { type: 'group', id: draft.id }, before: null, after })
    return after
  })
}

async function draftGroup({ work, caller, group }: Wanted): Promise<GroupRow | DraftRefusal> {
  const refusal = refuseTestKey(caller)
  if (refusal) return refusal
  const parent = await parentOf(work, caller, group.parent ?? null)
  if (isRefusal(parent)) return parent
  const { now } = work
  const above = { parent_id: parent?.id ?? null, parent_code: parent?.code ?? null }
  return { id: newId(now), code: group.code, name: group.name, ...above, created_at: now, updated_at: now }
}

/** The ids of those whose code was free. */
async function insertAll(wanted: Wanted[], rows: GroupRow[]): Promise<Set<string>> {
  const [first] = wanted
  if (!first || rows.length === 0) return new Set()
  const values = [
    ...[first.caller.organization.id, rows.map(({ id }) => id), rows.map(({ parent_id }) => parent_id)],
    ...[rows.map(({ code }) => code), rows.map(({ name }) => name), rows.map(({ created_at }) => created_at)],
  ]
  const inserted = await first.work.transaction.run<{ id: string }>(insertGroups, values)
  return new Set(inserted.map(({ id }) => id))
}

/** The group to put another one below; null is the top, where a key that is limited to a group cannot reach. */
export async function parentOf(
  work: Work,
  caller: GroupCaller,
  reference: string | null,
): Promise<GroupRow | null | Refusal<'not_found' | 'api_key_group'>> {
  if (reference !== null) return heldGroup(work.transaction, caller, reference)
  return refuseLimitedKey(caller, 'put a group at the top') ?? null
}
