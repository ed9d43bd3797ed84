import { rm } from 'node:fs/promises'
import { checkPermission } from '../../access/members/index.ts'
import { buildExportJobKind, type ExportRequest, startExport } from '../../areas/exports/index.ts'
import { matchAnswerHeadings } from '../../areas/imports/index.ts'
import type { CliInput, Command, OrganizationContext } from '../command.ts'
import { readMode, readYesNo, validateOperationBody } from '../read-options.ts'
import { createOutputFile, resolveCaller, saveJobFile, toJobTools, waitForJobEnd } from '../run-job.ts'

async function exportData(context: OrganizationContext, input: CliInput) {
  context.accept(checkPermission(context.actor, 'data.export'))
  const request = requestOf(input)
  const caller = await resolveCaller(context, readMode(input) === 'live')
  const output = input.required('output')
  const file = await createOutputFile(output)
  try {
    const kind = buildExportJobKind(matchAnswerHeadings)
    const job = await context.change((work) => startExport(toJobTools(context), kind, work, caller, request))
    const done = await waitForJobEnd(context, job, `Exporting ${request.type}`)
    const bytes = await saveJobFile(context, done, 'result', file)
    const rows = done.counts.rows ?? 0
    const text = `Wrote ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'} to ${output}.`
    return { document: { job: done.id, rows, bytes, output }, text }
  } catch (error) {
    await rm(output, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

function requestOf(input: CliInput): ExportRequest {
  const given = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const filters = given({
    status: input.option('status'),
    attendee_type: input.option('type'),
    day: input.option('day'),
    group: input.option('group'),
    updated_since: input.option('updated-since'),
  })
  return validateOperationBody<ExportRequest>('createExport', {
    ...given({ type: input.operand('what'), event: input.required('event'), format: input.option('format') }),
    ...given({ columns: input.list('columns'), language: input.option('language'), bom: readYesNo(input, 'bom') }),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  })
}

export const exportEventDataCommand: Command = {
  name: 'export',
  operands: [{ name: 'what', about: 'registrations, people, tickets, attendance or reconciliation' }],
  options: {
    event: { value: '<event>', about: 'the id or code of the event', required: true },
    output: { value: '<file>', about: 'where to write it; a file that is not there yet', required: true },
    format: { value: '<csv|xlsx>', about: 'how to write it (default: csv)' },
    columns: { value: '<columns>', about: 'which columns, in this order (default: all)', list: true },
    language: { value: '<en|es>', about: "the language of headings and statuses (default: the event's)" },
    bom: { value: '<yes|no>', about: 'whether a CSV begins with the mark that Excel needs (default: yes)' },
    status: { value: '<status>', about: 'only what is in this status' },
    type: { value: '<type>', about: 'only people of this attendee type' },
    day: { value: '<day>', about: 'only people who come on this day' },
    group: { value: '<group>', about: 'only what belongs to this group or to one below it' },
    'updated-since': { value: '<time>', about: 'only what has changed since, such as 2026-06-05T08:00:00Z' },
    mode: { value: '<live|test>', about: 'live or test data (default: live)' },
  },
  examples: ['export harbour people --event lights --format xlsx --output people.xlsx'],
  run: exportData,
}
