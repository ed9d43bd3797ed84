import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import { JOBS, type JobContext, runNow, startedJob } from '../jobs/index.ts'
import { buildImportKind } from './kind.ts'
import { type ImportInput, startImport } from './start.ts'

export function importHandlers(desk: JobContext): Pick<Handlers, 'createImport'> {
  return {
    createImport: async ({ path, query, body, file, caller, work, origin }) => {
      const input = file ? query : mergeQuery(body, query)
      const at = file ? { file: 'body', rest: 'query' } : { file: 'body/csv', rest: 'body', query }
      const started = await startImport(work, caller, path.event, input, file ?? fileOf(body.csv), at)
      if (isRefusal(started)) return started
      const shownTo = { caller, origin: origin() }
      if (started.isSmall) {
        return startedJob(desk, await runNow(desk, work, buildImportKind(), started.job, caller), shownTo)
      }
      work.wake(JOBS)
      return startedJob(desk, started.job, shownTo)
    },
  }
}

/** A body says more than the parameters beside it; but whoever asks for a preview in either gets one. */
function mergeQuery(body: ImportInput, query: ImportInput): ImportInput {
  return {
    ...query,
    ...body,
    preview: body.preview || query.preview,
    send_ticket_emails: body.send_ticket_emails || query.send_ticket_emails,
  }
}

/** A table that came as text, as if it had come as a file. */
function fileOf(csv: string): UploadedFile {
  const bytes = Buffer.from(csv, 'utf8')
  const chunks = async function* () {
    yield bytes
  }
  return {
    size: bytes.length,
    uploadId: null,
    chunks,
    keep: () => {},
  }
}
