import { readFile } from 'node:fs/promises'
import { parseStrictJson } from '../../../spec/runtime/json/strict-json.ts'
import { checkPermission } from '../../access/members/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { importTemplate, readEventTemplate, readyTemplates, type TemplateImport } from '../../areas/templates/index.ts'
import type { CliInput, Command } from '../command.ts'
import { CommandUsageError } from '../failure.ts'
import { toTable } from '../output.ts'
import { readYesNo, validateOperationBody } from '../read-options.ts'
import { createOutputFile, resolveCaller, toJobTools } from '../run-job.ts'
import { eventOperand } from './operands.ts'

export const templateCommands: Command[] = [
  {
    name: 'template list',
    examples: ['template list'],
    needs: 'nothing',
    async run() {
      const templates = readyTemplates.map(({ code, name, description }) => ({ code, name, description }))
      const rows = templates.map(({ code, name, description }) => [code, name, description])
      return { document: { templates }, text: toTable(['CODE', 'NAME', 'DESCRIPTION'], rows) }
    },
  },
  {
    name: 'template export',
    operands: [eventOperand],
    options: { output: { value: '<file>', about: 'where to write it (default: the terminal)' } },
    examples: ['template export harbour lights --output lights.json'],
    async run(context, input) {
      const { actor, reader, accept } = context
      accept(checkPermission(actor, 'events.templates'))
      const caller = await resolveCaller(context)
      const event = accept(await findVisibleEvent(reader, caller, input.operand('event')))
      const template = await readEventTemplate(reader, caller, event)
      const output = input.option('output')
      const text = JSON.stringify(template, null, 2)
      if (output === undefined) return { document: { template }, text }
      const file = await createOutputFile(output)
      await file.write(`${text}\n`)
      await file.close()
      return { document: { event: event.code, output }, text: `Wrote the template of ${event.code} to ${output}.` }
    },
  },
  {
    name: 'template import',
    options: {
      'starts-on': { value: '<date>', about: 'the date of the first day, such as 2027-06-04', required: true },
      file: { value: '<file>', about: 'a template that "template export" wrote' },
      ready: { value: '<code>', about: 'a template that "template list" shows' },
      name: { value: '<name>', about: "what the event is called (default: the template's name)" },
      code: { value: '<code>', about: "the code of the event (default: the template's, with a number if it is taken)" },
      timezone: { value: '<zone>', about: "where the event is (default: the template's)" },
      group: { value: '<group>', about: 'the group that owns it' },
      preview: { value: '<yes|no>', about: 'whether only to tell what would be made (default: no)' },
    },
    examples: ['template import harbour --ready festival --starts-on 2027-06-04 --code lights-2027'],
    async run(context, input) {
      const { actor, reader, accept, change } = context
      accept(checkPermission(actor, 'events.templates'))
      const caller = await resolveCaller(context)
      const params = await paramsOf(input)
      const job = await change((work) => importTemplate(toJobTools(context), work, caller, params))
      const warnings = job.warnings.map(({ path, message }) => `${path}: ${message}`)
      const event = job.event_id && accept(await findVisibleEvent(reader, caller, job.event_id))
      const text = event
        ? `Made the draft ${event.code} (${event.id}).`
        : 'Nothing was made: this is what the import would tell.'
      return { document: { job: job.id, event: event ? { id: event.id, code: event.code } : null }, text, warnings }
    },
  },
]

async function paramsOf(input: CliInput): Promise<TemplateImport> {
  const [file, ready] = [input.option('file'), input.option('ready')]
  if ((file === undefined) === (ready === undefined)) throw new CommandUsageError('Give either --file or --ready.')
  const fields = {
    ...(file === undefined ? { ready_template: ready } : { template: await readTemplate(file) }),
    starts_on: input.required('starts-on'),
    name: input.option('name'),
    code: input.option('code'),
    timezone: input.option('timezone'),
    group: input.option('group'),
    preview: readYesNo(input, 'preview') ?? false,
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return validateOperationBody<TemplateImport>('createTemplateImport', given)
}

/** The same limit as in the API. */
const MAX_DEPTH = 32

async function readTemplate(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CommandUsageError(`The file ${file} holds no template: ${error.message}.`)
  })
  const parsed = parseStrictJson(bytes, { maxDepth: MAX_DEPTH })
  if (parsed.ok) return parsed.value
  const { path, message } = parsed.problem
  throw new CommandUsageError(`The file ${file} holds no template: ${path === '' ? '' : `at ${path}: `}${message}`)
}
