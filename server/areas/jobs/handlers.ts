import type { Caller, Handlers } from '../../access/callers/index.ts'
import { buildCursorScope, resolveListScope } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { replyWith } from '../../platform/contract/to-response.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, replyPage } from '../../platform/lists/index.ts'
import { cancelJob } from './cancel.ts'
import { downloadJobFile, downloadMainFile } from './download.ts'
import { findVisibleJob, toJobVisibility } from './find.ts'
import { findJobs } from './queries.ts'
import type { JobRow } from './rows.ts'
import type { JobContext } from './running-job.ts'
import { toJobWithLinks } from './shape.ts'

export function jobHandlers(jobs: JobContext, cursors: CursorCodec) {
  const reader = buildReader(jobs.database)
  const shownTo = (caller: Caller, origin: () => string) => {
    const viewer = { caller, origin: origin() }
    return (row: JobRow) => toJobWithLinks(jobs, row, viewer)
  }
  return {
    listJobs: async ({ query, caller, origin }) => {
      const { type, status } = query
      const scope = await resolveListScope(reader, caller, query.event)
      if (isRefusal(scope)) return scope
      const list = buildCursorScope('listJobs', caller, query, scope)
      const filters = { type, status, eventId: scope.event?.id }
      const find = (page: PageRequest) => findJobs(reader, toJobVisibility(caller), filters, page)
      return replyPage(cursors, list, query, find, shownTo(caller, origin))
    },
    getJob: async ({ path, caller, origin }) =>
      replyWith(await findVisibleJob(reader, caller, path.job), shownTo(caller, origin)),
    cancelJob: async ({ path, caller, work, origin }) =>
      replyWith(await cancelJob(work, caller, path.job), shownTo(caller, origin)),
    getJobResult: ({ path, caller }) => downloadJobFile(reader, caller, path.job, 'result'),
    getJobRejects: ({ path, query, caller }) =>
      downloadJobFile(reader, caller, path.job, 'rejects', { asCsv: query.as_csv }),
    getJobFile: ({ path, query, caller }) => downloadMainFile(reader, caller, path.job, { asCsv: query.as_csv }),
  } satisfies Partial<Handlers>
}
