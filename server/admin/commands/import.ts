import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { checkPermission } from '../../access/members/index.ts'
import { startImport } from '../../areas/imports/index.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { CliInput, Command, OrganizationContext } from '../command.ts'
import { CommandUsageError } from '../failure.ts'
import { readMode, readYesNo } from '../read-options.ts'
import { createOutputFile, resolveCaller, saveJobFile, toJobTools, waitForJobEnd } from '../run-job.ts'

async function importPeople(context: OrganizationContext, input: CliInput) {
  context.accept(checkPermission(context.actor, 'data.import'))
  const params = {
    preview: readYesNo(input, 'preview'),
    send_ticket_emails: readYesNo(input, 'send-ticket-emails'),
    attendee_type: input.option('type'),
    days: input.list('days'),
    group: input.option('group'),
    date_order: readDateOrder(input.option('date-order')),
  }
  const caller = await resolveCaller(context, readMode(input) === 'live')
  const file = await openFile(input.operand('file'))
  const rejects = input.option('rejects')
  const kept = rejects === undefined ? undefined : await createOutputFile(rejects)
  try {
    const at = { file: 'file', rest: 'options' }
    const event = input.required('event')
    const job = await context.change((work) => startImport(toJobTools(context), work, caller, event, params, file, at))
    const done = await waitForJobEnd(context, job, 'Importing people')
    const wanted = rejects?.toLowerCase().endsWith('.csv') ? 'text/csv' : undefined
    if (kept) await saveJobFile(context, done, 'rejects', kept, wanted)
    const { rows = 0, added = 0, owing = 0, updated = 0, unchanged = 0, rejected = 0 } = done.counts
    const counts = { rows, added, owing, updated, unchanged, rejected }
    const summary = `${added} added${owing > 0 ? ` (${owing} owing money)` : ''}, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`
    const text = `${done.preview ? 'An import would come to this' : 'Imported'}: ${rows} rows, ${summary}.`
    const where = rejected === 0 || rejects === undefined ? '' : ` The rejected rows are in ${rejects}.`
    const warnings = done.warnings.map(({ message }) => message)
    return { document: { job: done.id, preview: done.preview, counts }, text: text + where, warnings }
  } finally {
    await kept?.close()
  }
}

function readDateOrder(text: string | undefined): 'dmy' | 'mdy' | undefined {
  if (text === undefined || text === 'dmy' || text === 'mdy') return text
  throw new CommandUsageError(`--date-order must be dmy or mdy, not ${text}.`)
}

const MAX_BYTES = 50 * 1024 * 1024

async function openFile(path: string): Promise<UploadedFile> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandUsageError(`There is no file ${path}.`)
  if (found.size > MAX_BYTES) throw new CommandUsageError(`The file ${path} is larger than 50 MB, which is the most.`)
  return {
    size: found.size,
    uploadId: null,
    chunks: (_, from = 0) => createReadStream(path, { start: from }) as AsyncIterable<Buffer>,
    keep: () => {},
  }
}

export const importCommand: Command = {
  name: 'import',
  operands: [{ name: 'file', about: 'the table, with headings: CSV, or an Excel workbook (XLSX)' }],
  options: {
    event: { value: '<event>', about: 'the id or code of the event', required: true },
    preview: { value: '<yes|no>', about: 'only tell what would be done (default: no)' },
    rejects: {
      value: '<file>',
      about: 'where to write the rows that are rejected; a file that is not there yet, of the kind that is imported',
    },
    type: { value: '<type>', about: 'the attendee type of rows that name none' },
    days: { value: '<days>', about: 'the days of rows that name none (default: all)', list: true },
    group: { value: '<group>', about: 'the group of rows that name none' },
    'date-order': { value: '<dmy|mdy>', about: 'how dates such as 02/04/1990 are read (default: as the file shows)' },
    'send-ticket-emails': { value: '<yes|no>', about: 'whether who is added is sent their tickets (default: no)' },
    mode: { value: '<live|test>', about: 'live or test people (default: live)' },
  },
  examples: ['import harbour people.csv --event lights --preview yes --rejects rejects.csv'],
  run: importPeople,
}
