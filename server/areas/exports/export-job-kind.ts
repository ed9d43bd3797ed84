import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type JobEnd, type JobKind, type RunningJob, toFailedJobEnd } from '../jobs/index.ts'
import type { FileColumn, FileLocale } from './cells.ts'
import { type AnswerHeadingMatcher, chooseColumnNames, findColumnsByName } from './columns.ts'
import { type ExportParameters, type ExportResumeState, type ExportScope, readExportScope } from './scope.ts'
import { type AnySheet, exportSheetsByType } from './sheets/index.ts'
import { buildCsvWriter } from './writers/csv.ts'
import { buildXlsxWriter } from './writers/xlsx.ts'

type Running = RunningJob<ExportParameters, ExportResumeState>

type Opened = { sheet: AnySheet; scope: ExportScope; names: string[]; columns: FileColumn<never>[]; locale: FileLocale }

const DONE: JobEnd = { status: 'succeeded' }

/** `understood` says how an import would read the headings. */
export function buildExportJobKind(understood: AnswerHeadingMatcher): JobKind<ExportParameters, ExportResumeState> {
  return {
    type: 'export',
    work: async (job) => {
      const opened = await job.commit(async ({ transaction }) => ({ value: await open(transaction, job, understood) }))
      if (isRefusal(opened)) return toFailedJobEnd(opened)
      return job.row.parameters.format === 'csv' ? writeCsv(job, opened) : writeXlsx(job, opened)
    },
  }
}

async function open(reader: Reader, { row, caller }: Running, understood: AnswerHeadingMatcher) {
  const { type, event: id, filters, language } = row.parameters
  const event = await findVisibleEvent(reader, caller, id)
  if (isRefusal(event)) return event
  const scope = await readExportScope(reader, caller, event, filters, language)
  const names = await namesOf(reader, row, scope)
  if (isRefusal(names)) return names
  const { timezone, currency } = event
  return {
    sheet: exportSheetsByType[type],
    scope,
    names,
    columns: findColumnsByName(names, type, scope, understood),
    locale: { timezone, currency, language },
  }
}

/** A resumed export keeps its columns, whatever answers were added since. */
async function namesOf(reader: Reader, { parameters, state }: Running['row'], scope: ExportScope) {
  const { type, columns, choosesLater } = parameters
  if (columns && !choosesLater) return columns
  return state?.columns ?? chooseColumnNames(reader, type, scope, columns ?? undefined)
}

/** Appends to the file with each commit, so a lost worker's successor resumes. */
async function writeCsv(job: Running, { sheet, scope, names, columns, locale }: Opened): Promise<JobEnd> {
  const writer = buildCsvWriter(columns, locale)
  while (!job.row.state?.isWhole) {
    job.signal.throwIfAborted()
    await job.commit(async ({ transaction }) => {
      const { state, parameters } = job.row
      const { rows, next } = await sheet.read(transaction, scope, state?.after ?? null)
      const head = state === null ? writer.head(parameters.bom) : Buffer.alloc(0)
      const done = job.row.done + rows.length
      return {
        value: undefined,
        state: { after: next, isWhole: next === null, columns: names },
        done,
        counts: { rows: done },
        files: [{ kind: 'result', bytes: Buffer.concat([head, await writer.rows(rows)]) }],
      }
    })
  }
  return DONE
}

/** A compressed file cannot be resumed: the next worker starts again. */
async function writeXlsx(job: Running, { sheet, scope, columns, locale }: Opened): Promise<JobEnd> {
  await job.commit(async () => ({ value: undefined, done: 0, counts: { rows: 0 }, beginsAnew: true }))
  const writer = buildXlsxWriter(columns, locale, { title: sheet.title[locale.language] })
  for (let after: string | null | undefined; after !== null; ) {
    job.signal.throwIfAborted()
    after = await job.commit(async ({ transaction }) => {
      const { rows, next } = await sheet.read(transaction, scope, after ?? null)
      await writer.add(rows)
      if (next === null) await writer.end()
      const done = job.row.done + rows.length
      return { value: next, done, counts: { rows: done }, files: [{ kind: 'result', bytes: writer.take() }] }
    })
  }
  return DONE
}
