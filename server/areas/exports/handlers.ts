import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { type JobContext, type JobKind, startedJob } from '../jobs/index.ts'
import type { MatchAnswers } from './answer-headings.ts'
import { startExport } from './create.ts'
import { exportKind } from './kind.ts'

export function exportHandlers(desk: JobContext, understood: MatchAnswers): Pick<Handlers, 'createExport'> {
  const kind = exportKind(understood) as JobKind
  return {
    createExport: async ({ body, caller, work, origin }) => {
      const job = await startExport(desk, kind, work, caller, body)
      return isRefusal(job) ? job : startedJob(desk, job, { caller, origin: origin() })
    },
  }
}
