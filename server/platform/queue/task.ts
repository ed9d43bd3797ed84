import type { Signal } from './signal.ts'

export type TaskRun = {
  /** Aborted when the process begins to stop. */
  signal: AbortSignal
  /** Rung when the task is woken while it runs. */
  wakeSignal: Signal
}

/** Work in the background that comes back by itself. Any number of processes may run it at the same time. */
export type ScheduledTask = {
  /** What it is woken by, and how the log calls it. */
  name: string
  /** A cron expression in UTC. */
  every: string
  /** Whether commits may wake it with `wake`; else only the clock does. */
  wakeable?: boolean
  /** Begins what goes on beside its runs, when the process starts. */
  start?(): Promise<void>
  /** Ends that, and resolves when what is at hand is done. */
  stop?(): Promise<void>
  /** Answers after how many seconds it wants to run again, where it knows. */
  run(context: TaskRun): Promise<number | null | undefined>
}
