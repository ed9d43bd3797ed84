import type { LinkSigner } from '../../access/links/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Logger } from '../../platform/log.ts'
import type { JobKind } from './kind.ts'
import type { JobRow } from './rows.ts'

/** What it takes to do jobs. */
export type JobTools = { database: Database; clock: Clock; log: Logger }

/** What it takes to do and to show them. */
export type JobContext = JobTools & { links: LinkSigner }

export type WorkingOptions = JobTools & {
  kindOf(type: string): JobKind | undefined
  /** Aborted when the process stops. */
  signal: AbortSignal
  /** Asked after each commit that it can go on from: whether others should have the place now. */
  shouldYield?: (row: JobRow, startedAt: number) => Promise<boolean>
}
