export type Settings = {
  /** How often everything is measured; the worst counts. */
  runs: number
  rounds: number
  seconds: number
  connections: number
  warmUpSeconds: number
  /** Too short to judge by: only shows that the bench works. */
  short: boolean
  /** Where both servers leave their processor profiles. */
  profileFolder?: string
}

/** A run that is short, or slowed by a profiler, shows nothing of how fast a server is. */
export const hasBars = ({ short, profileFolder }: Settings): boolean => !short && !profileFolder

/** Connections to the database, the same on both sides. */
export const POOL_SIZE = 16

export const SHORT = { rounds: 2, seconds: 0.5 }
export const FULL = { rounds: 5, seconds: 2.5 }
export const CONNECTIONS = 32
/** V8 compiles what is used often for so long after a start. */
export const WARM_UP_SECONDS = 10
