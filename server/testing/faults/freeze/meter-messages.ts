/** Messages between the measuring process and the meters. `profile` is the file to write to. */
export type MeterRequest = { act: 'start' | 'stop'; profile?: string | null }

/** From the turn meter inside the server. */
export type MeterAnswer = { longestTurnMs: number }

/** From the process that requests /livez. */
export type ProbeAnswer = { longestWaitMs: number; failed: number }
