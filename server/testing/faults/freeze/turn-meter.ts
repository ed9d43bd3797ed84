/**
 * Preloaded into the server's process: measures and profiles the longest turn of its event loop, in CPU time, and the
 * memory that the process takes.
 */

import { writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'
import { collectGarbageFirst, startMemoryMeter } from './memory-meter.ts'
import type { MeterCommand, TurnMeterResult } from './meter-messages.ts'

const INTERVAL_MS = 1

/** CPU time of this thread; unlike wall-clock time it does not grow when the machine is busy. */
function processorMicroseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

let previous = processorMicroseconds()
let [longest, total] = [0, 0]
let readPeak: (() => number) | null = null

function endTurn(): void {
  const now = processorMicroseconds()
  longest = Math.max(longest, now - previous)
  total += now - previous
  previous = now
}

setInterval(endTurn, INTERVAL_MS).unref()

let session: Session | null = null

async function startProfile(): Promise<void> {
  session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
}

async function writeProfile(file: string): Promise<void> {
  const result = await session?.post('Profiler.stop')
  session?.disconnect()
  session = null
  await writeFile(file, JSON.stringify(result?.profile))
}

process.on('message', async ({ act, profile, memory }: MeterCommand) => {
  if (act === 'start') {
    if (profile) await startProfile()
    if (memory) await collectGarbageFirst()
    readPeak = memory ? startMemoryMeter() : null
    previous = processorMicroseconds()
    longest = 0
    total = 0
  } else endTurn()
  const answer: TurnMeterResult = {
    longestTurnMs: longest / 1000,
    processorMs: total / 1000,
    peakBytes: act === 'stop' && readPeak ? readPeak() : null,
  }
  if (act === 'stop' && profile) await writeProfile(profile)
  process.send?.(answer)
})

// The measuring process has ended.
process.on('disconnect', () => process.exit(1))
