import type { Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import type { Cursors } from '../../platform/lists/index.ts'
import { namesOfRows, shownTo, toAttendee, visibleAttendee } from '../booking/index.ts'
import { cancelAttendee, updateAttendee } from './acts.ts'
import { listAttendees } from './list.ts'

type Ids = 'listAttendees' | 'getAttendee' | 'updateAttendee' | 'cancelAttendee'

export function attendeeHandlers(database: Database, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  return {
    listAttendees: listAttendees(database, cursors),
    getAttendee: async ({ path, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const attendee = await visibleAttendee(reader, caller, event, path.attendee)
      if (isRefusal(attendee)) return attendee
      const names = await namesOfRows(reader, caller.organization.id, [attendee])
      return { status: 200, body: await shownTo(reader, caller, toAttendee(attendee, names)) }
    },
    updateAttendee: async ({ path, body, caller, work }) => {
      const changed = await updateAttendee(work, caller, path, body)
      if (isRefusal(changed)) return changed
      return { status: 200, body: await shownTo(work.transaction, caller, changed) }
    },
    cancelAttendee: async ({ path, body, caller, work }) => {
      const at = body.effective_at === undefined ? work.now : new Date(body.effective_at)
      const cancelled = await cancelAttendee(work, caller, path, at)
      if (isRefusal(cancelled)) return cancelled
      return { status: 200, body: await shownTo(work.transaction, caller, cancelled) }
    },
  }
}
