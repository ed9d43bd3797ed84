import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PATIENCE_MS = 15_000

export function hasProcessEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasProcessEnded(child) || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(force)
}
