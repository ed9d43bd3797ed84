import type { ApiCall, Caller, Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import { toBatchScanCall } from './batch-scan-call.ts'
import { clearTestCheckins } from './clear-test-checkins.ts'
import { overrideCheckin } from './override.ts'
import { listNewestCheckins } from './queries.ts'
import type { CheckinRow } from './rows.ts'
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
  | 'clearTestCheckins'

export function checkinHandlers(database: Database, cursors: CursorCodec): Pick<Handlers, Ids> {
  const reader = buildReader(database)
  const decide = createScanBatcher(database)

  const scan = (call: ApiCall<'scanTicket'> | ApiCall<'scanAtGate'>) => decide(toScanCall(call))

  const list = async ({ path, query, caller }: ListCall) => {
    const event = await findVisibleEvent(reader, caller, path.event)
    if (isRefusal(event)) return event
    const { limit: _, cursor: __, ...filters } = query
    const { mode, group } = caller.key
    const identity = {
      operation: 'listCheckins',
      organizationId: caller.organization.id,
      filters: { ...filters, event: event.id, within: group?.id, mode },
    }
    const page = parsePageRequest(cursors, identity, query)
    if (isRefusal(page)) return page
    const rows = await listNewestCheckins(reader, caller, event, filters, page)
    const shape = { item: toCheckin, position: ({ id }: CheckinRow) => [id] }
    return { status: 200 as const, body: toPageBody(cursors, identity, rows, page.limit, shape) }
  }

  return {
    scanTicket: scan,
    scanAtGate: scan,
    scanBatch: (call) => decide(toBatchScanCall(call)),
    listCheckins: list,
    listCheckinsAtGate: list,
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

type ListCall = Pick<ApiCall<'listCheckins'>, 'path' | 'query'> & { caller: Caller }
