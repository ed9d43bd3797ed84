import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { readerOn } from '../../platform/database/prepared.ts'
import type { JobTools } from './desk.ts'
import type { JobKind } from './kind.ts'
import { takeJob } from './lease-queries.ts'
import { findJob } from './queries.ts'
import type { JobRow } from './rows.ts'
import { runMine } from './step.ts'
import { workOn } from './worker.ts'

export type HereOptions = {
  onProgress?: (row: JobRow) => void
  /** Aborted to stop; a worker goes on with the job, unless it is cancelled. */
  signal?: AbortSignal
}

const LOOK_SECONDS = 1

/**
 * Does a job that was made for this process (`here`) in this process, and waits for its end where a worker has it meanwhile. A process
 * that is killed leaves a job that any worker goes on with.
 */
export async function runHere(
  tools: JobTools,
  kind: JobKind,
  made: JobRow,
  { onProgress, signal = new AbortController().signal }: HereOptions = {},
): Promise<JobRow> {
  const reader = readerOn(tools.database)
  const sight = { organizationId: made.organization_id, livemode: null, within: null }
  const kindOf = (type: string) => (type === kind.type ? kind : undefined)
  let lease = made.lease ?? randomUUID()
  let isMine = made.lease !== null
  for (;;) {
    const named = { organization_id: made.organization_id, id: made.id, lease }
    isMine ||= (await runMine(reader, takeJob, named, [tools.clock.database()])) !== undefined
    if (isMine) {
      const worked = await workOn({ ...tools, kindOf, signal, onProgress }, named)
      if (worked.result === 'finished') return worked.row
    }
    isMine = false
    lease = randomUUID()
    const row = await findJob(reader, sight, made.id)
    if (!row || row.finished_at || signal.aborted) return row ?? made
    onProgress?.(row)
    await wait(LOOK_SECONDS * 1000, undefined, { signal }).catch(() => {})
  }
}
