import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { buildCursorScope } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, replyPage } from '../../platform/lists/index.ts'
import { type JobContext, toStartedJob } from '../jobs/index.ts'
import { createSourceConnection, deleteSourceConnection } from './connections/change.ts'
import { findVisibleConnection, openSourceConnection, recordTokenStatus } from './connections/find.ts'
import { findConnections } from './connections/queries.ts'
import { toSourceConnection } from './connections/shape.ts'
import { startSourceImport } from './imports/start.ts'
import type { ListPage, SourceAccount, SourceListRequest, SourceRefusal } from './source-platform.ts'
import type { SourceTools } from './tools.ts'

export function sourceHandlers(jobs: JobContext, cursors: CursorCodec, tools: SourceTools) {
  const reader = buildReader(jobs.database)

  /** A page of the platform in the format of our lists. */
  const readOutside = async <Item>(
    operation: string,
    { path, query, caller }: Pick<ApiCall<'listSourceEvents'>, 'path' | 'query' | 'caller'>,
    read: (
      account: SourceAccount,
      asked: SourceListRequest,
    ) => Promise<ListPage<Item> | SourceRefusal | Refusal<'not_found'>>,
  ) => {
    const list = buildCursorScope(operation, caller, { ...query, ...path })
    const page = parsePageRequest(cursors, list, query)
    if (isRefusal(page)) return page
    const opened = await openSourceConnection(reader, caller, tools, path.connection, 'none')
    if (isRefusal(opened)) return opened
    const found = await read(opened.account, { after: page.position, limit: page.limit })
    await recordTokenStatus(reader, caller.organization.id, opened.row, found, caller.at)
    if (isRefusal(found)) return found
    const next_cursor = found.next ? cursors.write(list, found.next) : null
    return { status: 200 as const, body: { data: found.items, page: { next_cursor, has_more: next_cursor !== null } } }
  }

  return {
    listSourceConnections: async ({ query, caller }) => {
      const list = buildCursorScope('listSourceConnections', caller, query)
      return replyPage(cursors, list, query, (page) => findConnections(reader, caller, page), toSourceConnection)
    },
    createSourceConnection: {
      callsOutside: true,
      handle: async ({ body, caller, work }) =>
        reply(201, await createSourceConnection(work, caller, tools, body), ({ id }) => `/v1/source-connections/${id}`),
    },
    getSourceConnection: async ({ path, caller }) =>
      replyWith(await findVisibleConnection(reader, caller, path.connection), toSourceConnection),
    deleteSourceConnection: async ({ path, caller, work }) =>
      reply(204, await deleteSourceConnection(work, caller, path.connection)),
    listSourceEvents: {
      callsOutside: true,
      handle: (call) => readOutside('listSourceEvents', call, (account, asked) => account.listEvents(asked)),
    },
    listSourceTicketClasses: {
      callsOutside: true,
      handle: (call) =>
        readOutside('listSourceTicketClasses', call, (account, asked) =>
          account.listTicketClasses(call.path.source_event, asked),
        ),
    },
    createSourceImport: {
      callsOutside: true,
      handle: async ({ path, body, caller, work, origin }) => {
        const row = await startSourceImport(work, caller, tools, path.event, body)
        if (isRefusal(row)) return row
        const job = toStartedJob(jobs, row, { caller, origin: origin() })
        return { status: 202, body: job, headers: { Location: `/v1/jobs/${row.id}` } }
      },
    },
  } satisfies Partial<Handlers>
}
