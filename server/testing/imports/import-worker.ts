import { buildImportKind } from '../../areas/imports/kind.ts'
import type { JobKind } from '../../areas/jobs/index.ts'
import { buildLog } from '../../platform/log.ts'
import { drainJobs } from '../jobs/drain-jobs.ts'
import type { TestServer } from '../test-server.ts'

type Options = {
  /** How many rows a transaction has. */
  chunk?: number
  signal?: AbortSignal
}

/** Does the imports that are due, until none is or somebody has enough. */
export async function workOnImports({ database, clock }: TestServer, { chunk, signal }: Options = {}): Promise<void> {
  const kinds = [buildImportKind(chunk) as JobKind]
  await drainJobs({ database, clock, log: buildLog('silent'), kinds }, signal)
}
