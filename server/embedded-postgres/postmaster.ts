import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectToMaintenance, LISTEN_ADDRESS } from './connection.ts'
import type { ClusterContext } from './create-cluster.ts'
import { messageOf } from './errors.ts'
import { cleanEnvironment, REACHABLE_FOLDER } from './launch.ts'
import { type Log, lastLines, openLog } from './log.ts'

const START_LIMIT_MS = 30_000
const POLL_MS = 40

export type Started = { pid: number; port: number; client: Client }
export type NotStarted = { obstacle: 'port taken' | 'folder in use' }

export async function startPostmaster(
  context: ClusterContext,
  password: string,
  applicationName: string,
): Promise<Started | NotStarted> {
  const port = await chooseFreePort()
  const log = openLog(context.folder.log, context.account.owner)
  try {
    const child = await spawnPostmaster(context, port, log)
    const ended = once(child, 'exit').then(() => undefined)
    let problem = 'no attempt to connect was made'
    const deadline = Date.now() + START_LIMIT_MS
    while (Date.now() < deadline) {
      if (hasEnded(child)) return explainEnd(context, log)
      try {
        // A stranger who took the port may accept and stay silent, so the end of our server cuts the attempt short.
        const client = await Promise.race([connectToMaintenance({ port, password }, applicationName), ended])
        if (client) return { pid: Number(child.pid), port, client }
      } catch (error) {
        problem = messageOf(error)
      }
      await sleep(POLL_MS)
    }
    child.kill('SIGQUIT')
    throw new Error(
      `PostgreSQL in ${context.folder.name}/postgres accepted no connection for ${START_LIMIT_MS / 1000} seconds ` +
        `(${problem}). The end of its log ${context.folder.name}/postgres.log:\n${lastLines(log.written())}`,
    )
  } finally {
    log.close()
  }
}

async function spawnPostmaster(
  { account, binaries, folder, settings }: ClusterContext,
  port: number,
  log: Log,
): Promise<ChildProcess> {
  const fixed = { listen_addresses: LISTEN_ADDRESS, port: String(port), unix_socket_directories: '' }
  const options = Object.entries({ ...settings, ...fixed }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, ...identity } = account.launch(binaries.postgres, ['-D', folder.cluster, ...options])
  const child = spawn(file, args, {
    ...identity,
    cwd: REACHABLE_FOLDER,
    env: cleanEnvironment(),
    // Its own session: Ctrl-C in the terminal must reach only us, who then stop the server in good order.
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
  })
  await once(child, 'spawn')
  child.unref()
  return child
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function explainEnd({ folder }: ClusterContext, log: Log): NotStarted {
  const text = log.written()
  if (/could not bind|Address already in use/.test(text)) return { obstacle: 'port taken' }
  // The second is said while the orphans of a killed server are still ending.
  if (/postmaster\.pid" already exists|lock file .* is empty|pre-existing shared memory/.test(text)) {
    return { obstacle: 'folder in use' }
  }
  throw new Error(
    `PostgreSQL in ${folder.name}/postgres did not start. The end of its log ${folder.name}/postgres.log:\n${lastLines(text)}`,
  )
}

async function chooseFreePort(): Promise<number> {
  const server = createServer().listen(0, LISTEN_ADDRESS)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found for PostgreSQL.')
  return address.port
}
