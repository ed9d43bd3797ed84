import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import { beginWork, type Work } from '../../platform/work/work.ts'
import { dropSource, readParts } from './files.ts'
import { finishJob, newLease, putBackJob, takeJob } from './lease-queries.ts'
import type { JobRow } from './rows.ts'
import type { JobKind, JobStep, JobTools, RunningJob } from './running-job.ts'
import { keepStep, runMine } from './running-job.ts'

const savepoint: Statement = { name: 'job-savepoint', text: 'savepoint job_step' }
const keep: Statement = { name: 'job-release', text: 'release savepoint job_step' }
const undo: Statement = { name: 'job-undo', text: 'rollback to savepoint job_step' }

/** Runs a small job while the caller waits, in the transaction that made it, so both commit together. */
export async function runNow(
  tools: JobTools,
  work: Work,
  kind: JobKind,
  made: JobRow,
  caller: Caller,
): Promise<JobRow> {
  const { transaction, now, origin } = work
  const lease = { organization_id: made.organization_id, id: made.id, lease: newLease() }
  let row = (await runMine(transaction, takeJob, lease, [now])) ?? made
  let hasFile = false

  const commit = async <T>(act: (work: Work) => Promise<JobStep<T>>): Promise<T> => {
    const part = beginWork(transaction, now, origin)
    await transaction.run(savepoint, [])
    try {
      const step = await act(part)
      if (isRefusal(step.value) && !(step.value as Refusal).keepsWork) {
        await transaction.run(undo, [])
        return step.value
      }
      row = await keepStep(part, lease, row, step, now)
      // The next step must see the deferred statements of this one.
      if (part.steps.length > 0) await transaction.runAll(part.steps)
      await transaction.run(keep, [])
      for (const change of part.changes) work.audit(change)
      for (const event of part.webhookEvents) work.raise(event)
      for (const name of part.woken) work.wake(name)
      return step.value
    } catch (error) {
      await transaction.run(undo, []).catch(() => {})
      throw error
    }
  }

  const job: RunningJob = {
    get row() {
      return row
    },
    caller,
    signal: new AbortController().signal,
    commit,
    readFile: (file) => {
      hasFile = true
      return readParts(transaction, row, file)
    },
    database: tools.database,
    clock: tools.clock,
    log: tools.log,
  }
  const end = await kind.work(job)
  if (end.status !== 'waiting' && hasFile) await dropSource(transaction, row)
  if (end.status === 'waiting') return (await runMine(transaction, putBackJob, lease, [now, end.seconds, null])) ?? row
  const error = end.status === 'failed' ? JSON.stringify(end.error) : null
  return (await runMine(transaction, finishJob, lease, [now, end.status, error])) ?? row
}
