import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, isPostmasterOf } from './process-table.ts'

const FAST_SHUTDOWN_LIMIT_MS = 10_000
const IMMEDIATE_SHUTDOWN_LIMIT_MS = 10_000
const POLL_MS = 20

/** An adopted server is not our child, so its end is seen only by looking for it. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  if (!isPostmasterOf(cluster, pid)) return
  signalPostmaster(cluster, pid, 'SIGINT')
  if (await waitForEnd(pid, FAST_SHUTDOWN_LIMIT_MS)) return
  signalPostmaster(cluster, pid, 'SIGQUIT')
  if (await waitForEnd(pid, IMMEDIATE_SHUTDOWN_LIMIT_MS)) return
  signalPostmaster(cluster, pid, 'SIGKILL')
  await waitForEnd(pid, Number.POSITIVE_INFINITY)
}

export function signalPostmaster(cluster: string, pid: number, signal: NodeJS.Signals): void {
  if (!isPostmasterOf(cluster, pid)) return
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}

async function waitForEnd(pid: number, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}
