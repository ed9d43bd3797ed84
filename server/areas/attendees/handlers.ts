import type { Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { CursorCodec } from '../../platform/lists/index.ts'
import { findVisibleAttendee, maskGroup, readCodesForRows, toAttendee } from '../booking/index.ts'
import { cancelAttendee, updateAttendee } from './acts.ts'
import { listAttendeesHandler } from './list.ts'

export function attendeeHandlers(database: Database, cursors: CursorCodec) {
  const reader = buildReader(database)
  return {
    listAttendees: listAttendeesHandler(database, cursors),
    getAttendee: async ({ path, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const attendee = await findVisibleAttendee(reader, caller, event, path.attendee)
      if (isRefusal(attendee)) return attendee
      const names = await readCodesForRows(reader, caller.organization.id, [attendee])
      return { status: 200, body: await maskGroup(reader, caller, toAttendee(attendee, names)) }
    },
    updateAttendee: async (call) =>
      reply(200, await maskGroup(call.work.transaction, call.caller, await updateAttendee(call))),
    cancelAttendee: async (call) =>
      reply(200, await maskGroup(call.work.transaction, call.caller, await cancelAttendee(call))),
  } satisfies Partial<Handlers>
}
