import type { Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { cancelJob } from './cancel.ts'
import { downloadFile } from './download.ts'
import { jobVisibility, visibleJob } from './find.ts'
import { findJobs } from './queries.ts'
import type { JobContext } from './running-job.ts'
import { showJob } from './shape.ts'

type Ids = 'listJobs' | 'getJob' | 'cancelJob' | 'getJobResult' | 'getJobRejects'

export function jobHandlers(desk: JobContext, cursors: Cursors): Pick<Handlers, Ids> {
  const reader = readerOn(desk.database)
  return {
    listJobs: async ({ query, caller, origin }) => {
      const { type, status } = query
      const event = query.event === undefined ? null : await visibleEvent(reader, caller, query.event)
      if (isRefusal(event)) return event
      const { mode, group } = caller.key
      const filters = { type, status, event: event?.id, mode, within: group?.id }
      const identity = { operation: 'listJobs', organizationId: caller.organization.id, filters }
      const page = readPage(cursors, identity, query)
      if (isRefusal(page)) return page
      const rows = await findJobs(reader, jobVisibility(caller), { type, status, eventId: event?.id }, page)
      const shownTo = { caller, origin: origin() }
      return {
        status: 200,
        body: cutPage(cursors, identity, rows, page.limit, {
          item: (row) => showJob(desk, row, shownTo),
          position: ({ id }) => [id],
        }),
      }
    },
    getJob: async ({ path, caller, origin }) => {
      const found = await visibleJob(reader, caller, path.job)
      return isRefusal(found) ? found : { status: 200, body: showJob(desk, found, { caller, origin: origin() }) }
    },
    cancelJob: async ({ path, caller, work, origin }) => {
      const cancelled = await cancelJob(work, caller, path.job)
      if (isRefusal(cancelled)) return cancelled
      return { status: 200, body: showJob(desk, cancelled, { caller, origin: origin() }) }
    },
    getJobResult: ({ path, caller }) => downloadFile(reader, caller, path.job, 'result'),
    getJobRejects: ({ path, caller }) => downloadFile<'text/csv'>(reader, caller, path.job, 'rejects'),
  }
}
