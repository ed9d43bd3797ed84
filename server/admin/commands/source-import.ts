import { type NewSourceImport, startSourceImport } from '../../areas/sources/index.ts'
import type { CliInput, Command, OrganizationContext } from '../command.ts'
import { CommandUsageError } from '../failure.ts'
import { formatProperties } from '../output.ts'
import { readYesNo, validateOperationBody } from '../read-options.ts'
import { createOutputFile, saveJobFile, waitForJobEnd } from '../run-job.ts'
import { prepareSourceTools } from '../source-tools.ts'
import { connectionOperand, sourceEventOperand } from './operands.ts'

async function bringOver(context: OrganizationContext, input: CliInput) {
  const { caller, tools } = await prepareSourceTools(context, input)
  const params = paramsOf(input)
  const event = input.required('event')
  const rejects = input.option('rejects')
  const file = rejects === undefined ? null : await createOutputFile(rejects)
  try {
    const made = await context.change((work) => startSourceImport(work, caller, tools, event, params), 'source')
    const job = await waitForJobEnd(context, made, 'Importing orders')
    if (file && job.rejects_bytes > 0) await saveJobFile(context, job, 'rejects', file)
    const { orders = 0, added = 0, unchanged = 0, skipped = 0, rejected = 0 } = job.counts
    const counts = { orders, added, unchanged, skipped, rejected }
    const text = formatProperties([
      ['Orders', orders],
      [params.preview ? 'Would be added' : 'Added', added],
      ['Unchanged', unchanged],
      ['Skipped', skipped],
      ['Rejected', rejected],
    ])
    const warnings =
      rejected > 0 && !file ? ['Run it again with --rejects FILE for the reasons of those rejected.'] : []
    return { document: { job: job.id, preview: params.preview ?? false, counts }, text, warnings }
  } finally {
    await file?.close()
  }
}

function paramsOf(input: CliInput): NewSourceImport {
  const group = input.option('group')
  return validateOperationBody<NewSourceImport>('createSourceImport', {
    connection: input.operand('connection'),
    source_event: input.operand('source-event'),
    mapping: (input.list('map') ?? []).map(readMapping),
    ...(group === undefined ? {} : { group: group || null }),
    preview: readYesNo(input, 'preview') ?? false,
    send_emails: readYesNo(input, 'send-emails') ?? false,
  })
}

/** Such as `342871927=visitor@fri+sat`; nothing after `=` imports nobody. */
function readMapping(text: string) {
  const [, ticket_class, target] = /^([^=]+)=(.*)$/.exec(text) ?? []
  if (ticket_class === undefined || target === undefined)
    throw new CommandUsageError(
      `--map must be such as 342871927=visitor, or 342871927= for nobody, not ${text || 'empty'}.`,
    )
  const [type, days] = target.split('@')
  return { ticket_class, attendee_type: type || null, ...(days === undefined ? {} : { days: days.split('+') }) }
}

export const sourceImportCommand: Command = {
  name: 'source import',
  operands: [connectionOperand, sourceEventOperand],
  options: {
    event: { value: 'EVENT', about: 'the id or code of the event here', required: true },
    map: {
      value: 'LIST',
      about: 'each ticket class with its attendee type, such as 11=visitor,12=child@fri+sat,13= (nobody)',
      list: true,
    },
    preview: { value: 'yes|no', about: 'yes: count what would be done, and change nothing (default: no)' },
    'send-emails': { value: 'yes|no', about: 'yes: those who are added get confirmation and tickets (default: no)' },
    group: { value: 'CODE', about: 'the group of the registrations; empty for none' },
    rejects: { value: 'FILE', about: 'where to write who could not be placed, with the reasons' },
  },
  examples: [
    'source import harbour 01JQ91A1B2C3D4E5F6G7H8J9K4 188266320157 --event lights --map 342871927=visitor,342871928= --preview yes',
  ],
  run: bringOver,
}
