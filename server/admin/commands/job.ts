import {
  cancelJobAsMember,
  type JobStatus,
  type JobType,
  type JobView,
  listJobsAsMember,
  showJobAsMember,
} from '../../areas/jobs/index.ts'
import type { CliInput, Command, OrganizationContext } from '../command.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'
import { limitOption, readLimit, readMode, readOneOf } from '../read-options.ts'
import { resolveCaller } from '../run-job.ts'

const TYPES = ['import', 'export', 'template_import', 'source_import', 'communication'] as const satisfies JobType[]
const STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const satisfies JobStatus[]

const job = { name: 'job', about: 'the id of the job' }
const mode = { value: '<live|test>', about: 'jobs of live or of test data (default: live)' }

const callerOf = (context: OrganizationContext, input: CliInput) => resolveCaller(context, readMode(input) === 'live')

export const jobCommands: Command[] = [
  {
    name: 'job list',
    options: {
      type: { value: '<type>', about: 'only import, export, template_import, source_import or communication' },
      status: { value: '<status>', about: 'only queued, running, succeeded, failed or cancelled' },
      event: { value: '<event>', about: 'only those of this event, by its id or code' },
      limit: limitOption,
      mode,
    },
    examples: ['job list harbour --status running'],
    async run(context, input) {
      const { actor, reader, accept } = context
      const caller = await callerOf(context, input)
      const filters = { type: readOneOf(input, 'type', TYPES), status: readOneOf(input, 'status', STATUSES) }
      const wanted = { ...filters, event: input.option('event'), limit: readLimit(input) }
      const jobs = accept(await listJobsAsMember(reader, actor, caller, wanted))
      const rows = jobs.map((job) => [job.id, job.type, job.status, progressOf(job), job.created_at, job.finished_at])
      return { document: { jobs }, text: toTable(['ID', 'TYPE', 'STATUS', 'PROGRESS', 'CREATED', 'FINISHED'], rows) }
    },
  },
  {
    name: 'job show',
    operands: [job],
    options: { mode },
    examples: ['job show harbour 01JGFJK07Q2S4V6X8Z0B2D4F6H'],
    async run(context, input) {
      const { actor, reader, accept } = context
      const job = accept(
        await showJobAsMember(reader, actor, await callerOf(context, input), input.operand('job')),
        'job',
      )
      return { document: { job }, text: describe(job) }
    },
  },
  {
    name: 'job cancel',
    operands: [job],
    options: { mode },
    examples: ['job cancel harbour 01JGFJK07Q2S4V6X8Z0B2D4F6H'],
    async run(context, input) {
      const caller = await callerOf(context, input)
      const { actor, change } = context
      const job = await change((work) => cancelJobAsMember(work, actor, caller, input.operand('job')), 'job')
      const text = `The job ${job.id} is cancelled. What it has done until now stays: ${countsOf(job) || 'nothing yet'}.`
      return { document: { job }, text: toPrintable(text) }
    },
  },
]

const progressOf = ({ progress: { done, total } }: JobView) => (total === null ? `${done}` : `${done} of ${total}`)

const countsOf = ({ counts }: JobView) =>
  Object.entries(counts)
    .map(([what, many]) => `${what} ${many}`)
    .join(', ')

function describe(job: JobView): string {
  const text = formatProperties([
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
  return [text, ...job.warnings.map(({ message }) => toPrintable(message))].join('\n')
}
