import type { Caller } from '../../access/callers/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { addPath, isRefusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Work } from '../../platform/work/work.ts'
import * as jobs from '../jobs/index.ts'
import { chooseColumnNames, precheckPeopleColumns } from './columns.ts'
import { type ExportFormat, type ExportParameters, readExportScope, resolveExportFilters } from './scope.ts'
import { exportSheetsByType } from './sheets/index.ts'

export type ExportRequest = Schemas['ExportRequest']

/** Up to this many rows are written during the request. */
const AT_ONCE = 2_000

export async function startExport(
  tools: jobs.JobTools,
  kind: jobs.JobKind,
  work: Work,
  caller: Caller,
  request: ExportRequest,
) {
  const { type, format = 'csv', bom = true } = request
  const reader = work.transaction
  const event = await findVisibleEvent(reader, caller, request.event)
  if (isRefusal(event)) return addPath(event, 'body/event')
  const filters = await resolveExportFilters(reader, caller, event, type, request.filters ?? {})
  if (isRefusal(filters)) return filters
  const language = request.language ?? event.language
  const scope = await readExportScope(reader, caller, event, filters, language)
  const rows = await exportSheetsByType[type].count(reader, scope)
  const isSmall = rows <= AT_ONCE
  const choosesLater = type === 'people' && !isSmall
  const columns = choosesLater
    ? precheckPeopleColumns(scope, request.columns)
    : await chooseColumnNames(reader, type, scope, request.columns)
  if (isRefusal(columns)) return columns
  const full = isSmall ? undefined : await jobs.refuseOverJobQuota(work, caller)
  if (full) return full
  const parameters: ExportParameters = { type, format, event: event.id, filters, columns, bom, choosesLater, language }
  const job = await jobs.insertJob(work, {
    type: 'export',
    caller,
    eventId: event.id,
    preview: false,
    parameters,
    total: rows,
    files: { result: { name: `${event.code}-${type}.${format}`, type: FILE_TYPES[format] } },
  })
  if (isSmall) return jobs.runJobNow(tools, work, kind, job, caller)
  await jobs.enqueueJob(work, job)
  return job
}

const FILE_TYPES: Record<ExportFormat, jobs.JobFileInfo['type']> = { csv: 'text/csv', xlsx: jobs.XLSX_MEDIA_TYPE }
