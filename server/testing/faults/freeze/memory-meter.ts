import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The kernel's own record of the most that the process ever took. Within one turn nothing of the process can look at
 * its memory, and the heap alone leaves out buffers and what zlib holds; the kernel sees all of it, and its record can
 * be begun anew. Only Linux has it.
 */
const STATUS = '/proc/self/status'
const RECORD = '/proc/self/clear_refs'
const BEGIN_ANEW = '5'

setFlagsFromString('--expose-gc')
const collectGarbage: (options: object) => void = runInNewContext('gc')

/** For pages that are given back in the background. */
const GIVING_BACK_MS = 10

/** What earlier requests left behind is not counted, and cannot be taken again unnoticed. */
export async function collectGarbageFirst(): Promise<void> {
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  await sleep(GIVING_BACK_MS)
}

/** Returns what reads by how many bytes the process has grown at most. */
export function startMemoryMeter(): () => number {
  writeFileSync(RECORD, BEGIN_ANEW)
  const before = readBytes('VmRSS')
  return () => Math.max(0, readBytes('VmHWM') - before)
}

function readBytes(name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(readFileSync(STATUS, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`The kernel does not say ${name}; memory is measured on Linux.`)
  return Number(kilobytes) * 1024
}
