import type { Handlers } from '../../access/callers/index.ts'
import { buildCursorScope, findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply, replyWith } from '../../platform/contract/to-response.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
import { type JobContext, toJobWithLinks } from '../jobs/index.ts'
import { createCommunication, deleteCommunication, updateCommunication } from './drafts/change.ts'
import { findVisibleCommunication } from './drafts/find.ts'
import { findCommunications, findMessages } from './drafts/queries.ts'
import { toCommunication, toMessage } from './drafts/shape.ts'
import { cancelCommunication, sendCommunication, sendTestMails } from './sending/acts.ts'
import { countAudience } from './sending/audience.ts'

export function communicationHandlers(jobs: JobContext, cursors: CursorCodec) {
  const reader = buildReader(jobs.database)
  return {
    listCommunications: async ({ path, query, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      if (isRefusal(event)) return event
      const list = buildCursorScope('listCommunications', caller, query, { event })
      const find = (page: PageRequest) => findCommunications(reader, caller, event.id, query.status, page)
      return replyPage(cursors, list, query, find, toCommunication)
    },
    createCommunication: async ({ path, body, caller, work }) => {
      const made = await createCommunication(work, caller, path.event, body)
      return reply(201, made, ({ event_id, id }) => `/v1/events/${event_id}/communications/${id}`)
    },
    getCommunication: async ({ path, caller }) =>
      replyWith(await findVisibleCommunication(reader, caller, path), ({ row }) => toCommunication(row)),
    updateCommunication: async ({ path, body, caller, work }) =>
      reply(200, await updateCommunication(work, caller, path, body)),
    deleteCommunication: async ({ path, caller, work }) => reply(204, await deleteCommunication(work, caller, path)),
    countAudience: async ({ path, caller }) => reply(200, await countAudience(reader, caller, path)),
    sendCommunication: async ({ path, body, caller, work, origin }) => {
      const job = await sendCommunication(work, caller, path, body.send_at)
      if (isRefusal(job)) return job
      const shown = toJobWithLinks(jobs, job, { caller, origin: origin() })
      return { status: 202, body: shown, headers: { Location: `/v1/jobs/${job.id}` } }
    },
    testCommunication: async ({ path, body, caller, work }) =>
      reply(200, await sendTestMails(work, caller, path, body.addresses)),
    cancelCommunication: async ({ path, caller, work }) => reply(200, await cancelCommunication(work, caller, path)),
    listMessages: async ({ path, query, caller }) => {
      const found = await findVisibleCommunication(reader, caller, path)
      if (isRefusal(found)) return found
      const { event, row } = found
      const asked = { ...query, communication: row.id }
      const list = buildCursorScope('listMessages', caller, asked, { event })
      const find = (page: PageRequest) => findMessages(reader, caller.organization.id, row.id, query.status, page)
      return replyPage(cursors, list, query, find, toMessage)
    },
  } satisfies Partial<Handlers>
}
