import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { addToFile, dropFiles } from './files.ts'
import type { JobStep } from './kind.ts'
import { advanceJob } from './lease-queries.ts'
import type { JobFileKind, JobRow } from './rows.ts'

/** The lease is lost to another worker or a cancellation: this transaction must not commit. */
export class JobLost extends Error {
  override message = 'The job is not at hand any more.'
}

export type Lease = { organization_id: string; id: string; lease: string }

/** Stores the progress of the job in the transaction of the step. */
export async function keepStep<T>(
  { transaction }: Pick<Work, 'transaction'>,
  lease: Lease,
  row: JobRow,
  step: JobStep<T>,
  time: Date | null,
): Promise<JobRow> {
  if (step.beginsAnew) await dropFiles(transaction, row)
  const added = { result: 0, rejects: 0 } satisfies Record<JobFileKind, number>
  for (const { kind, bytes } of step.files ?? []) {
    await addToFile(transaction, row, kind, bytes)
    added[kind] += bytes.length
  }
  const advanced = await runMine(transaction, advanceJob, lease, [
    time,
    step.state !== undefined,
    jsonOf(step.state),
    step.done ?? null,
    step.total !== undefined,
    step.total ?? null,
    jsonOf(step.counts),
    JSON.stringify(step.warnings ?? []),
    added.result,
    added.rejects,
    step.beginsAnew ?? false,
  ])
  if (!advanced) throw new JobLost()
  return advanced
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}

/** Runs a statement under a lease; undefined when the lease is lost. */
export async function runMine(
  reader: Reader,
  statement: Statement,
  { organization_id, id, lease }: Lease,
  values: unknown[],
): Promise<JobRow | undefined> {
  const [row] = await reader.run<JobRow>(statement, [organization_id, id, lease, ...values])
  return row
}
