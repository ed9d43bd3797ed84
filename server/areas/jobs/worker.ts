import { actorOf, type Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { isStatementTimeout, isTransient } from '../../platform/database/is-transient.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { cleanStart } from '../../platform/formats/clean-text.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import type { WorkingOptions } from './desk.ts'
import { readParts } from './files.ts'
import { type Heartbeat, startHeartbeat } from './heartbeat.ts'
import { resolveJobCaller } from './job-caller.ts'
import type { JobKind, JobStep, RunningJob } from './kind.ts'
import { beginJob, discardPlans, finishJob, holdJob, putBackJob } from './lease-queries.ts'
import { failedWith, type JobEnd, type JobRow } from './rows.ts'
import { JobLost, keepStep, type Lease, mine, runMine } from './step.ts'

/** What came of it: it ended, others go on with it, or it waits to be gone on with. */
export type Worked =
  | { result: 'finished'; row: JobRow }
  | { result: 'lost' }
  | { result: 'yielded' }
  | { result: 'stopped' }
  | { result: 'failed'; retrySeconds: number }

/** How long a job rests after each time that it failed; after one more it is given up. */
const RETRY_SECONDS = [5, 30, 120]
/** How often a worker may be lost with a job that gets no further. */
const MAX_BEGUN = 30
/** Until a release that knows the kind is at work. */
const UNKNOWN_KIND_SECONDS = 60

const INTERNAL = {
  code: 'internal',
  message:
    'Something went wrong on our side; what was done until then stays. Quote the id of the job when you report it.',
}

class Yielded extends Error {}

/** Works on a job that this process has taken, from where it was. */
export async function workOn(options: WorkingOptions, lease: Lease): Promise<Worked> {
  const { database, clock } = options
  const reader = readerOn(database)
  const row = await runMine(reader, beginJob, lease, [clock.database()])
  if (!row) return { result: 'lost' }
  const kind = options.kindOf(row.type)
  if (!kind) return putBack(options, lease, UNKNOWN_KIND_SECONDS, null)
  if (row.begun > MAX_BEGUN) return finish(options, lease, { status: 'failed', error: INTERNAL })
  const caller = await resolveJobCaller(reader, kind, row, clock.database())
  if (isRefusal(caller)) return finish(options, lease, failedWith(caller))
  return attempt(options, lease, kind, row, caller)
}

async function attempt(
  options: WorkingOptions,
  lease: Lease,
  kind: JobKind,
  begun: JobRow,
  caller: Caller,
): Promise<Worked> {
  const { log, signal } = options
  const heart = startHeartbeat(options, lease, kind, { row: begun, caller })
  try {
    const end = await kind.work(runningJob(options, lease, heart))
    return await finish(options, lease, end)
  } catch (error) {
    if (error instanceof Yielded) {
      await putBack(options, lease, 0, null)
      return { result: 'yielded' }
    }
    if (heart.refusal) return finish(options, lease, failedWith(heart.refusal))
    if (error instanceof JobLost || heart.isLost) return { result: 'lost' }
    if (signal.aborted) {
      await putBack(options, lease, 0, null)
      return { result: 'stopped' }
    }
    const { attempts } = heart.current.row
    const known = { job: begun.id, organization: begun.organization_id, type: begun.type, attempt: attempts + 1 }
    log.error({ ...known, err: error }, 'a job failed')
    // A statement that took too long may take as long each time, and would be tried for ever.
    const passes = isTransient(error) && !isStatementTimeout(error)
    const seconds = passes ? RETRY_SECONDS[0] : RETRY_SECONDS[attempts]
    if (seconds === undefined) return finish(options, lease, { status: 'failed', error: INTERNAL })
    return putBack(options, lease, seconds, passes ? null : messageOf(error))
  } finally {
    heart.stop()
  }
}

function runningJob(options: WorkingOptions, lease: Lease, heart: Heartbeat): RunningJob {
  const { database, clock, log } = options
  const startedAt = performance.now()
  let commits = 0
  const commit = async <T>(act: (work: Work) => Promise<JobStep<T>>): Promise<T> => {
    heart.signal.throwIfAborted()
    let advanced = heart.current.row
    commits += 1
    const value = await doWork(database, originOf(heart.current), clock.now(), async (work) => {
      // A connection that checked foreign keys when the tables were nearly empty reads them whole each time, however large they grow.
      if (isPowerOfTwo(commits)) work.transaction.defer(discardPlans, [])
      const held = await runMine(work.transaction, holdJob, lease, [])
      if (!held) throw new JobLost('The job is not at hand any more.')
      const step = await act(work)
      if (isRefusal(step.value) && !(step.value as Refusal).keepsWork) return step.value
      advanced = await keepStep(work, lease, heart.current.row, step, clock.database())
      return step.value
    })
    heart.current.row = advanced
    options.onProgress?.(advanced)
    if (advanced.state !== null && (await options.shouldYield?.(advanced, startedAt))) throw new Yielded()
    return value
  }
  return {
    get row() {
      return heart.current.row
    },
    get caller() {
      return heart.current.caller
    },
    signal: heart.signal,
    commit,
    readFile: (file) => readParts(readerOn(database), heart.current.row, file),
    ...{ database, clock, log },
  }
}

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count))

/** What a job does is told as what the call or command did that made it. */
function originOf({ row, caller }: Heartbeat['current']): AuditOrigin {
  const { organization_id: organizationId, client, request_id: requestId } = row
  const source = row.source ?? (row.made_by === 'key' ? 'api' : 'cli')
  return { organizationId, actor: actorOf(caller), source, client, requestId }
}

async function finish(options: WorkingOptions, lease: Lease, end: JobEnd): Promise<Worked> {
  if (end.status === 'waiting') return putBack(options, lease, end.seconds, null)
  const error = end.status === 'failed' ? JSON.stringify(end.error) : null
  const values = [options.clock.database(), end.status, error]
  const row = await runMine(readerOn(options.database), finishJob, lease, values)
  if (!row) return { result: 'lost' }
  options.onProgress?.(row)
  return { result: 'finished', row }
}

async function putBack(
  { database, clock }: WorkingOptions,
  lease: Lease,
  seconds: number,
  error: string | null,
): Promise<Worked> {
  const values = [...mine(lease), clock.database(), seconds, error !== null, error]
  await readerOn(database).run(putBackJob, values)
  return { result: 'failed', retrySeconds: seconds }
}

const MAX_ERROR_LENGTH = 500

function messageOf(error: unknown): string {
  return cleanStart(error instanceof Error ? error.message : String(error), MAX_ERROR_LENGTH)
}
