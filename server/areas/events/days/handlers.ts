import type { Handlers } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import type { Cursors } from '../../../platform/lists/index.ts'
import { getPart, listParts } from '../read-parts.ts'
import { changeScope } from '../scope.ts'
import { createDay } from './create.ts'
import { deleteDay } from './delete.ts'
import { lockDay } from './lock.ts'
import { findDay, listDays } from './queries.ts'
import { toDay } from './shape.ts'
import { updateDay } from './update.ts'

type Ids = 'listDays' | 'createDay' | 'getDay' | 'updateDay' | 'deleteDay' | 'lockDay' | 'unlockDay'

export function dayHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  return {
    listDays: listParts(reader, cursors, { operation: 'listDays', statement: listDays, item: toDay }),
    createDay: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const made = await createDay(work, scope, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${scope.eventId}/days/${made.id}` } }
    },
    getDay: ({ path, caller }) => {
      const wanted = { event: path.event, thing: 'day', reference: path.day }
      return getPart(reader, caller, wanted, { statement: findDay, item: toDay })
    },
    updateDay: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const changed = await updateDay(work, scope, path.day, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteDay: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      return (await deleteDay(work, scope, path.day)) ?? { status: 204, body: undefined }
    },
    lockDay: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const at = body.effective_at === undefined ? work.now : new Date(body.effective_at)
      const locked = await lockDay(work, scope, path.day, at)
      return isRefusal(locked) ? locked : { status: 200, body: locked }
    },
    unlockDay: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const unlocked = await lockDay(work, scope, path.day, null)
      return isRefusal(unlocked) ? unlocked : { status: 200, body: unlocked }
    },
  }
}
