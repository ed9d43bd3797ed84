import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import type { WorkingOptions } from './desk.ts'
import { resolveJobCaller } from './job-caller.ts'
import type { JobKind } from './kind.ts'
import { keepJob } from './lease-queries.ts'
import { LEASE_SECONDS } from './queries.ts'
import type { JobRow } from './rows.ts'
import { JobLost, type Lease, runMine } from './step.ts'

const HEARTBEAT_SECONDS = 5

/** Keeps a job at hand while it is worked on, and says when it is to stop. */
export type Heartbeat = {
  current: { row: JobRow; caller: Caller }
  signal: AbortSignal
  /** Why whoever it acts for may ask for nothing any more. */
  readonly refusal: Refusal | null
  readonly isLost: boolean
  stop(): void
}

export function startHeartbeat(
  options: WorkingOptions,
  lease: Lease,
  kind: JobKind,
  current: Heartbeat['current'],
): Heartbeat {
  const { database, clock, log, signal, heartbeatSeconds = HEARTBEAT_SECONDS } = options
  const reader = readerOn(database)
  const stopping = new AbortController()
  let refusal: Refusal | null = null
  let isLost = false
  let lastBeat = performance.now()
  let beating = false

  const lose = () => {
    isLost = true
    stopping.abort(new JobLost('The job is not at hand any more.'))
  }

  const beat = async () => {
    if (beating) return
    beating = true
    try {
      const kept = await runMine(reader, keepJob, lease, [clock.database()])
      if (!kept) return lose()
      lastBeat = performance.now()
      const standing = await resolveJobCaller(reader, kind, current.row, clock.database())
      if (isRefusal(standing)) {
        refusal = standing
        stopping.abort(new Error(standing.message))
      } else {
        current.caller = standing
      }
    } catch (error) {
      log.warn({ job: lease.id, err: error }, 'a job could not be kept at hand for a moment')
      if (performance.now() - lastBeat > LEASE_SECONDS * 1000) lose()
    } finally {
      beating = false
    }
  }

  const timer = setInterval(() => void beat(), heartbeatSeconds * 1000)
  return {
    current,
    signal: AbortSignal.any([stopping.signal, signal]),
    get refusal() {
      return refusal
    },
    get isLost() {
      return isLost
    },
    stop: () => clearInterval(timer),
  }
}
