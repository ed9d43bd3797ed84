import type { ApiCall, Handlers } from '../../access/callers/index.ts'
import { openScopedList } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildIndexPlanReader } from '../../platform/database/index-plans.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { CursorCodec } from '../../platform/lists/index.ts'
import { clearTestCheckins } from './clear-test-checkins.ts'
import { overrideCheckin } from './override.ts'
import { listNewestCheckins } from './queries.ts'
import { buildScanBatcher } from './scan-batcher.ts'
import { toCheckin } from './shape.ts'
import { toBatchScanCall, toScanCall } from './to-scan-call.ts'

export function checkinHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)
  const inOrder = buildIndexPlanReader(database)
  const decide = buildScanBatcher(database)

  const scan = (call: ApiCall<'scanTicket'> | ApiCall<'scanAtGate'>) => decide(toScanCall(call))

  const list = async (operation: string, call: ApiCall<'listCheckins'> | ApiCall<'findCheckins'>) => {
    const opened = await openScopedList(reader, cursors, operation, call)
    if (isRefusal(opened)) return opened
    const { caller, query } = call
    // In the order of ids, without sorting what is there. Only those of a point have an index of their own.
    const pageReader = query.check_in_point === undefined ? inOrder : reader
    return opened.reply(await listNewestCheckins(pageReader, caller, opened.scope, query, opened.page), toCheckin)
  }

  return {
    scanTicket: scan,
    scanAtGate: scan,
    scanBatch: (call) => decide(toBatchScanCall(call)),
    listCheckins: (call) => list('listCheckins', call),
    listCheckinsAtGate: (call) => list('listCheckins', call),
    findCheckins: (call) => list('findCheckins', call),
    overrideCheckin: async ({ path, body, caller, work }) => {
      const { device } = caller
      if (!device) throw new Error('A key has come through to an override.')
      return reply(200, await overrideCheckin(work, { ...caller, device }, path.checkin, body))
    },
    clearTestCheckins: async ({ path, caller, work }) => {
      const cleared = await clearTestCheckins(work, caller, path.event)
      return isRefusal(cleared) ? cleared : { status: 204, body: undefined }
    },
  } satisfies Partial<Handlers>
}
