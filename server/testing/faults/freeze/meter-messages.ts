/** Messages between the measuring process and the meters. `profile` is the file to write to. */
export type MeterCommand = { act: 'start' | 'stop'; profile?: string | null; memory?: boolean }

/** From the turn meter inside the server. */
export type TurnMeterResult = {
  longestTurnMs: number
  /** Of all turns together. */
  processorMs: number
  /** By how much the process grew at its largest; null if it was not asked for. */
  peakBytes: number | null
}

/** From the process that requests /livez. */
export type ProbeResult = { longestWaitMs: number; failed: number }
