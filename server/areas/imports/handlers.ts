import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import { type JobContext, toJobResponse } from '../jobs/index.ts'
import { type ImportOptions, startImport } from './start.ts'

export function importHandlers(jobs: JobContext): Pick<Handlers, 'createImport'> {
  return {
    createImport: async ({ path, query, body, file, caller, work, origin }) => {
      const input = file ? query : mergeQuery(body, query)
      const at = file ? { file: 'body', rest: 'query' } : { file: 'body/csv', rest: 'body', query }
      const job = await startImport(jobs, work, caller, path.event, input, file ?? fileOf(body.csv), at)
      return isRefusal(job) ? job : toJobResponse(jobs, job, { caller, origin: origin() })
    },
  }
}

/** The body overrides the query parameters, except that either can request a preview. */
function mergeQuery(body: ImportOptions, query: ImportOptions): ImportOptions {
  return {
    ...query,
    ...body,
    preview: body.preview || query.preview,
    send_ticket_emails: body.send_ticket_emails || query.send_ticket_emails,
  }
}

function fileOf(csv: string): UploadedFile {
  const bytes = Buffer.from(csv, 'utf8')
  const chunks = async function* () {
    yield bytes
  }
  return { size: bytes.length, uploadId: null, chunks, keep: () => {} }
}
