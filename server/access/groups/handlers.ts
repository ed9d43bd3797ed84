import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import type { Handlers } from '../callers/index.ts'
import { findVisibleGroup, type GroupRow, listGroupsSql, toVisibilityParams } from '../visibility/index.ts'
import { createGroup } from './create.ts'
import { deleteGroup, type RemoveTestRegistrations } from './delete.ts'
import { hideUnseenParent, toGroup } from './shape.ts'
import { updateGroup } from './update.ts'

export function groupHandlers(
  database: Database,
  cursors: CursorCodec,
  removeTestRegistrations: RemoveTestRegistrations,
): Pick<Handlers, 'listGroups' | 'createGroup' | 'getGroup' | 'updateGroup' | 'deleteGroup'> {
  const reader = buildReader(database)
  return {
    listGroups: async ({ query, caller }) => {
      const list = {
        operation: 'listGroups',
        organizationId: caller.organization.id,
        filters: { parent: query.parent },
      }
      const page = parsePageRequest(cursors, list, query)
      if (isRefusal(page)) return page
      const parent = query.parent === undefined ? null : await findVisibleGroup(reader, caller, query.parent)
      if (isRefusal(parent)) return parent
      const [after] = page.position ?? []
      const values = [...toVisibilityParams(caller), parent?.id ?? null, after ?? null, page.limit + 1]
      const rows = await reader.run<GroupRow>(listGroupsSql, values)
      return {
        status: 200,
        body: toPageBody(cursors, list, rows, page.limit, {
          item: (row) => hideUnseenParent(caller, toGroup(row)),
          position: ({ id }) => [id],
        }),
      }
    },
    createGroup: async ({ work, caller, body }) => {
      const made = await createGroup(work, caller, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/groups/${made.id}` } }
    },
    getGroup: async ({ path, caller }) => {
      const found = await findVisibleGroup(reader, caller, path.group)
      return isRefusal(found) ? found : { status: 200, body: hideUnseenParent(caller, toGroup(found)) }
    },
    updateGroup: async ({ path, body, caller, work }) => {
      const changed = await updateGroup(work, caller, path.group, body)
      return isRefusal(changed) ? changed : { status: 200, body: hideUnseenParent(caller, changed) }
    },
    deleteGroup: async ({ path, caller, work }) => {
      const refusal = await deleteGroup(work, caller, path.group, removeTestRegistrations)
      return refusal ?? { status: 204, body: undefined }
    },
  }
}
