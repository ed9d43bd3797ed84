import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getErrorCode } from '../platform/database/error-codes.ts'
import { readIfExists, statIfExists } from './data-folder.ts'

/** Without a port, it is still writing its pid file. */
export type PostmasterStatus = { pid: number | undefined; port: number | undefined; sockets?: string | undefined }

const WRITING_LIMIT_MS = 2_000
const POLL_MS = 20

/** PostgreSQL fails on a pid file that is empty or names an unrelated live process, so those are removed here. */
export function findPostmaster(cluster: string): PostmasterStatus | undefined {
  const file = join(cluster, 'postmaster.pid')
  const content = readIfExists(file)
  if (content === undefined) return undefined
  const [first, , , fourth, fifth] = content.split('\n')
  const pid = Math.abs(Number.parseInt(first ?? '', 10))
  if (isPostmasterOf(cluster, pid))
    return { pid, port: Number.parseInt(fourth ?? '', 10) || undefined, sockets: fifth || undefined }
  const age = Date.now() - (statIfExists(file)?.mtimeMs ?? 0)
  if (!pid && age < WRITING_LIMIT_MS) return { pid: undefined, port: undefined }
  // A server that has just started has replaced the file.
  if ((!pid || isTaken(pid)) && readIfExists(file) === content) rmSync(file, { force: true })
  return undefined
}

/** A process id alone proves nothing: after a reboot or in a container it is soon reused. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!pid || !isProcessAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster) return true
  return `${commandLine(pid) ?? ''} `.includes(` -D ${cluster} `)
}

function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux')
    return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
  return attempt(() => execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim())
}

/** In a container whose init does not reap orphans, an ended process stays as a zombie. */
export function isProcessAlive(pid: number): boolean {
  const state = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  const isZombie = state !== undefined && /^[ZX]/.test(state.slice(state.lastIndexOf(')') + 2))
  return isTaken(pid) && !isZombie
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}

/** PostgreSQL's fast and immediate shutdown, then force; with the time for each. */
const ENDINGS: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', Number.POSITIVE_INFINITY],
]

/** An adopted server is not our child, so its end has to be polled. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  if (!isPostmasterOf(cluster, pid)) return
  for (const [signal, limit] of ENDINGS) {
    signalPostmaster(cluster, pid, signal)
    const deadline = Date.now() + limit
    while (isProcessAlive(pid) && Date.now() < deadline) await sleep(POLL_MS)
  }
}

export function signalPostmaster(cluster: string, pid: number, signal: NodeJS.Signals): void {
  // It may end between the check and the signal.
  if (isPostmasterOf(cluster, pid)) attempt(() => process.kill(pid, signal))
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
