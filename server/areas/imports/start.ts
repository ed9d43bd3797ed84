import { describeSkippedSheets } from '../../../spec/runtime/problems/words-en.ts'
import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { findUpgrade } from '../../access/plans/index.ts'
import { type EventRow, findVisibleEvent, lockGroupForNewObject } from '../../access/visibility/index.ts'
import { problem, refuseProblems } from '../../platform/contract/problems.ts'
import { addPath, isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { Work } from '../../platform/work/work.ts'
import * as booking from '../booking/index.ts'
import * as jobs from '../jobs/index.ts'
import { type ReadFile, TableReadError } from './file/cells.ts'
import type { RejectsFormat } from './file/rejects.ts'
import { openTableFile } from './file/table.ts'
import * as importJobKind from './import-job-kind.ts'
import { buildDateOrderSurvey } from './people/date-order.ts'
import { canIdentifyPeople, cleanHeading, type DuplicateColumn, isFullName, parseHeadings } from './people/headings.ts'
import { quoteText, shortenText } from './people/parse-row.ts'

export type ImportOptions = ApiCall<'createImport'>['query']

/** Limited, because everybody can use a public key. */
const MAX_PUBLIC_ROWS = 100
/** Of text: a workbook of a few kilobytes may repeat one in each cell, and what is rejected is kept for a day. */
const MAX_PUBLIC_LENGTH = 200_000

/** Checks the file, makes the job, and runs it at once if small. `at`: paths of the file and other fields in errors. */
export async function startImport(
  tools: jobs.JobTools,
  work: Work,
  caller: Caller,
  eventReference: string,
  input: ImportOptions,
  file: UploadedFile,
  at: { file: string; rest: string; query?: ImportOptions },
) {
  const event = await findVisibleEvent(work.transaction, caller, eventReference)
  if (isRefusal(event)) return event
  const livemode = caller.key.mode === 'live'
  const setup = await booking.readEventSetup(work.transaction, caller.organization.id, event.id, livemode)
  const closed = booking.refuseIfEnded(setup)
  if (closed) return closed
  const unused = at.query && (await readDefaults(work, caller, setup, at.query, 'query'))
  if (isRefusal(unused)) return unused
  const defaults = await readDefaults(work, caller, setup, input, at.rest)
  if (isRefusal(defaults)) return defaults
  const survey = await surveyImportFile((from) => file.chunks(work.transaction, from), at.file, rowLimitOf(caller), {
    questions: setup.questions,
    language: event.language,
  })
  if (isRefusal(survey)) return survey
  const { written, titles, otherSheets, rows, length, columns, seconds, dates } = survey
  // The reasons have accents, which Excel misreads without the mark.
  if (event.language !== 'en' && 'encoding' in written && written.encoding === 'utf-8') written.encoding = 'utf-8-bom'
  const { preview = false, send_ticket_emails = false } = input
  const isSmall =
    rows <= importJobKind.MAX_IMMEDIATE_ROWS && Math.max(file.size, length) <= importJobKind.MAX_IMMEDIATE_BYTES
  const places = await booking.readPlaces(work.transaction, caller.organization.id, event.id, livemode)
  // A long waitlist is served first, in transactions of its own: this one would lock the event's places throughout.
  const isImmediate = isSmall && (preview || !places.serving)
  const warnings: jobs.JobWarning[] = titles.map(warningOfTitle)
  if (otherSheets.length > 0) warnings.push(warningOfSheets(otherSheets))
  if (rows === 0) warnings.push({ path: 'rows', message: 'The file has headings, but no rows.' })
  warnings.push(...seconds.map(warningOf), ...dates.conclude(event.language, input.date_order))
  const parameters: importJobKind.ImportParameters = { written, columns, defaults, send_ticket_emails, warnings }
  const full = isImmediate ? undefined : await jobs.refuseOverJobQuota(work, caller, file)
  if (full) return full
  const job = await jobs.insertJob(work, {
    type: 'import',
    caller,
    eventId: event.id,
    preview,
    parameters,
    total: rows,
    file,
    ...('sheet' in written ? { rejectsType: jobs.XLSX_MEDIA_TYPE } : {}),
  })
  if (isImmediate) return jobs.runJobNow(tools, work, importJobKind.buildImportJobKind(), job, caller)
  await jobs.enqueueJob(work, job)
  return job
}

async function readDefaults(work: Work, caller: Caller, setup: booking.EventSetup, input: ImportOptions, path: string) {
  const type = input.attendee_type === undefined ? undefined : booking.findAttendeeType(setup, input.attendee_type)
  if (isRefusal(type)) return addPath(type, `${path}/attendee_type`)
  const days = input.days === undefined ? undefined : booking.findDayIds(setup, input.days)
  if (isRefusal(days)) return addPath(days, `${path}/days`)
  const group = await lockGroupForNewObject(work, caller, input.group, 'a registration')
  // The only possible refusal here: a group that the caller cannot see.
  if (isRefusal(group)) return addPath(group as Refusal<'not_found'>, `${path}/group`)
  return { ...(type ? { attendee_type: type.id } : {}), ...(days ? { days } : {}), groupId: group?.id ?? null }
}

/** The caller's limit, if lower than that of a file. */
function rowLimitOf({ key, organization }: Caller): RowLimit | undefined {
  if (key.isPublic) {
    const message = `The file has more than ${MAX_PUBLIC_ROWS} rows or ${MAX_PUBLIC_LENGTH.toLocaleString('en')} characters, which is what the public key imports at most.`
    return { rows: MAX_PUBLIC_ROWS, length: MAX_PUBLIC_LENGTH, refusal: refuse('payload_too_large', message) }
  }
  if (organization.allowance.background_jobs) return undefined
  const upgrade = findUpgrade('background_jobs', organization.plan)
  const message = `The file has more than ${importJobKind.MAX_IMMEDIATE_ROWS} rows; so many are imported in the background, which the plan ${organization.plan} does not include${upgrade ? `; the plan ${upgrade} does` : ''}.`
  const fields = { key: 'background_jobs', ...(upgrade ? { upgrade_plan: upgrade } : {}) }
  return { rows: importJobKind.MAX_IMMEDIATE_ROWS, refusal: refuse('entitlement_required', message, { fields }) }
}

const warningOf = ({ column, heading, first, code }: DuplicateColumn): jobs.JobWarning => ({
  path: `columns/${column}`,
  message: `The column ${JSON.stringify(heading)} means the same as ${JSON.stringify(first)} before it, so it is kept as the answer ${code}.`,
})

const warningOfTitle = (title: string): jobs.JobWarning => ({
  path: 'headings',
  message: `The line ${quoteText(title)} above the headings was skipped.`,
})

/** Others are counted. */
const NAMED_SHEETS = 5

function someSheets(names: string[]) {
  return {
    skipped_sheets: names.slice(0, NAMED_SHEETS).map(shortenText),
    more: Math.max(0, names.length - NAMED_SHEETS),
  }
}

function warningOfSheets(names: string[]): jobs.JobWarning {
  const { skipped_sheets, more } = someSheets(names)
  return { path: 'sheets', message: describeSkippedSheets(skipped_sheets, more) }
}

const SAMPLE_HEADINGS = { en: 'First name, Last name, Email', es: 'Nombre, Apellidos, Correo' }

function refuseUnnamed(path: string, first: string[], otherSheets: string[], language: EventRow['language']) {
  const whole = first.find(isFullName)
  const params = {
    first_row: shortenText(first.map((cell) => cell.trim()).join(', ')),
    example: SAMPLE_HEADINGS[language],
    ...someSheets(otherSheets),
  }
  const described = whole === undefined ? params : { ...params, whole_name: shortenText(whole) }
  return refuseProblems([problem(path, 'no_names', described)])
}

/** The refusal of a file with more rows or, where it is limited, text; reading stops there. */
type RowLimit = { rows: number; length?: number; refusal: Refusal<'payload_too_large' | 'entitlement_required'> }

/** Reads the whole file once: its format, its columns, the number of its rows, and how its dates are written. */
export async function surveyImportFile(
  open: ReadFile,
  path: string,
  limit: RowLimit | undefined,
  { questions, language }: Pick<booking.EventSetup, 'questions'> & Pick<EventRow, 'language'>,
) {
  try {
    const { titles, headings, rows, otherSheets, format } = await openTableFile(open, canIdentifyPeople)
    if (!canIdentifyPeople(headings)) return refuseUnnamed(path, headings, otherSheets, language)
    const parsed = parseHeadings(headings, questions, booking.findExportOnlyHeadings(headings, cleanHeading))
    const dateQuestions = new Set(questions.filter(({ type }) => type === 'date').map(({ code }) => code))
    const dates = buildDateOrderSurvey(headings, parsed.columns, dateQuestions)
    // The length is that of the text of the first rows, which a workbook has compressed.
    let [count, length] = [0, 0]
    for await (const cells of rows) {
      count += 1
      if (count <= importJobKind.MAX_IMMEDIATE_ROWS) for (const cell of cells) length += cell.length
      if (limit && (count > limit.rows || length > (limit.length ?? length))) return limit.refusal
      dates.see(cells)
    }
    const written: RejectsFormat = { ...format(), headings }
    return { written, titles, otherSheets, rows: count, length, ...parsed, dates }
  } catch (error) {
    if (!(error instanceof TableReadError)) throw error
    return refuseProblems([{ ...error.problem, path }])
  }
}
