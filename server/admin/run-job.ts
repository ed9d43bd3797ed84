import { open } from 'node:fs/promises'
import type { Caller } from '../access/callers/index.ts'
import { actingCaller } from '../access/keys/index.ts'
import { type JobKind, type JobRow, type JobTools, readWholeFile, runHere } from '../areas/jobs/index.ts'
import { systemClock } from '../platform/clock.ts'
import { readerOn } from '../platform/database/prepared.ts'
import { buildLog } from '../platform/log.ts'
import type { Context, OrganizationContext } from './command.ts'
import { Refused, WrongUsage } from './failure.ts'
import { tellProgress } from './job-progress.ts'

/** The actor in the form in which the API's acts ask who is calling. */
export async function callerFor({ actor, reader, accept }: OrganizationContext, livemode = true): Promise<Caller> {
  const by = actor.member ? { type: 'member' as const, id: actor.member.id } : { type: 'operator' as const, id: null }
  const actsFor = { organizationId: actor.organization.id, by, livemode }
  return accept(await actingCaller(reader, actsFor, null))
}

export const jobTools = ({ database }: Context): JobTools => ({ database, clock: systemClock, log: buildLog('silent') })

/** Does the job in this process, and tells how far it is. */
export async function doHere(context: Context, kind: JobKind, made: JobRow, what: string): Promise<JobRow> {
  const progress = tellProgress(what)
  const job = await runHere(jobTools(context), kind, made, { onProgress: progress.tell })
  progress.end()
  if (job.error) throw new Refused(job.error.message)
  if (job.status !== 'succeeded') throw new Refused(`The job ${job.id} is ${job.status}.`)
  return job
}

/** A file of its own: one that is there already is never written over. */
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
