import type { Handlers } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { reply } from '../../platform/contract/to-response.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, paginateFixedItems } from '../../platform/lists/index.ts'
import { type JobContext, toJobWithLinks } from '../jobs/index.ts'
import { importTemplate } from './import.ts'
import { readyTemplates } from './ready.ts'
import { readEventTemplate } from './template.ts'

export function templateHandlers(jobs: JobContext, cursors: CursorCodec) {
  const reader = buildReader(jobs.database)
  return {
    getEventTemplate: async ({ path, caller }) => {
      const event = await findVisibleEvent(reader, caller, path.event)
      return isRefusal(event) ? event : { status: 200, body: await readEventTemplate(reader, caller, event) }
    },
    listReadyTemplates: async ({ query, caller }) => {
      const list = { operation: 'listReadyTemplates', organizationId: caller.organization.id }
      return reply(
        200,
        paginateFixedItems(cursors, list, readyTemplates, query, ({ code }) => code),
      )
    },
    createTemplateImport: async ({ body, caller, work, origin }) => {
      const job = await importTemplate(jobs, work, caller, body)
      if (isRefusal(job)) return job
      return {
        status: 201,
        headers: { Location: `/v1/jobs/${job.id}` },
        body: toJobWithLinks(jobs, job, { caller, origin: origin() }),
      }
    },
  } satisfies Partial<Handlers>
}
