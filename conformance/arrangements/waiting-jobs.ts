import { operationOf } from '../contract.ts'
import type { Stage } from '../world/stage.ts'

/** An organization may have few jobs that wait, and nobody may be there to work on them: those of earlier cases are cancelled. */
export async function makeRoom(stage: Stage, type: 'import' | 'export' | 'source_import'): Promise<void> {
  const { data } = await stage.perform('listJobs', { query: { type, status: 'queued', limit: 100 } })
  const operation = operationOf('cancelJob')
  // One may have come to its end meanwhile.
  for (const { id } of data) await stage.send(operation, { key: await stage.keyFor(operation), path: { job: id } })
}
