import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
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
) {
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
    getGroup: async ({ path, caller }) =>
      replyWith(await findVisibleGroup(reader, caller, path.group), (row) => hideUnseenParent(caller, toGroup(row))),
    updateGroup: async ({ path, body, caller, work }) =>
      replyWith(await updateGroup(work, caller, path.group, body), (group) => hideUnseenParent(caller, group)),
    deleteGroup: async ({ path, caller, work }) =>
      reply(204, await deleteGroup(work, caller, path.group, removeTestRegistrations)),
  } satisfies Partial<Handlers>
}
