import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
import type { Handlers } from '../callers/index.ts'
import { findVisibleGroup, type GroupRow, listGroupsSql, toVisibilityParams } from '../visibility/index.ts'
import { createGroup } from './create.ts'
import { deleteGroup, type RemoveTestRegistrations } from './delete.ts'
import { hideUnseenParent, toGroup } from './group.ts'
import { updateGroup } from './update.ts'

export function groupHandlers(
  database: Database,
  cursors: CursorCodec,
  removeTestRegistrations: RemoveTestRegistrations,
): Pick<Handlers, 'listGroups' | 'createGroup' | 'getGroup' | 'updateGroup' | 'deleteGroup'> {
  const reader = buildReader(database)
  return {
    listGroups: async ({ query, caller }) => {
      const { parent: named } = query
      const list = { operation: 'listGroups', organizationId: caller.organization.id, filters: { parent: named } }
      const find = async ({ position, limit }: PageRequest) => {
        const parent = named === undefined ? null : await findVisibleGroup(reader, caller, named)
        if (isRefusal(parent)) return parent
        const values = [...toVisibilityParams(caller), parent?.id ?? null, position?.[0] ?? null, limit + 1]
        return reader.run<GroupRow>(listGroupsSql, values)
      }
      return replyPage(cursors, list, query, find, (row) => hideUnseenParent(caller, toGroup(row)))
    },
    createGroup: async ({ work, caller, body }) =>
      reply(201, await createGroup(work, caller, body), ({ id }) => `/v1/groups/${id}`),
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
