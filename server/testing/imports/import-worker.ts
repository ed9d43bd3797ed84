import { buildImportKind } from '../../areas/imports/kind.ts'
import { type JobKind, jobTask } from '../../areas/jobs/index.ts'
import { buildLog } from '../../platform/log.ts'
import { createSignal } from '../../platform/queue/signal.ts'
import type { TestServer } from '../test-server.ts'

type Options = {
  /** How many rows a transaction has. */
  chunk?: number
  signal?: AbortSignal
}

/** Does the imports that are due, until none is or somebody has enough. */
export async function workOnImports({ database, clock }: TestServer, { chunk, signal }: Options = {}): Promise<void> {
  const kinds = [buildImportKind(chunk) as JobKind]
  const task = jobTask({ database, clock, log: buildLog('silent'), kinds })
  await task.run({ signal: signal ?? new AbortController().signal, wakeSignal: createSignal() })
}
