import type { WakeSignal } from './wake-signal.ts'

export type TaskRunContext = {
  /** Aborted when the process begins to stop. */
  signal: AbortSignal
  /** Rings when the task is woken while it runs. */
  wakeSignal: WakeSignal
}

/** Background work that recurs. Any number of processes may run it at the same time. */
export type ScheduledTask = {
  /** The name for `wake` and the log. */
  name: string
  /** A cron expression in UTC. */
  every: string
  /** Whether `wake` may start it; otherwise only the schedule does. */
  wakeable?: boolean
  /** Starts what runs besides `run`, when the process starts. */
  start?(): Promise<void>
  /** Stops that, and resolves when its current work is done. */
  stop?(): Promise<void>
  /** Returns in how many seconds it wants to run again, if it knows. */
  run(context: TaskRunContext): Promise<number | null | undefined>
}
