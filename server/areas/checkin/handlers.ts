import type { Call, Caller, Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { batchOf } from './batch.ts'
import { clearTestCheckins } from './clear.ts'
import { overrideCheckin } from './override.ts'
import { newestCheckins } from './queries.ts'
import type { CheckinRow } from './rows.ts'
import { scanOf } from './scan.ts'
import { createScanBatcher } from './scan-batcher.ts'
import { toCheckin } from './shape.ts'

type Ids =
  | 'overrideCheckin'
  | 'scanTicket'
  | 'scanAtGate'
  | 'scanBatch'
  | 'listCheckins'
  | 'listCheckinsAtGate'
  | 'clearTestCheckins'

export function checkinHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  const decide = createScanBatcher(database)

  const scan = (call: Call<'scanTicket'> | Call<'scanAtGate'>) => decide(scanOf(call))

  const list = async ({ path, query, caller }: ListCall) => {
    const event = await visibleEvent(reader, caller, path.event)
    if (isRefusal(event)) return event
    const { limit: _, cursor: __, ...filters } = query
    const { mode, group } = caller.key
    const identity = {
      operation: 'listCheckins',
      organizationId: caller.organization.id,
      filters: { ...filters, event: event.id, within: group?.id, mode },
    }
    const page = readPage(cursors, identity, query)
    if (isRefusal(page)) return page
    const rows = await newestCheckins(reader, caller, event, filters, page)
    const shape = { item: toCheckin, position: ({ id }: CheckinRow) => [id] }
    return { status: 200 as const, body: cutPage(cursors, identity, rows, page.limit, shape) }
  }

  return {
    scanTicket: scan,
    scanAtGate: scan,
    scanBatch: (call) => decide(batchOf(call)),
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

type ListCall = Pick<Call<'listCheckins'>, 'path' | 'query'> & { caller: Caller }
