/** What the measuring process says to those that it measures with, and what they answer. `profile` is the file to write it to. */
export type MeterRequest = { act: 'start' | 'stop'; profile?: string | null }

/** Of the turn meter inside the server. */
export type MeterAnswer = { longestTurnMs: number }

/** Of the process that asks /livez. */
export type ProbeAnswer = { longestWaitMs: number; failed: number }
