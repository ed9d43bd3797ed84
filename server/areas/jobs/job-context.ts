import type { LinkSigner } from '../../access/links/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Logger } from '../../platform/log.ts'
import type { JobKind } from './kind.ts'
import type { JobRow } from './rows.ts'

export type JobTools = { database: Database; clock: Clock; log: Logger }

export type JobContext = JobTools & { links: LinkSigner }

export type WorkingOptions = JobTools & {
  kindOf(type: string): JobKind | undefined
  /** Aborted when the process stops. */
  signal: AbortSignal
  /** Called after each commit that the job can resume from: whether to give this slot to a waiting job. */
  shouldYield?: (row: JobRow, startedAt: number) => Promise<boolean>
}
