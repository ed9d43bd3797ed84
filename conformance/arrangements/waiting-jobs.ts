import { operationOf } from '../contract.ts'
import { casts } from '../world/casts.ts'
import type { HeldKey } from '../world/roles.ts'
import type { Stage } from '../world/stage.ts'

/** An organization may have few jobs that wait, and nobody may be there to work on them: those of earlier cases are cancelled. */
export async function makeRoom(stage: Stage, type: 'import' | 'export' | 'source_import'): Promise<void> {
  const { data } = await stage.perform('listJobs', { query: { type, status: 'queued', limit: 100 } })
  const operation = operationOf('cancelJob')
  // One may have come to its end meanwhile.
  for (const { id } of data) await stage.send(operation, { key: await stage.keyFor(operation), path: { job: id } })
}

/** The request of an organization that has as many jobs waiting as it may. */
export async function withMostJobs<Request extends object>(
  stage: Stage,
  request: (busy: Stage) => Promise<Request>,
): Promise<Request & { key: HeldKey | null }> {
  const busy = await casts.mostJobs(stage)
  return { ...(await request(busy)), key: await busy.keyFor(operationOf('createImport')) }
}
