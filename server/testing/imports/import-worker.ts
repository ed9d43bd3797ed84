import { buildImportJobKind } from '../../areas/imports/import-job-kind.ts'
import type { JobKind } from '../../areas/jobs/index.ts'
import { buildLog } from '../../platform/log.ts'
import { drainJobs } from '../jobs/drain-jobs.ts'
import type { TestServer } from '../test-server.ts'

type Options = {
  /** Rows per transaction. */
  chunk?: number
  signal?: AbortSignal
}

/** Runs the imports that are due, until there are none or the signal aborts. */
export async function runDueImports({ database, clock }: TestServer, { chunk, signal }: Options = {}): Promise<void> {
  const kinds = [buildImportJobKind(chunk) as JobKind]
  await drainJobs({ database, clock, log: buildLog('silent'), kinds }, signal)
}
