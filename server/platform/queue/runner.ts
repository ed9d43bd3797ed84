import type { Logger } from '../log.ts'
import type { ScheduledTask } from './task.ts'
import { buildWakeSignal } from './wake-signal.ts'

/** Runs one task in this process, never twice at the same time. */
export type TaskRunner = {
  /** Resolves when a run that began after this call is over, and rejects when it failed. */
  run(): Promise<void>
  wake(): void
  /** Starts no other run, and resolves when the current one is over. */
  stop(): Promise<void>
}

const SHORTEST_PAUSE = 0.1
/** A row is due but cannot be done now. */
const PAUSE_WHEN_DUE = 1
const PAUSE_AFTER_FAILURE = 5
/** The clocks of this process and the database drift apart, so a longer wait is computed again. */
const MAX_PAUSE = 3600

export function buildTaskRunner(task: ScheduledTask, log: Logger): TaskRunner {
  const stopping = new AbortController()
  const wakeSignal = buildWakeSignal()
  let wanted = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const runUntilNobodyAsks = async () => {
    let seen: number
    try {
      do {
        seen = wanted
        clearTimeout(timer)
        planNext(await runOnce())
      } while (seen !== wanted && !stopping.signal.aborted)
    } catch (error) {
      log.error({ task: task.name, err: error }, 'task failed')
      // A wake that arrived during the failed run is not repeated.
      if (task.wakeable) planNext(PAUSE_AFTER_FAILURE)
      throw error
    } finally {
      running = null
    }
  }

  const runOnce = async () => {
    const started = Date.now()
    const again = await task.run({ signal: stopping.signal, wakeSignal })
    log.debug({ task: task.name, duration_ms: Date.now() - started }, 'task done')
    return again
  }

  const planNext = (seconds: number | null | undefined) => {
    if (seconds == null || stopping.signal.aborted) return
    const pause = seconds > 0 ? Math.min(Math.max(seconds, SHORTEST_PAUSE), MAX_PAUSE) : PAUSE_WHEN_DUE
    timer = setTimeout(wake, pause * 1000).unref()
  }

  const run = () => {
    wanted += 1
    wakeSignal.ring()
    if (stopping.signal.aborted) return running ?? Promise.resolve()
    running ??= runUntilNobodyAsks()
    return running
  }

  const wake = () => {
    run().catch(() => {})
  }

  return {
    run,
    wake,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
