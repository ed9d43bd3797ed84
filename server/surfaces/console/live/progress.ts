import type { OperationId } from '../../../../generated/operations.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Html } from '../../../platform/html/html.ts'
import { renderProgress } from '../show/values.ts'
import type { PageVisit } from '../visit.ts'

type Job = Schemas['Job']
type Communication = Schemas['Communication']

const isJobAtWork = ({ status }: Job) => status === 'queued' || status === 'running'

const SOON_MS = 60_000

const isBeingSent = ({ status, send_at }: Communication, at: Date) =>
  status === 'sending' || (status === 'scheduled' && send_at !== null && Date.parse(send_at) < at.getTime() + SOON_MS)

/** Pages that move by themselves while something is at work. */
// biome-ignore lint/suspicious/noExplicitAny: each takes the answer of its operation
export const LIVE_PAGE_CHECKS: Partial<Record<OperationId, (body: any, at: Date) => boolean>> = {
  getJob: isJobAtWork,
  listJobs: ({ data }: { data: Job[] }) => data.some(isJobAtWork),
  getCommunication: isBeingSent,
  listCommunications: ({ data }: { data: Communication[] }, at) => data.some((one) => isBeingSent(one, at)),
}

export function renderSendingProgress(visit: PageVisit, { status, counts }: Communication): Html | null {
  if (status === 'draft' || counts.recipients === 0) return null
  return renderProgress(visit, { done: counts.sent + counts.failed, total: counts.recipients })
}
