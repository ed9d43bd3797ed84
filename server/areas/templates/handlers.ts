import type { Handlers } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { answer } from '../../platform/contract/answer.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, pageOfFixed } from '../../platform/lists/index.ts'
import { type JobContext, showJob } from '../jobs/index.ts'
import { importTemplate } from './import.ts'
import { readyTemplates } from './ready.ts'
import { templateOf } from './template.ts'

export function templateHandlers(desk: JobContext, cursors: Cursors) {
  const reader = readerOn(desk.database)
  return {
    getEventTemplate: async ({ path, caller }) => {
      const event = await visibleEvent(reader, caller, path.event)
      return isRefusal(event) ? event : { status: 200, body: await templateOf(reader, caller, event) }
    },
    listReadyTemplates: async ({ query, caller }) => {
      const list = { operation: 'listReadyTemplates', organizationId: caller.organization.id }
      return answer(
        200,
        pageOfFixed(cursors, list, readyTemplates, query, ({ code }) => code),
      )
    },
    createTemplateImport: async ({ body, caller, work, origin }) => {
      const job = await importTemplate(desk, work, caller, body)
      if (isRefusal(job)) return job
      return {
        status: 201,
        headers: { Location: `/v1/jobs/${job.id}` },
        body: showJob(desk, job, { caller, origin: origin() }),
      }
    },
  } satisfies Partial<Handlers>
}
