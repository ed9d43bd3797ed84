import { open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from '../access/callers/index.ts'
import { actingCaller } from '../access/keys/index.ts'
import { findJob, type JobRow, type JobTools, readWholeFile } from '../areas/jobs/index.ts'
import { systemClock } from '../platform/clock.ts'
import { readerOn } from '../platform/database/prepared.ts'
import { buildLog } from '../platform/log.ts'
import { isSomebodyListening } from '../platform/queue/index.ts'
import type { Context, OrganizationContext } from './command.ts'
import { Refused, WrongUsage } from './failure.ts'
import { tellProgress } from './job-progress.ts'

export async function callerFor({ actor, reader, accept }: OrganizationContext, livemode = true): Promise<Caller> {
  const by = actor.member ? { type: 'member' as const, id: actor.member.id } : { type: 'operator' as const, id: null }
  const actsFor = { organizationId: actor.organization.id, by, livemode }
  return accept(await actingCaller(reader, actsFor, null))
}

export const jobTools = ({ database }: Context): JobTools => ({ database, clock: systemClock, log: buildLog('silent') })

const LOOK_SECONDS = 1
/** How many checks without a worker mean that there is none: one may be restarting. */
const MAX_LOOKS_ALONE = 5

export async function endOf({ database }: Context, made: JobRow, what: string): Promise<JobRow> {
  const reader = readerOn(database)
  const sight = { organizationId: made.organization_id, livemode: null, within: null }
  const progress = tellProgress(what)
  let job = made
  for (let alone = 0; !job.finished_at; ) {
    await wait(LOOK_SECONDS * 1000)
    job = (await findJob(reader, sight, made.id)) ?? job
    progress.tell(job)
    alone = job.lease === null && !(await isSomebodyListening(database)) ? alone + 1 : 0
    if (alone === MAX_LOOKS_ALONE) throw new Refused(noWorker(job.id))
  }
  progress.end()
  if (job.error) throw new Refused(job.error.message)
  if (job.status !== 'succeeded') throw new Refused(`The job ${job.id} is ${job.status}.`)
  return job
}

const noWorker = (id: string) =>
  `The job ${id} waits for a worker, and none runs on this database. Start a server whose ROLE is worker or all: it does the job, and "postern-admin job show" tells how far it is.`

export async function reserveFile(path: string) {
  return open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'it exists already' : error.message
    throw new WrongUsage(`The file ${path} cannot be written: ${why}.`)
  })
}

export async function saveFile(
  { database }: Context,
  job: JobRow,
  kind: 'result' | 'rejects',
  file: Awaited<ReturnType<typeof reserveFile>>,
): Promise<number> {
  let bytes = 0
  for await (const piece of readWholeFile(readerOn(database), job, kind)) {
    await file.write(piece)
    bytes += piece.length
  }
  return bytes
}
