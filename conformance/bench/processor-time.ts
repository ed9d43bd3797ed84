import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Seconds of processor that a process has used; NaN where /proc does not tell. Unlike a rate it forgives busy neighbours. */
export function processorSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program, in parentheses, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}
