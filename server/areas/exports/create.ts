import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type JobFileName, type JobRow, makeJob, type NewJob, refuseFullQueue } from '../jobs/index.ts'
import { chooseColumns, foreseeColumns } from './columns.ts'
import type { ExportParameters } from './scope.ts'
import { type ExportFormat, readExportScope, resolveFilters } from './scope.ts'
import { sheets } from './sheets/index.ts'

export type ExportRequest = components['schemas']['ExportRequest']

/** So many rows are written while the caller waits. */
const AT_ONCE = 2_000

export type MadeExport = { job: JobRow; isSmall: boolean }

/** Makes the job of an export, which still has to be done. */
export async function makeExport(
  work: Work,
  caller: Caller,
  request: ExportRequest,
  how: Pick<NewJob, 'here'> = {},
): Promise<MadeExport | Refusal<'not_found' | 'validation_failed' | 'jobs_limit_reached'>> {
  const { type, format = 'csv', bom = true } = request
  const reader = work.transaction
  const event = await visibleEvent(reader, caller, request.event)
  if (isRefusal(event)) return { ...event, details: { path: 'body/event' } }
  const filters = await resolveFilters(reader, caller, event, type, request.filters ?? {})
  if (isRefusal(filters)) return filters
  const scope = await readExportScope(reader, caller, event, filters)
  const rows = await sheets[type].count(reader, scope)
  const isSmall = rows <= AT_ONCE
  const choosesLater = type === 'people' && !isSmall
  const columns = choosesLater
    ? foreseeColumns(scope, request.columns)
    : await chooseColumns(reader, type, scope, request.columns)
  if (isRefusal(columns)) return columns
  const full = isSmall ? undefined : await refuseFullQueue(work, caller)
  if (full) return full
  const parameters: ExportParameters = {
    ...{ type, format, event: event.id, filters, columns, bom, choosesLater },
    language: request.language ?? event.language,
  }
  const job = await makeJob(work, {
    ...{ type: 'export', caller, eventId: event.id, preview: false, parameters, total: rows, ...how },
    files: { result: fileNamed(`${event.code}-${type}`, format) },
  })
  return { job, isSmall }
}

const FILE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, JobFileName['type']>

function fileNamed(name: string, format: ExportFormat): JobFileName {
  return { name: `${name}.${format}`, type: FILE_TYPES[format] }
}
