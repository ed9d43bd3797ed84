import { open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from '../access/callers/index.ts'
import { loadBackgroundCaller } from '../access/keys/index.ts'
import { findJob, type JobRow, type JobTools, streamJobOutput } from '../areas/jobs/index.ts'
import { systemClock } from '../platform/clock.ts'
import { buildReader } from '../platform/database/prepared.ts'
import { buildLog } from '../platform/log.ts'
import { isAnyWorkerListening } from '../platform/queue/index.ts'
import type { CliContext, OrganizationContext } from './command.ts'
import { CommandRefusedError, CommandUsageError } from './failure.ts'

export async function resolveCaller({ actor, reader, accept }: OrganizationContext, livemode = true): Promise<Caller> {
  const by = actor.member ? { type: 'member' as const, id: actor.member.id } : { type: 'operator' as const, id: null }
  return accept(await loadBackgroundCaller(reader, { organizationId: actor.organization.id, by, livemode }, null))
}

export const toJobTools = ({ database }: CliContext): JobTools => ({
  database,
  clock: systemClock,
  log: buildLog('silent'),
})

const LOOK_SECONDS = 1
/** How many checks without a worker mean that there is none: one may be restarting. */
const MAX_LOOKS_ALONE = 5

export async function waitForJobEnd({ database }: CliContext, made: JobRow, what: string): Promise<JobRow> {
  const reader = buildReader(database)
  const sight = { organizationId: made.organization_id, livemode: null, within: null }
  const progress = buildProgressDisplay(what)
  let job = made
  for (let alone = 0; !job.finished_at; ) {
    await wait(LOOK_SECONDS * 1000)
    job = (await findJob(reader, sight, made.id)) ?? job
    progress.show(job)
    alone = job.lease === null && !(await isAnyWorkerListening(database)) ? alone + 1 : 0
    if (alone === MAX_LOOKS_ALONE) throw new CommandRefusedError(noWorker(job.id))
  }
  progress.end()
  if (job.error) throw new CommandRefusedError(job.error.message)
  if (job.status !== 'succeeded') throw new CommandRefusedError(`The job ${job.id} is ${job.status}.`)
  return job
}

const noWorker = (id: string) =>
  `The job ${id} waits for a worker, and none runs on this database. Start a server whose ROLE is worker or all: it does the job, and "postern-admin job show" tells how far it is.`

export async function createOutputFile(path: string) {
  return open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'it exists already' : error.message
    throw new CommandUsageError(`The file ${path} cannot be written: ${why}.`)
  })
}

export async function saveJobFile(
  { database }: CliContext,
  job: JobRow,
  kind: 'result' | 'rejects',
  file: Awaited<ReturnType<typeof createOutputFile>>,
  type?: 'text/csv',
): Promise<number> {
  let bytes = 0
  for await (const piece of streamJobOutput(buildReader(database), job, kind, type)) {
    await file.write(piece)
    bytes += piece.length
  }
  return bytes
}

type Stream = { isTTY?: boolean; write(text: string): unknown }

const BAR = 30
const LINE_EVERY = 2_000

/** Shows the progress of a job: as a bar on a terminal, elsewhere as an occasional line. */
export function buildProgressDisplay(what: string, stream: Stream = process.stderr, clock: () => number = Date.now) {
  let last = clock()
  return {
    show: ({ done, total }: { done: number; total: number | null }) => {
      if (stream.isTTY) return void stream.write(`\r${what} ${barOf(done, total)}`)
      if (clock() - last < LINE_EVERY) return
      last = clock()
      stream.write(`${what}: ${amountOf(done, total)}\n`)
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
  }
}

const count = (number: number) => number.toLocaleString('en')

const amountOf = (done: number, total: number | null) =>
  total === null ? count(done) : `${count(done)} of ${count(total)}`

function barOf(done: number, total: number | null): string {
  if (total === null) return count(done)
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const full = Math.round(share * BAR)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} % ${amountOf(done, total)}`
}
