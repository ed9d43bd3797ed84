import type { Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { answer } from '../../platform/contract/answer.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { answerPage, type Cursors, type PageRequest } from '../../platform/lists/index.ts'
import { type JobContext, showJob } from '../jobs/index.ts'
import { createCommunication, deleteCommunication, updateCommunication } from './drafts/change.ts'
import { visibleCommunication } from './drafts/find.ts'
import { findCommunications, findMessages } from './drafts/queries.ts'
import { toCommunication, toMessage } from './drafts/shape.ts'
import { countAudience } from './sending/audience.ts'
import { cancelCommunication } from './sending/cancel.ts'
import { sendCommunication } from './sending/send.ts'
import { sendTest } from './sending/test-send.ts'

export function communicationHandlers(desk: JobContext, cursors: Cursors) {
  const reader = readerOn(desk.database)
  return {
    listCommunications: async ({ path, query, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const { mode, group } = caller.key
      const filters = { event: event.id, status: query.status, mode, within: group?.id }
      const list = { operation: 'listCommunications', organizationId: caller.organization.id, filters }
      const find = (page: PageRequest) => findCommunications(reader, caller, event.id, query.status, page)
      return answerPage(cursors, list, query, find, toCommunication)
    },
    createCommunication: async ({ path, body, caller, work }) => {
      const made = await createCommunication(work, caller, path.event, body)
      return answer(201, made, ({ event_id, id }) => `/v1/events/${event_id}/communications/${id}`)
    },
    getCommunication: async ({ path, caller }) => {
      const found = await visibleCommunication(reader, caller, path)
      return isRefusal(found) ? found : { status: 200, body: toCommunication(found.row) }
    },
    updateCommunication: async ({ path, body, caller, work }) =>
      answer(200, await updateCommunication(work, caller, path, body)),
    deleteCommunication: async ({ path, caller, work }) => {
      const refusal = await deleteCommunication(work, caller, path)
      return refusal ?? { status: 204, body: undefined }
    },
    countAudience: async ({ path, caller }) => answer(200, await countAudience(reader, caller, path)),
    sendCommunication: async ({ path, body, caller, work, origin }) => {
      const job = await sendCommunication(work, caller, path, { sendAt: body.send_at, origin: origin() })
      if (isRefusal(job)) return job
      const shown = showJob(desk, job, { caller, origin: origin() })
      return { status: 202, body: shown, headers: { Location: `/v1/jobs/${job.id}` } }
    },
    testCommunication: async ({ path, body, caller, work }) =>
      answer(200, await sendTest(work, caller, path, body.addresses)),
    cancelCommunication: async ({ path, caller, work }) => answer(200, await cancelCommunication(work, caller, path)),
    listMessages: async ({ path, query, caller }) => {
      const found = await visibleCommunication(reader, caller, path)
      if (isRefusal(found)) return found
      const organizationId = caller.organization.id
      const { mode, group } = caller.key
      const filters = { communication: found.row.id, status: query.status, mode, within: group?.id }
      const list = { operation: 'listMessages', organizationId, filters }
      const find = (page: PageRequest) => findMessages(reader, organizationId, found.row.id, query.status, page)
      return answerPage(cursors, list, query, find, toMessage)
    },
  } satisfies Partial<Handlers>
}
