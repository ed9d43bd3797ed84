import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { JOBS, type JobContext, type JobKind, runNow, startedJob } from '../jobs/index.ts'
import type { Understood } from './answer-headings.ts'
import { makeExport } from './create.ts'
import { exportKind } from './kind.ts'

export function exportHandlers(desk: JobContext, understood: Understood): Pick<Handlers, 'createExport'> {
  const kind = exportKind(understood) as JobKind
  return {
    createExport: async ({ body, caller, work, origin }) => {
      const made = await makeExport(work, caller, body)
      if (isRefusal(made)) return made
      if (!made.isSmall) work.wake(JOBS)
      const job = made.isSmall ? await runNow(desk, work, kind, made.job, caller) : made.job
      return startedJob(desk, job, { caller, origin: origin() })
    },
  }
}
