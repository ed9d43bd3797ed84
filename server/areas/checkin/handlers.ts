import type { ApiCall, Caller, Handlers } from '../../access/callers/index.ts'
import { buildListIdentity, type ListScopeNames, resolveListScope } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildIndexPlanReader } from '../../platform/database/index-plans.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
import { toBatchScanCall } from './batch-scan-call.ts'
import { clearTestCheckins } from './clear-test-checkins.ts'
import { overrideCheckin } from './override.ts'
import { listNewestCheckins } from './queries.ts'
import { createScanBatcher } from './scan-batcher.ts'
import { toCheckin } from './shape.ts'
import { toScanCall } from './single-scan-call.ts'

type Ids =
  | 'overrideCheckin'
  | 'scanTicket'
  | 'scanAtGate'
  | 'scanBatch'
  | 'listCheckins'
  | 'listCheckinsAtGate'
  | 'findCheckins'
  | 'clearTestCheckins'

export function checkinHandlers(database: Database, cursors: CursorCodec): Pick<Handlers, Ids> {
  const reader = buildReader(database)
  const inOrder = buildIndexPlanReader(database)
  const decide = createScanBatcher(database)

  const scan = (call: ApiCall<'scanTicket'> | ApiCall<'scanAtGate'>) => decide(toScanCall(call))

  const list = async (operation: Ids, { query, caller }: ListCall, named: ListScopeNames) => {
    const scope = await resolveListScope(reader, caller, named)
    if (isRefusal(scope)) return scope
    const identity = buildListIdentity(operation, caller, query, scope)
    // In the order of ids, without sorting what is there. Only those of a point have an index of their own.
    const pageReader = query.check_in_point === undefined ? inOrder : reader
    const find = (page: PageRequest) => listNewestCheckins(pageReader, caller, scope, query, page)
    return replyPage(cursors, identity, query, find, toCheckin)
  }

  const listOfEvent = ({ path, ...call }: ListCall & { path: { event: string } }) => list('listCheckins', call, path)

  return {
    scanTicket: scan,
    scanAtGate: scan,
    scanBatch: (call) => decide(toBatchScanCall(call)),
    listCheckins: listOfEvent,
    listCheckinsAtGate: listOfEvent,
    findCheckins: ({ query: { event, group, ...query }, caller }) =>
      list('findCheckins', { query, caller }, { event, group }),
    overrideCheckin: async ({ path, body, caller, work }) => {
      const { device } = caller
      if (!device) throw new Error('A key has come through to an override.')
      const overridden = await overrideCheckin(work, { ...caller, device }, path.checkin, body)
      return isRefusal(overridden) ? overridden : { status: 200, body: overridden }
    },
    clearTestCheckins: async ({ path, caller, work }) => {
      const cleared = await clearTestCheckins(work, caller, path.event)
      return isRefusal(cleared) ? cleared : { status: 204, body: undefined }
    },
  }
}

type ListCall = Pick<ApiCall<'listCheckins'>, 'query'> & { caller: Caller }
