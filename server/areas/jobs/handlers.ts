import type { Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import { cancelJob } from './cancel.ts'
import { downloadJobFile, downloadMainFile } from './download.ts'
import { findVisibleJob, toJobVisibility } from './find.ts'
import { findJobs } from './queries.ts'
import type { JobContext } from './running-job.ts'
import { toJobWithLinks } from './shape.ts'

type Ids = 'listJobs' | 'getJob' | 'cancelJob' | 'getJobResult' | 'getJobRejects' | 'getJobFile'

export function jobHandlers(jobs: JobContext, cursors: CursorCodec): Pick<Handlers, Ids> {
  const reader = buildReader(jobs.database)
  return {
    listJobs: async ({ query, caller, origin }) => {
      const { type, status } = query
      const event = query.event === undefined ? null : await findVisibleEvent(reader, caller, query.event)
      if (isRefusal(event)) return event
      const { mode, group } = caller.key
      const filters = { type, status, event: event?.id, mode, within: group?.id }
      const identity = { operation: 'listJobs', organizationId: caller.organization.id, filters }
      const page = parsePageRequest(cursors, identity, query)
      if (isRefusal(page)) return page
      const rows = await findJobs(reader, toJobVisibility(caller), { type, status, eventId: event?.id }, page)
      const shownTo = { caller, origin: origin() }
      return {
        status: 200,
        body: toPageBody(cursors, identity, rows, page.limit, {
          item: (row) => toJobWithLinks(jobs, row, shownTo),
          position: ({ id }) => [id],
        }),
      }
    },
    getJob: async ({ path, caller, origin }) => {
      const found = await findVisibleJob(reader, caller, path.job)
      return isRefusal(found) ? found : { status: 200, body: toJobWithLinks(jobs, found, { caller, origin: origin() }) }
    },
    cancelJob: async ({ path, caller, work, origin }) => {
      const cancelled = await cancelJob(work, caller, path.job)
      if (isRefusal(cancelled)) return cancelled
      return { status: 200, body: toJobWithLinks(jobs, cancelled, { caller, origin: origin() }) }
    },
    getJobResult: ({ path, caller }) => downloadJobFile(reader, caller, path.job, 'result'),
    getJobRejects: ({ path, query, caller }) =>
      downloadJobFile(reader, caller, path.job, 'rejects', { asCsv: query.as_csv }),
    getJobFile: ({ path, query, caller }) => downloadMainFile(reader, caller, path.job, { asCsv: query.as_csv }),
  }
}
