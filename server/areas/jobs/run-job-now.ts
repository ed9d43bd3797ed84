import { randomUUID } from 'node:crypto'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { sql } from '../../platform/database/prepared.ts'
import { beginWork, type Work } from '../../platform/work/work.ts'
import { deleteJobSource, readJobFileParts } from './files.ts'
import { finishJobSql, leaseJobSql, releaseJobSql } from './lease-queries.ts'
import type { JobRow } from './rows.ts'
import type { JobKind, JobStepResult, JobTools, RunningJob } from './running-job.ts'
import { runWithJobLease, storeJobStep } from './running-job.ts'

const savepointSql = sql('job-savepoint')`savepoint job_step`
const keepSql = sql('keep-job')`release savepoint job_step`
const undoSql = sql('job-undo')`rollback to savepoint job_step`

/** Runs a small job while the caller waits, in the transaction that made it, so both commit together. */
export async function runJobNow(tools: JobTools, work: Work, kind: JobKind, made: JobRow, caller: Caller) {
  const { transaction, now, origin } = work
  const lease = { organization_id: made.organization_id, id: made.id, lease: randomUUID() }
  let row = (await runWithJobLease(transaction, leaseJobSql, lease, [now])) ?? made
  let hasFile = false

  const commit = async <T>(act: (work: Work) => Promise<JobStepResult<T>>): Promise<T> => {
    const part = beginWork(transaction, now, origin)
    await transaction.run(savepointSql, [])
    try {
      const step = await act(part)
      if (isRefusal(step.value) && !(step.value as Refusal).keepsWork) {
        await transaction.run(undoSql, [])
        return step.value
      }
      row = await storeJobStep(part, lease, row, step)
      // The next step must see the deferred statements of this one.
      if (part.steps.length > 0) await transaction.runAll(part.steps)
      await transaction.run(keepSql, [])
      for (const change of part.changes) work.audit(change)
      for (const event of part.webhookEvents) work.raise(event)
      for (const name of part.woken) work.wake(name)
      return step.value
    } catch (error) {
      await transaction.run(undoSql, []).catch(() => {})
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
    readFile: (file, from) => {
      hasFile = true
      return readJobFileParts(transaction, row, file, from)
    },
    ...tools,
  }
  const end = await kind.work(job)
  if (end.status !== 'waiting' && hasFile) await deleteJobSource(transaction, row)
  if (end.status === 'waiting')
    return (await runWithJobLease(transaction, releaseJobSql, lease, [now, end.seconds, null])) ?? row
  const error = end.status === 'failed' ? JSON.stringify(end.error) : null
  return (await runWithJobLease(transaction, finishJobSql, lease, [now, end.status, error])) ?? row
}
