import {
  cancelJobAs,
  type JobRecord,
  type JobStatus,
  type JobType,
  listJobsAs,
  showJobAs,
} from '../../areas/jobs/index.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { accept, change, findActor } from '../act.ts'
import { modeOf, oneOf } from '../choices.ts'
import type { Command, Context, Input } from '../command.ts'
import { limitOf, limitOption } from '../limit.ts'
import { printable, properties, table } from '../output.ts'
import { callerFor } from '../run-job.ts'
import { org } from './operands.ts'

const TYPES = ['import', 'export', 'template_import', 'source_import', 'communication'] as const satisfies JobType[]
const STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const satisfies JobStatus[]

async function acting(context: Context, input: Input) {
  const actor = await findActor(context, input)
  return { actor, caller: await callerFor(context, actor, modeOf(input) === 'live') }
}

async function list(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const filters = { type: oneOf(input, 'type', TYPES), status: oneOf(input, 'status', STATUSES) }
  const wanted = { ...filters, event: input.option('event'), limit: limitOf(input) }
  const jobs = accept(await listJobsAs(readerOn(context.database), actor, caller, wanted), actor)
  const rows = jobs.map((job) => [job.id, job.type, job.status, progressOf(job), job.created_at, job.finished_at])
  return { document: { jobs }, text: table(['ID', 'TYPE', 'STATUS', 'PROGRESS', 'CREATED', 'FINISHED'], rows) }
}

async function show(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const found = await showJobAs(readerOn(context.database), actor, caller, input.operand('job'))
  const job = accept(found, actor, 'job')
  return { document: { job }, text: describe(job) }
}

async function cancel(context: Context, input: Input) {
  const { actor, caller } = await acting(context, input)
  const id = input.operand('job')
  const job = await change(context, actor, (work) => cancelJobAs(work, actor, caller, id), 'job')
  const text = `The job ${job.id} is cancelled. What it has done until now stays: ${countsOf(job) || 'nothing yet'}.`
  return { document: { job }, text: printable(text) }
}

const progressOf = ({ progress: { done, total } }: JobRecord) => (total === null ? `${done}` : `${done} of ${total}`)

const countsOf = ({ counts }: JobRecord) =>
  Object.entries(counts)
    .map(([what, many]) => `${what} ${many}`)
    .join(', ')

function describe(job: JobRecord): string {
  const told = properties([
    ['Job', job.id],
    ['Type', job.type],
    ['Status', job.status],
    ['Preview', job.preview ? 'yes' : 'no'],
    ['Mode', job.livemode ? 'live' : 'test'],
    ['Event', job.event_id],
    ['Progress', progressOf(job)],
    ['Counts', countsOf(job) || null],
    ['Error', job.error?.message ?? null],
    ['Created', job.created_at],
    ['Started', job.started_at],
    ['Finished', job.finished_at],
  ])
  return [told, ...job.warnings.map(({ message }) => printable(message))].join('\n')
}

const job = { name: 'job', about: 'the id of the job' }
const mode = { value: '<live|test>', about: 'jobs of live or of test data (default: live)' }
const common = { forMembers: true, needs: 'migrated' } as const

export const jobCommands: Command[] = [
  {
    name: 'job list',
    operands: [org],
    options: {
      type: { value: '<type>', about: 'only import, export, template_import, source_import or communication' },
      status: { value: '<status>', about: 'only queued, running, succeeded, failed or cancelled' },
      event: { value: '<event>', about: 'only those of this event, by its id or code' },
      limit: limitOption,
      mode,
    },
    examples: ['job list harbour --status running'],
    ...{ ...common, run: list },
  },
  {
    ...{ name: 'job show', operands: [org, job] },
    ...{ options: { mode }, examples: ['job show harbour 01JGFJK07Q2S4V6X8Z0B2D4F6H'], ...common, run: show },
  },
  {
    name: 'job cancel',
    ...{ operands: [org, job], options: { mode }, examples: ['job cancel harbour 01JGFJK07Q2S4V6X8Z0B2D4F6H'] },
    ...{ ...common, run: cancel },
  },
]
