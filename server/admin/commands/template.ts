import { readFile } from 'node:fs/promises'
import { deny } from '../../access/members/index.ts'
import { visibleEvent } from '../../access/visibility/index.ts'
import { importTemplate, readyTemplates, type TemplateImport, templateOf } from '../../areas/templates/index.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { parseStrictJson } from '../../request/body/strict-json.ts'
import { accept, change, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { WrongUsage } from '../failure.ts'
import { table } from '../output.ts'
import { callerFor, jobTools, reserveFile } from '../run-job.ts'
import { validated } from '../validated.ts'
import { org } from './operands.ts'

async function list() {
  const templates = readyTemplates.map(({ code, name, description }) => ({ code, name, description }))
  const rows = templates.map(({ code, name, description }) => [code, name, description])
  return { document: { templates }, text: table(['CODE', 'NAME', 'DESCRIPTION'], rows) }
}

async function exportTemplate(context: Context, input: Input) {
  const actor = await findActor(context, input)
  accept(deny(actor, 'events.templates'), actor)
  const reader = readerOn(context.database)
  const caller = await callerFor(context, actor)
  const event = accept(await visibleEvent(reader, caller, input.operand('event')), actor)
  const template = await templateOf(reader, caller, event)
  const output = input.option('output')
  const text = JSON.stringify(template, null, 2)
  if (output === undefined) return { document: { template }, text }
  const file = await reserveFile(output)
  await file.write(`${text}\n`)
  await file.close()
  return { document: { event: event.code, output }, text: `Wrote the template of ${event.code} to ${output}.` }
}

async function make(context: Context, input: Input) {
  const actor = await findActor(context, input)
  accept(deny(actor, 'events.templates'), actor)
  const caller = await callerFor(context, actor)
  const params = await paramsOf(input)
  const job = await change(context, actor, (work) => importTemplate(jobTools(context), work, caller, params))
  const warnings = job.warnings.map(({ path, message }) => `${path}: ${message}`)
  const reader = readerOn(context.database)
  const event = job.event_id && accept(await visibleEvent(reader, caller, job.event_id), actor)
  const text = event
    ? `Made the draft ${event.code} (${event.id}).`
    : 'Nothing was made: this is what the import would tell.'
  return { document: { job: job.id, event: event ? { id: event.id, code: event.code } : null }, text, warnings }
}

async function paramsOf(input: Input): Promise<TemplateImport> {
  const [file, ready] = [input.option('file'), input.option('ready')]
  if ((file === undefined) === (ready === undefined)) throw new WrongUsage('Give either --file or --ready.')
  const preview = input.option('preview') ?? 'no'
  if (preview !== 'yes' && preview !== 'no') throw new WrongUsage('--preview must be yes or no.')
  const fields = {
    ...(file === undefined ? { ready_template: ready } : { template: await readTemplate(file) }),
    ...{ starts_on: input.required('starts-on'), name: input.option('name'), code: input.option('code') },
    ...{ timezone: input.option('timezone'), group: input.option('group'), preview: preview === 'yes' },
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return validated<TemplateImport>('createTemplateImport', given)
}

/** As deep as the API reads it. */
const MAX_DEPTH = 32

async function readTemplate(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new WrongUsage(`The file ${file} holds no template: ${error.message}.`)
  })
  const parsed = parseStrictJson(bytes, { maxDepth: MAX_DEPTH })
  if (parsed.ok) return parsed.value
  const { path, message } = parsed.problem
  throw new WrongUsage(`The file ${file} holds no template: ${path === '' ? '' : `at ${path}: `}${message}`)
}

export const templateCommands: Command[] = [
  {
    name: 'template list',
    examples: ['template list'],
    needs: 'nothing',
    run: list,
  },
  {
    name: 'template export',
    operands: [org, { name: 'event', about: 'the id or code of the event' }],
    options: { output: { value: '<file>', about: 'where to write it (default: the terminal)' } },
    examples: ['template export harbour lights --output lights.json'],
    forMembers: true,
    needs: 'migrated',
    run: exportTemplate,
  },
  {
    name: 'template import',
    operands: [org],
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
    forMembers: true,
    needs: 'migrated',
    run: make,
  },
]
