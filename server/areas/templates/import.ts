import type { Caller } from '../../access/callers/index.ts'
import { problem, refuseProblems } from '../../platform/contract/problems.ts'
import { addPath, isRefusal, type Refusal, toNotFound } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import { beginWork, type Work } from '../../platform/work/work.ts'
import { insertJob, type JobKind, type JobTools, type JobWarning, runJobNow } from '../jobs/index.ts'
import { createEventFromTemplate, type EventFromTemplate } from './create-event-from-template.ts'
import { readyTemplates } from './ready.ts'
import { shiftTemplateDates } from './shift.ts'
import { findTemplateProblems, type NewEventTemplate } from './template.ts'

export type TemplateImport = Schemas['NewTemplateImport']

type ImportRefusal = Refusal<'not_found' | 'conflict' | 'api_key_group' | 'validation_failed'>

/** Creates the event, and a finished job that reports it. */
export async function importTemplate(tools: JobTools, work: Work, caller: Caller, request: TemplateImport) {
  const template = chosenTemplate(request)
  if (isRefusal(template)) return template
  const problems = findTemplateProblems(template)
  if (problems.length > 0) return refuseProblems(problems)
  const shifted = shiftTemplateDates(template, request.starts_on, request.timezone ?? template.event.timezone)
  const naming = { name: request.name, code: request.code, group: request.group }
  const { preview = false } = request
  const built = preview
    ? await undone(work, (trial) => createEventFromTemplate(trial, caller, shifted, naming))
    : await createEventFromTemplate(work, caller, shifted, naming)
  if (isRefusal(built)) return asConflict(built)
  const job = await insertJob(work, {
    type: 'template_import',
    caller,
    eventId: preview ? null : built.event.id,
    preview,
    total: 1,
    parameters: { warnings: built.warnings },
  })
  return runJobNow(tools, work, reportJobKind as JobKind, job, caller)
}

function chosenTemplate({ template, ready_template }: TemplateImport): NewEventTemplate | ImportRefusal {
  if ((template === undefined) === (ready_template === undefined))
    return refuseProblems([problem(template ? 'body/ready_template' : 'body/template', 'one_template')])
  if (template) return template
  const ready = readyTemplates.find(({ code }) => code === ready_template)
  if (ready) return ready.template
  return addPath(toNotFound('ready template', ready_template ?? ''), 'body/ready_template')
}

const markSql: Statement = { name: 'template-trial', text: 'savepoint template_trial' }
const undoSql: Statement = { name: 'template-undo', text: 'rollback to savepoint template_trial' }

/** A dry run: does the work, rolls it back, and emits nothing. */
async function undone(work: Work, build: (trial: Work) => Promise<EventFromTemplate | Refusal>) {
  await work.transaction.run(markSql, [])
  const built = await build(beginWork(work.transaction, work.now, work.origin))
  await work.transaction.run(undoSql, [])
  return built
}

/** Limits of an event are an invalid state for single requests, but a conflict for an import. */
const asConflict = (refusal: Refusal): ImportRefusal =>
  refusal.code === 'invalid_state' ? { ...refusal, code: 'conflict' } : (refusal as ImportRefusal)

const reportJobKind: JobKind<{ warnings: JobWarning[] }> = {
  type: 'template_import',
  work: async (job) => {
    const { warnings } = job.row.parameters
    await job.commit(async () => ({ value: undefined, done: 1, counts: { added: 1 }, warnings }))
    return { status: 'succeeded' }
  },
}
