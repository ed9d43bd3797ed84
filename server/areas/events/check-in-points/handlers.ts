import type { Handlers } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import type { Cursors } from '../../../platform/lists/index.ts'
import { getPart, listParts } from '../read-parts.ts'
import { changeScope } from '../scope.ts'
import { createPoint } from './create.ts'
import { deletePoint } from './delete.ts'
import { findPoint, listPoints } from './queries.ts'
import { toPoint } from './shape.ts'
import { pointShownTo, pointsShownTo } from './sight.ts'
import { updatePoint } from './update.ts'

type Ids = 'listCheckInPoints' | 'createCheckInPoint' | 'getCheckInPoint' | 'updateCheckInPoint' | 'deleteCheckInPoint'

export function checkInPointHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  const listAll = listParts(reader, cursors, { operation: 'listCheckInPoints', statement: listPoints, item: toPoint })
  return {
    listCheckInPoints: async (call) => {
      const answer = await listAll(call)
      if (isRefusal(answer)) return answer
      const { status, body } = answer
      return { status, body: { ...body, data: await pointsShownTo(reader, call.caller, body.data) } }
    },
    createCheckInPoint: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const made = await createPoint(work, caller, scope, body)
      if (isRefusal(made)) return made
      return {
        status: 201,
        body: await pointShownTo(work.transaction, caller, made),
        headers: { Location: `/v1/events/${scope.eventId}/check-in-points/${made.id}` },
      }
    },
    getCheckInPoint: async ({ path, caller }) => {
      const wanted = { event: path.event, thing: 'check-in point', reference: path.check_in_point }
      const answer = await getPart(reader, caller, wanted, { statement: findPoint, item: toPoint })
      if (isRefusal(answer)) return answer
      return { status: 200, body: await pointShownTo(reader, caller, answer.body) }
    },
    updateCheckInPoint: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const changed = await updatePoint(work, caller, scope, path.check_in_point, body)
      if (isRefusal(changed)) return changed
      return { status: 200, body: await pointShownTo(work.transaction, caller, changed) }
    },
    deleteCheckInPoint: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      return (await deletePoint(work, scope, path.check_in_point)) ?? { status: 204, body: undefined }
    },
  }
}
