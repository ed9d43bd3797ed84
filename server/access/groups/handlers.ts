import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import type { Call, Handlers, Together } from '../callers/index.ts'
import { type GroupRow, listGroups, sight, visibleGroup } from '../visibility/index.ts'
import { createGroup, createGroups } from './create.ts'
import { deleteGroup, type RemoveTestRegistrations } from './delete.ts'
import { shownTo, toGroup } from './shape.ts'
import { updateGroup } from './update.ts'

type GroupHandlers = Pick<Handlers, 'listGroups' | 'createGroup' | 'getGroup' | 'updateGroup' | 'deleteGroup'>

type CreateCall = Call<'createGroup'>

/** Small enough that whoever comes next does not wait long. */
const createdTogether: Together<'createGroup'> = {
  weigh: () => 5,
  perform: async (calls) =>
    (await createGroups(calls.map(({ work, caller, body }) => ({ work, caller, group: body })))).map(answerCreated),
}

function answerCreated(made: Awaited<ReturnType<typeof createGroup>>) {
  if (isRefusal(made)) return made
  return { status: 201 as const, body: made, headers: { Location: `/v1/groups/${made.id}` } }
}

export function groupHandlers(
  database: Database,
  cursors: Cursors,
  removeTestRegistrations: RemoveTestRegistrations,
): GroupHandlers {
  const reader = readerOn(database)
  return {
    listGroups: async ({ query, caller }) => {
      const list = {
        operation: 'listGroups',
        organizationId: caller.organization.id,
        filters: { parent: query.parent },
      }
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const parent = query.parent === undefined ? null : await visibleGroup(reader, caller, query.parent)
      if (isRefusal(parent)) return parent
      const [after] = page.position ?? []
      const values = [...sight(caller), parent?.id ?? null, after ?? null, page.limit + 1]
      const rows = await reader.run<GroupRow>(listGroups, values)
      return {
        status: 200,
        body: cutPage(cursors, list, rows, page.limit, {
          item: (row) => shownTo(caller, toGroup(row)),
          position: ({ id }) => [id],
        }),
      }
    },
    createGroup: Object.assign(
      async ({ work, caller, body }: CreateCall) => answerCreated(await createGroup(work, caller, body)),
      { together: createdTogether },
    ),
    getGroup: async ({ path, caller }) => {
      const found = await visibleGroup(reader, caller, path.group)
      return isRefusal(found) ? found : { status: 200, body: shownTo(caller, toGroup(found)) }
    },
    updateGroup: async ({ path, body, caller, work }) => {
      const changed = await updateGroup(work, caller, path.group, body)
      return isRefusal(changed) ? changed : { status: 200, body: shownTo(caller, changed) }
    },
    deleteGroup: async ({ path, caller, work }) => {
      const refusal = await deleteGroup(work, caller, path.group, removeTestRegistrations)
      return refusal ?? { status: 204, body: undefined }
    },
  }
}
