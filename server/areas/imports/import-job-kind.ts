/**
 * An import reads the file in chunks. A worker's chunk is one transaction: it matches the rows with people of the
 * event, adds or changes them, and stores the rejects, the warnings and the number of rows done, so that a lost worker
 * resumes at the next row. A preview runs the same code without writes and keeps its would-be changes in memory
 * (preview-memory.ts); when its worker is lost, it starts again. Small files are imported within the request, larger
 * ones by a worker.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { findRecentScansSql, findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Book, buildBook, EventDeletedError, readEventSetup, readPlaces, refuseIfEnded } from '../booking/index.ts'
import * as jobs from '../jobs/index.ts'
import { buildImportRowParser, type ImportRow, type RowChange, type RowOutcome } from './chunk-state.ts'
import { formatRejectedRows, formatRejectsHeader, type RejectsFormat } from './file/rejects.ts'
import { MAX_IMPORT_ROWS, openTableFile } from './file/table.ts'
import { getEventKey, type ImportRun, importBatch, previewBatch } from './import-batch.ts'
import type { ImportColumn } from './people/headings.ts'
import { collectExternalIds } from './people/ids-in-file.ts'
import { quoteText } from './people/parse-row.ts'
import type { ImportDefaults } from './people/resolved-row.ts'
import { buildPreviewMemory } from './preview-memory.ts'
import { buildReadAhead } from './read-ahead.ts'

/** Files with more rows are imported in the background. */
export const MAX_IMMEDIATE_ROWS = 500
/** So are larger files, however few rows they have: a file imported at once is in memory as a whole. */
export const MAX_IMMEDIATE_BYTES = 4_000_000
/** Rows per transaction; fewer if they are long. */
const CHUNK = 250

export type ImportParameters = {
  written: RejectsFormat
  columns: ImportColumn[]
  defaults: ImportDefaults
  send_ticket_emails: boolean
  warnings: jobs.JobWarning[]
}

/** The number of rows done. */
export type ImportState = { row: number }

type ImportJob = jobs.RunningJob<ImportParameters, ImportState>
type Place = (work: Work, rows: ImportRow[]) => Promise<RowOutcome[] | Refusal | undefined>

export const buildImportJobKind = (chunk = CHUNK): jobs.JobKind<ImportParameters, ImportState> => ({
  type: 'import',
  needs: ({ total }) => (total !== null && total > MAX_IMMEDIATE_ROWS ? ['background_jobs'] : []),
  work: async (job) => {
    const event = await job.commit(async ({ transaction }) => ({
      value: await findVisibleEvent(transaction, job.caller, job.row.event_id ?? ''),
    }))
    if (isRefusal(event)) return jobs.toFailedJobEnd(event)
    const { defaults, send_ticket_emails } = job.row.parameters
    const shared = { event, defaults, sendTicketEmails: send_ticket_emails, fileIds: fileIdsOf(job) }
    const run = (): ImportRun => ({ ...shared, caller: job.caller })
    try {
      return await (job.row.preview ? preview(job, run, chunk) : place(job, run, chunk))
    } catch (error) {
      if (!(error instanceof EventDeletedError)) throw error
      return { status: 'failed', error: { code: 'not_found', message: 'The event was deleted.' } }
    }
  },
})

/** Skips the same lines above the headings as when the job was made. */
function openTableOf(job: ImportJob) {
  const headings = JSON.stringify(job.row.parameters.written.headings)
  return openTableFile(
    (from) => job.readFile('source', from),
    (cells) => JSON.stringify(cells) === headings,
  )
}

/** Read on first use, because few imports need them; always from the whole file, also after a lost worker. */
function fileIdsOf(job: ImportJob): ImportRun['fileIds'] {
  const read = async () => {
    const { rows } = await openTableOf(job)
    return collectExternalIds(rows, job.row.parameters.columns, job.row.total ?? MAX_IMPORT_ROWS)
  }
  let ids: ReturnType<typeof read> | undefined
  return () => (ids ??= read())
}

async function place(job: ImportJob, run: () => ImportRun, chunk: number): Promise<jobs.JobEnd> {
  const placing: Place = async (work, rows) => (await refuseClosed(work, run())) ?? importBatch(work, run(), rows)
  return eachChunk(job, placing, job.row.state?.row ?? 0, chunk, () => hasRecentScans(job, run()))
}

/** A preview writes nothing to resume from, so it starts again. */
async function preview(job: ImportJob, run: () => ImportRun, chunk: number): Promise<jobs.JobEnd> {
  const memory = buildPreviewMemory()
  let book: Book | undefined
  await job.commit(async () => ({ value: null, state: null, done: 0, counts: countsOf([], {}), beginsAnew: true }))
  const placing: Place = async (work, rows) => {
    const closed = await refuseClosed(work, run())
    if (closed) return closed
    book = book ? { ...book, work: silent(work) } : await openSilently(silent(work), run())
    return previewBatch(book, memory, run(), rows)
  }
  return eachChunk(job, placing, 0, chunk, async () => false)
}

async function openSilently(work: Work, run: ImportRun): Promise<Book> {
  const setup = await readEventSetup(work.transaction, ...getEventKey(run))
  return buildBook(work, setup, await readPlaces(work.transaction, ...getEventKey(run)))
}

/** Without audit entries, webhook events and writes. */
function silent(work: Work): Work {
  return { ...work, audit: () => {}, raise: () => {}, last: () => {}, start: () => {}, wake: () => {} }
}

const refuseClosed = async (work: Work, run: ImportRun): Promise<Refusal | undefined> =>
  refuseIfEnded(await readEventSetup(work.transaction, ...getEventKey(run)))

/** What is written at once delays the commit of each scan: beside a gate, small parts with pauses of so many times their time. */
const BESIDE_GATE = { seconds: 10, rows: 25, pause: 3 }

async function hasRecentScans({ database }: ImportJob, run: ImportRun): Promise<boolean> {
  const values = [...getEventKey(run), BESIDE_GATE.seconds]
  return (await buildReader(database).run(findRecentScansSql, values)).length > 0
}

async function eachChunk(
  job: ImportJob,
  placing: Place,
  behind: number,
  size: number,
  isBesideGate: () => Promise<boolean>,
): Promise<jobs.JobEnd> {
  const isMuch = (job.row.total ?? 0) > MAX_IMMEDIATE_ROWS
  // An import that the caller waits for has few rows and one connection, hence one chunk.
  const chunks = chunksOf(job, behind, isMuch ? size : MAX_IMMEDIATE_ROWS)
  const ahead = isMuch ? buildReadAhead(chunks) : undefined
  for await (const rows of ahead?.items ?? chunks) {
    const gentle = isMuch && (await isBesideGate())
    const [most, onPlaced] = gentle ? [BESIDE_GATE.rows] : [Math.max(1, rows.length), ahead?.start]
    for (let first = 0; first === 0 || first < rows.length; first += most) {
      job.signal.throwIfAborted()
      const from = performance.now()
      const refusal = await commitChunk(job, placing, rows.slice(first, first + most), onPlaced)
      if (refusal) return jobs.toFailedJobEnd(refusal)
      if (!gentle) continue
      const pause = BESIDE_GATE.pause * (performance.now() - from)
      await wait(pause, undefined, { signal: job.signal }).catch(() => {})
    }
  }
  return { status: 'succeeded' }
}

/** A small file is one chunk, read before it is written, because reading and writing may share a connection. */
async function* chunksOf(job: ImportJob, behind: number, size: number): AsyncGenerator<ImportRow[]> {
  const read = buildImportRowParser(job.row.parameters.columns, job.row.total ?? MAX_IMPORT_ROWS)
  const { rows } = await openTableOf(job)
  let [number, length] = [0, 0]
  let chunk: ImportRow[] = []
  for await (const cells of rows) {
    // Rows that are done are read too, to number identical rows.
    const row = read(cells)
    number += 1
    if (number > behind) {
      chunk.push(row)
      for (const cell of cells) length += cell.length
    }
    if (chunk.length < size && length < MAX_IMMEDIATE_BYTES) continue
    yield chunk
    chunk = []
    length = 0
  }
  if (chunk.length > 0 || number === 0) yield chunk
}

/** `onPlaced` is called while PostgreSQL writes what was placed. */
async function commitChunk(job: ImportJob, placing: Place, rows: ImportRow[], onPlaced?: () => void) {
  for (;;) {
    const placed = await job.commit(async (work): Promise<jobs.JobStepResult<Refusal | boolean, ImportState>> => {
      const outcomes = await placing(work, rows)
      if (!outcomes || isRefusal(outcomes)) return { value: outcomes ?? false }
      onPlaced?.()
      const done = job.row.done + rows.length
      return {
        value: true,
        done,
        counts: countsOf(outcomes, job.row.counts),
        ...(await kept(job, done, rows, outcomes)),
      }
    })
    if (isRefusal(placed)) return placed
    if (placed) return undefined
  }
}

async function kept({ row }: ImportJob, done: number, rows: ImportRow[], outcomes: RowOutcome[]) {
  const { written } = row.parameters
  const rejected = outcomes.flatMap((outcome, n) =>
    typeof outcome === 'object' && 'rejected' in outcome
      ? [{ cells: rows[n]?.cells ?? [], reason: outcome.rejected }]
      : [],
  )
  const start = row.rejects_bytes === 0 ? [formatRejectsHeader(written)] : []
  const bytes = Buffer.concat([...start, await formatRejectedRows(written, rejected)])
  return {
    ...(row.preview ? {} : { state: { row: done } }),
    warnings: collectNewWarnings(row, outcomes),
    files: rejected.length === 0 ? [] : [{ kind: 'rejects' as const, bytes }],
  }
}

function countedAs(outcome: RowOutcome) {
  if (outcome === 'added owing') return 'added'
  if (typeof outcome === 'string') return outcome
  return 'rejected' in outcome ? 'rejected' : 'updated'
}

function countsOf(outcomes: RowOutcome[], before: jobs.JobCounts): jobs.JobCounts {
  const counts = { rows: 0, added: 0, owing: 0, updated: 0, unchanged: 0, rejected: 0, ...before }
  for (const outcome of outcomes) {
    counts.rows += 1
    counts[countedAs(outcome)] += 1
    if (outcome === 'added owing') counts.owing += 1
  }
  return counts
}

/** Limits the size of the job: an import may change every ID. */
const MAX_ROW_WARNINGS = 100
/** Of them about people whom an earlier row means too; a table that lists everybody twice leaves room for the others. */
const MAX_REPEAT_WARNINGS = 50

/** The warnings to append after these rows; those about columns come first. */
function collectNewWarnings({ warnings, done, parameters }: ImportJob['row'], outcomes: RowOutcome[]) {
  const added = warnings.length === 0 ? [...parameters.warnings] : []
  let listed = warnings.filter(({ row }) => row !== undefined).length
  let isFull = warnings.some(({ path }) => path === MORE.path)
  const addWarning = (row: number, message: string, most: number) => {
    if (listed < most) {
      listed += 1
      added.push({ path: `rows/${row - 1}`, row, message })
    } else if (!isFull) {
      isFull = true
      added.push(MORE)
    }
  }
  for (const [n, outcome] of outcomes.entries()) {
    if (typeof outcome === 'string' || !('updated' in outcome)) continue
    const row = done + n + 1
    const { replacedId, again } = outcome.updated
    if (replacedId) addWarning(row, describeReplacedId(row, replacedId), MAX_ROW_WARNINGS)
    if (again) addWarning(row, describeRepeat(row, again), MAX_REPEAT_WARNINGS)
  }
  return added
}

const MORE: jobs.JobWarning = { path: 'rows', message: 'More rows have warnings than are listed.' }

const describeReplacedId = (row: number, { by, from, to }: NonNullable<RowChange['replacedId']>) =>
  `Row ${row} below the headings was matched by ${by} and name with a person whose ID was ${quoteText(from)}; it is now ${quoteText(to)}.`

const describeRepeat = (row: number, { firstRow, fields }: NonNullable<RowChange['again']>) =>
  `Row ${row} below the headings means the same person as row ${firstRow}, and changed their ${fields.join(', ')}.`
