export type BenchSettings = {
  /** How often everything is measured; the worst run counts. */
  runs: number
  rounds: number
  seconds: number
  connections: number
  warmUpSeconds: number
  /** Too short to judge by: only shows that the bench works. */
  short: boolean
  profileFolder?: string
}

/** A run that is short or slowed by a profiler says nothing about speed. */
export const shouldCheckThresholds = ({ short, profileFolder }: BenchSettings): boolean => !short && !profileFolder

/** Database connections, the same on both sides. */
export const DATABASE_POOL_SIZE = 16

export const SHORT_RUN = { rounds: 2, seconds: 0.5 }
export const FULL_RUN = { rounds: 5, seconds: 2.5 }
export const DEFAULT_CONNECTIONS = 32
/** V8 takes this long after a start to compile hot code. */
export const WARM_UP_SECONDS = 10
