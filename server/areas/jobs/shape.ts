import type { Caller } from '../../access/callers/index.ts'
import type { LinkSigner } from '../../access/links/index.ts'
import type { Job, JobFileKind, JobRow } from './rows.ts'

export type JobViewer = { caller: Caller; origin: string }

/** A job as stored in the audit log: without the signed addresses of its files, which work like a key. */
export type JobView = Omit<Job, 'rejects_url' | 'result_url' | 'download_url'>

export const toJobView = (row: JobRow): JobView => showJob(row, {})

/** The addresses of the files, where there are any, stand in the middle. */
function showJob<Addresses>(row: JobRow, addresses: Addresses): JobView & Addresses {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    preview: row.preview,
    livemode: row.livemode,
    event_id: row.event_id,
    progress: { done: row.done, total: row.total },
    counts: row.counts,
    ...addresses,
    expires_at: row.expires_at?.toISOString() ?? null,
    error: row.error,
    warnings: row.warnings,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** Each address is signed for the caller that sees it, and stops working when the caller's credential does. */
export function toJobWithLinks({ links }: { links: LinkSigner }, row: JobRow, shownTo: JobViewer): Job {
  const addressOf = (kind: JobFileKind) =>
    isJobFileAvailable(row, kind, shownTo.caller.at) ? address(links, row, kind, shownTo) : null
  return showJob(row, { rejects_url: addressOf('rejects'), result_url: addressOf('result') })
}

/** A result is complete only if the job succeeded; rejects are usable after any end. */
export function isJobFileAvailable(row: JobRow, kind: JobFileKind, at: Date): boolean {
  if (!row.expires_at || row.expires_at <= at) return false
  return kind === 'result' ? row.status === 'succeeded' && row.result_bytes > 0 : row.rejects_bytes > 0
}

/** The file that a job is made for. */
export const getMainFileKind = ({ type }: Pick<JobRow, 'type'>): JobFileKind =>
  type === 'import' || type === 'source_import' ? 'rejects' : 'result'

const DOWNLOAD_OPERATION_IDS = { result: 'getJobResult', rejects: 'getJobRejects', file: 'getJobFile' } as const

type JobFilePath = keyof typeof DOWNLOAD_OPERATION_IDS

function address(links: LinkSigner, row: JobRow, path: JobFilePath, { caller, origin }: JobViewer): string {
  const link = links.write({
    organizationId: row.organization_id,
    operation: DOWNLOAD_OPERATION_IDS[path],
    objectId: row.id,
    groupId: caller.key.group?.id ?? null,
    credential: { kind: 'key', id: caller.key.id },
    expiresAt: row.expires_at,
  })
  return `${origin}/v1/jobs/${row.id}/${path}?link=${link}`
}

/** As the answer that makes a job shows it: a key that may only write finds its file there. */
export function toStartedJob(jobs: { links: LinkSigner }, row: JobRow, shownTo: JobViewer): Job {
  return { ...toJobWithLinks(jobs, row, shownTo), download_url: address(jobs.links, row, 'file', shownTo) }
}

export function toJobResponse(jobs: { links: LinkSigner }, row: JobRow, shownTo: JobViewer) {
  return {
    status: row.finished_at ? (201 as const) : (202 as const),
    headers: { Location: `/v1/jobs/${row.id}` },
    body: toStartedJob(jobs, row, shownTo),
  }
}
