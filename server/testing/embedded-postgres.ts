import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { expect } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'

export const FAST_POSTGRES_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '16MB',
}

export const isRunningAsRoot = process.getuid?.() === 0

export function startFastPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, settings: FAST_POSTGRES_SETTINGS })
}

export function makePostgresDataDir({ mode = 0o755 } = {}) {
  const path = mkdtempSync(join(tmpdir(), 'postern-embedded-'))
  chmodSync(path, mode)
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

export type PostgresOwnerProcess = { child: ChildProcess; outcome: Promise<{ url?: string; refusal?: string }> }

/** A separate process, because only that can be killed without a chance to clean up. */
export function startPostgresOwner(dataDir: string): PostgresOwnerProcess {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../embedded-postgres/index.ts', import.meta.url).href)}
    const say = (outcome) => process.stdout.write(JSON.stringify(outcome) + '\\n')
    startEmbeddedPostgres(${JSON.stringify({ dataDir, settings: FAST_POSTGRES_SETTINGS })}).then(
      ({ url }) => say({ url }),
      (error) => say({ refusal: error.name + ': ' + error.message }),
    )`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const outcome = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(String(line)))
  return { child, outcome }
}

export async function killChildProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

export async function runSqlQuery(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export type SystemProcess = { pid: number; parent: number; uid: number; state: string; command: string }

export function listSystemProcesses(): SystemProcess[] {
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,uid=,state=,command='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, uid, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid && !state.startsWith('Z')
      ? [{ pid: Number(pid), parent: Number(parent), uid: Number(uid), state, command }]
      : []
  })
}

/** The postmaster and its children, whose command lines do not contain the folder. */
export function listPostgresProcesses(dataDir: string): SystemProcess[] {
  const all = listSystemProcesses()
  const postmasters = all.filter(({ command }) => command.includes(` -D ${join(dataDir, 'postgres')} `))
  return all.filter(({ pid, parent }) => postmasters.some((it) => it.pid === pid || it.pid === parent))
}

export function killPostgres(dataDir: string): void {
  for (const { pid } of listPostgresProcesses(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The children of a killed postmaster end by themselves.
    }
  }
}

export function listUnfinishedPostgresClusters(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))
}

export async function waitUntilTrue(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { interval: 10 }).toBe(true)
}
