import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { buildReader } from '../../../platform/database/prepared.ts'
import { EventDeletedError } from '../../booking/index.ts'
import { type JobKind, type RunningJob, toFailedJobEnd } from '../../jobs/index.ts'
import { type ConnectionWithAccount, openSourceConnection, recordTokenStatus } from '../connections/find.ts'
import type { ListPage, SourceOrder } from '../source-platform.ts'
import type { SourceTools } from '../tools.ts'
import { EventChangedError, importOrderPagePart } from './import-page-part.ts'
import {
  INITIAL_IMPORT_STATE,
  type PagePart,
  type SourceImportParameters,
  type SourceImportState,
  splitOrderPage,
} from './page-parts.ts'

type Running = RunningJob<SourceImportParameters, SourceImportState>

const MAX_ATTEMPTS = 20
/** Beyond this, the list is considered endless; so it is after MAX_RESTARTS lost positions. */
const MAX_PAGES = 20_000
const MAX_RESTARTS = 5

/**
 * Imports the people of an event on another platform, page by page. Each part of a page is one transaction, and the
 * position in the list is committed with it, so a lost worker resumes there. If the platform no longer knows the
 * position, the list is read from the start; people imported before are recognized by their ids on the platform.
 */
export function buildSourceImportJobKind(tools: SourceTools): JobKind<SourceImportParameters, SourceImportState> {
  return {
    type: 'source_import',
    needs: ({ made_by }) => (made_by === 'key' ? ['api_write', 'background_jobs'] : ['background_jobs']),
    work: async (job) => {
      const { caller, database, row } = job
      const opened = await openSourceConnection(buildReader(database), caller, tools, row.parameters.connection, 'much')
      if (isRefusal(opened)) return toFailedJobEnd(opened)
      const refusal = await readAll(job, opened)
      return refusal ? toFailedJobEnd(refusal) : { status: 'succeeded' }
    },
  }
}

async function readAll(job: Running, { row, account }: ConnectionWithAccount): Promise<Refusal | undefined> {
  const { sourceEvent } = job.row.parameters
  while (!job.row.state?.isComplete) {
    for await (const page of account.orders(sourceEvent, job.row.state?.after ?? null, job.signal)) {
      job.signal.throwIfAborted()
      const { pages, restarts } = job.row.state ?? INITIAL_IMPORT_STATE
      if (pages >= MAX_PAGES || restarts > MAX_RESTARTS) return refuseEndless()
      if ('kind' in page && page.kind === 'position_lost') {
        await beginAnew(job, restarts + 1)
        break
      }
      await recordTokenStatus(buildReader(job.database), job.row.organization_id, row, page, job.clock.now())
      if (isRefusal(page)) return page
      for (const part of splitOrderPage(page as ListPage<SourceOrder>, job.row.state ?? INITIAL_IMPORT_STATE)) {
        job.signal.throwIfAborted()
        const refusal = await take(job, part)
        if (refusal) return refusal
      }
    }
  }
  return undefined
}

/** People that this job added are stored with its id, so they count as added again, once each. */
function beginAnew(job: Running, restarts: number): Promise<undefined> {
  const counts = { orders: 0, added: 0, unchanged: 0, skipped: 0, rejected: 0 }
  return job.commit(async () => ({
    value: undefined,
    state: { ...INITIAL_IMPORT_STATE, restarts },
    done: 0,
    counts,
    beginsAnew: true,
  }))
}

function refuseEndless(): Refusal<'source_unavailable'> {
  const message = 'The list of orders on the platform does not come to an end; who was brought over until then stays.'
  return refuse('source_unavailable', message, { details: { reason: 'unreadable' } })
}

async function take(job: Running, part: PagePart): Promise<Refusal | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await job.commit((work) => importOrderPagePart(work, job, part))
    } catch (error) {
      const hasChanged = error instanceof EventChangedError || error instanceof EventDeletedError
      if (!hasChanged || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
