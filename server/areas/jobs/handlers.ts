import type { Handlers } from '../../access/callers/index.ts'
import { buildListIdentity, resolveListScope } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
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
      const scope = await resolveListScope(reader, caller, query.event)
      if (isRefusal(scope)) return scope
      const list = buildListIdentity('listJobs', caller, query, scope)
      const filters = { type, status, eventId: scope.event?.id }
      const find = (page: PageRequest) => findJobs(reader, toJobVisibility(caller), filters, page)
      const shownTo = { caller, origin: origin() }
      return replyPage(cursors, list, query, find, (row) => toJobWithLinks(jobs, row, shownTo))
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
