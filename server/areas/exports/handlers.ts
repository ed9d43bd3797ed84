import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { type JobContext, type JobKind, toJobResponse } from '../jobs/index.ts'
import type { AnswerHeadingMatcher } from './columns.ts'
import { startExport } from './create.ts'
import { buildExportJobKind } from './export-job-kind.ts'

export function exportHandlers(jobs: JobContext, understood: AnswerHeadingMatcher): Pick<Handlers, 'createExport'> {
  const kind = buildExportJobKind(understood) as JobKind
  return {
    createExport: async ({ body, caller, work, origin }) => {
      const job = await startExport(jobs, kind, work, caller, body)
      return isRefusal(job) ? job : toJobResponse(jobs, job, { caller, origin: origin() })
    },
  }
}
