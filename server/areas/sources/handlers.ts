import type { Caller, Handlers } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, type PageRequest, readPage } from '../../platform/lists/index.ts'
import { type JobContext, showJob } from '../jobs/index.ts'
import { createConnection } from './connections/create.ts'
import { deleteConnection } from './connections/delete.ts'
import { visibleConnection } from './connections/find.ts'
import { noteAnswer, openConnection } from './connections/open.ts'
import { findConnections } from './connections/queries.ts'
import { toConnection } from './connections/shape.ts'
import { startImport } from './imports/start.ts'
import type { Listed, ListRequest, SourceAccount, SourceRefusal } from './source-platform.ts'
import type { SourceTools } from './tools.ts'

type Ids =
  | 'listSourceConnections'
  | 'createSourceConnection'
  | 'getSourceConnection'
  | 'deleteSourceConnection'
  | 'listSourceEvents'
  | 'listSourceTicketClasses'
  | 'createSourceImport'

export function sourceHandlers(desk: JobContext, cursors: Cursors, tools: SourceTools): Pick<Handlers, Ids> {
  const reader = readerOn(desk.database)
  const listIdentity = (operation: Ids, caller: Caller, filters: object = {}) => ({
    operation,
    organizationId: caller.organization.id,
    filters: { ...filters, within: caller.key.group?.id, mode: caller.key.mode },
  })

  /** A page as the platform gives it, in the frame of our own. */
  const readOutside = async <Item>(
    caller: Caller,
    list: ReturnType<typeof listIdentity>,
    connection: string,
    { position, limit }: PageRequest,
    read: (account: SourceAccount, asked: ListRequest) => Promise<Listed<Item> | SourceRefusal | Refusal<'not_found'>>,
  ) => {
    const opened = await openConnection(reader, caller, tools, connection, 'none')
    if (isRefusal(opened)) return opened
    const answer = await read(opened.account, { after: position, limit })
    await noteAnswer(reader, caller.organization.id, opened.row, answer, caller.at)
    if (isRefusal(answer)) return answer
    const next_cursor = answer.next ? cursors.write(list, answer.next) : null
    return { status: 200 as const, body: { data: answer.items, page: { next_cursor, has_more: next_cursor !== null } } }
  }

  return {
    listSourceConnections: async ({ query, caller }) => {
      const list = listIdentity('listSourceConnections', caller)
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const rows = await findConnections(reader, caller, page)
      const body = cutPage(cursors, list, rows, page.limit, { item: toConnection, position: ({ id }) => [id] })
      return { status: 200, body }
    },
    createSourceConnection: {
      callsOutside: true,
      handle: async ({ body, caller, work }) => {
        const made = await createConnection(work, caller, tools, body)
        if (isRefusal(made)) return made
        return { status: 201, body: made, headers: { Location: `/v1/source-connections/${made.id}` } }
      },
    },
    getSourceConnection: async ({ path, caller }) => {
      const found = await visibleConnection(reader, caller, path.connection)
      return isRefusal(found) ? found : { status: 200, body: toConnection(found) }
    },
    deleteSourceConnection: async ({ path, caller, work }) => {
      const refusal = await deleteConnection(work, caller, path.connection)
      return refusal ?? { status: 204, body: undefined }
    },
    listSourceEvents: {
      callsOutside: true,
      handle: async ({ path, query, caller }) => {
        const list = listIdentity('listSourceEvents', caller, path)
        const page = readPage(cursors, list, query)
        if (isRefusal(page)) return page
        return readOutside(caller, list, path.connection, page, (account, asked) => account.listEvents(asked))
      },
    },
    listSourceTicketClasses: {
      callsOutside: true,
      handle: async ({ path, query, caller }) => {
        const list = listIdentity('listSourceTicketClasses', caller, path)
        const page = readPage(cursors, list, query)
        if (isRefusal(page)) return page
        return readOutside(caller, list, path.connection, page, (account, asked) =>
          account.listTicketClasses(path.source_event, asked),
        )
      },
    },
    createSourceImport: {
      callsOutside: true,
      handle: async ({ path, body, caller, work, origin }) => {
        const row = await startImport(work, caller, tools, path.event, body)
        if (isRefusal(row)) return row
        const job = showJob(desk, row, { caller, origin: origin() })
        return { status: 202, body: job, headers: { Location: `/v1/jobs/${row.id}` } }
      },
    },
  }
}
