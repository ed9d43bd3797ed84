import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from './errors.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  return !isZombie(pid)
}

/** In a container whose first process does not reap orphans, an ended process keeps its id for ever. */
function isZombie(pid: number): boolean {
  const state = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  return state !== undefined && /^[ZX]/.test(state.slice(state.lastIndexOf(')') + 2))
}

/** A process id alone proves nothing: after a reboot or in a container it soon belongs to somebody else. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster) return true
  return `${commandLine(pid) ?? ''} `.includes(` -D ${cluster} `)
}

function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') {
    return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
  }
  return attempt(() => execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim())
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
