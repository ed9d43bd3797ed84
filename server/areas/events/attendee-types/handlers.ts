import type { Handlers } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import type { Cursors } from '../../../platform/lists/index.ts'
import { getPart, listParts } from '../read-parts.ts'
import { changeScope } from '../scope.ts'
import { createType } from './create.ts'
import { deleteType } from './delete.ts'
import { findType, listTypes } from './queries.ts'
import { toType } from './shape.ts'
import { updateType } from './update.ts'

type Ids = 'listAttendeeTypes' | 'createAttendeeType' | 'getAttendeeType' | 'updateAttendeeType' | 'deleteAttendeeType'

export function attendeeTypeHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  return {
    listAttendeeTypes: listParts(reader, cursors, {
      operation: 'listAttendeeTypes',
      statement: listTypes,
      item: toType,
    }),
    createAttendeeType: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const made = await createType(work, scope, body)
      if (isRefusal(made)) return made
      return { status: 201, body: made, headers: { Location: `/v1/events/${scope.eventId}/attendee-types/${made.id}` } }
    },
    getAttendeeType: ({ path, caller }) => {
      const wanted = { event: path.event, thing: 'attendee type', reference: path.attendee_type }
      return getPart(reader, caller, wanted, { statement: findType, item: toType })
    },
    updateAttendeeType: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const changed = await updateType(work, scope, path.attendee_type, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteAttendeeType: async ({ path, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      return (await deleteType(work, scope, path.attendee_type)) ?? { status: 204, body: undefined }
    },
  }
}
