import type { Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { type JobContext, showJob } from '../jobs/index.ts'
import { createCommunication } from './drafts/create.ts'
import { deleteCommunication } from './drafts/delete.ts'
import { visibleCommunication } from './drafts/find.ts'
import { findCommunications, findMessages } from './drafts/queries.ts'
import { toCommunication, toMessage } from './drafts/shape.ts'
import { updateCommunication } from './drafts/update.ts'
import { cancelCommunication } from './sending/cancel.ts'
import { countAudience } from './sending/count-audience.ts'
import { sendCommunication } from './sending/send.ts'
import { sendTest } from './sending/test-send.ts'

type Ids =
  | 'listCommunications'
  | 'createCommunication'
  | 'getCommunication'
  | 'updateCommunication'
  | 'deleteCommunication'
  | 'countAudience'
  | 'sendCommunication'
  | 'testCommunication'
  | 'cancelCommunication'
  | 'listMessages'

export function communicationHandlers(desk: JobContext, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(desk.database)
  return {
    listCommunications: async ({ path, query, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const { mode, group } = caller.key
      const filters = { event: event.id, status: query.status, mode, within: group?.id }
      const list = { operation: 'listCommunications', organizationId: caller.organization.id, filters }
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const rows = await findCommunications(reader, caller, event.id, query.status, page)
      const body = cutPage(cursors, list, rows, page.limit, { item: toCommunication, position: ({ id }) => [id] })
      return { status: 200, body }
    },
    createCommunication: async ({ path, body, caller, work }) => {
      const made = await createCommunication(work, caller, path.event, body)
      if (isRefusal(made)) return made
      const Location = `/v1/events/${made.event_id}/communications/${made.id}`
      return { status: 201, body: made, headers: { Location } }
    },
    getCommunication: async ({ path, caller }) => {
      const found = await visibleCommunication(reader, caller, path)
      return isRefusal(found) ? found : { status: 200, body: toCommunication(found.row) }
    },
    updateCommunication: async ({ path, body, caller, work }) => {
      const changed = await updateCommunication(work, caller, path, body)
      return isRefusal(changed) ? changed : { status: 200, body: changed }
    },
    deleteCommunication: async ({ path, caller, work }) => {
      const refusal = await deleteCommunication(work, caller, path)
      return refusal ?? { status: 204, body: undefined }
    },
    countAudience: async ({ path, caller }) => {
      const counted = await countAudience(reader, caller, path)
      return isRefusal(counted) ? counted : { status: 200, body: counted }
    },
    sendCommunication: async ({ path, body, caller, work, origin }) => {
      const job = await sendCommunication(work, caller, path, { sendAt: body.send_at, origin: origin() })
      if (isRefusal(job)) return job
      const shown = showJob(desk, job, { caller, origin: origin() })
      return { status: 202, body: shown, headers: { Location: `/v1/jobs/${job.id}` } }
    },
    testCommunication: async ({ path, body, caller, work }) => {
      const sent = await sendTest(work, caller, path, body.addresses)
      return isRefusal(sent) ? sent : { status: 200, body: sent }
    },
    cancelCommunication: async ({ path, caller, work }) => {
      const cancelled = await cancelCommunication(work, caller, path)
      return isRefusal(cancelled) ? cancelled : { status: 200, body: cancelled }
    },
    listMessages: async ({ path, query, caller }) => {
      const found = await visibleCommunication(reader, caller, path)
      if (isRefusal(found)) return found
      const organizationId = caller.organization.id
      const { mode, group } = caller.key
      const filters = { communication: found.row.id, status: query.status, mode, within: group?.id }
      const list = { operation: 'listMessages', organizationId, filters }
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const rows = await findMessages(reader, organizationId, found.row.id, query.status, page)
      const body = cutPage(cursors, list, rows, page.limit, { item: toMessage, position: ({ id }) => [id] })
      return { status: 200, body }
    },
  }
}
