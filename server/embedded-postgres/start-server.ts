import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClaimedPostgres, claimPostgres, LISTEN_ADDRESS } from './claim.ts'
import type { ClusterContext } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { DATABASE_ADVICE, DataFolderError, toErrorText } from './errors.ts'
import { findPostmaster } from './postmaster.ts'
import { getSpawnOptions } from './programs.ts'

/** For a server that is starting, recovering or shutting down, ours or not. */
const LIMIT_MS = 30_000
const PORT_ATTEMPTS = 5
const POLL_MS = 40
const LOG_LIMIT_BYTES = 10 * 1024 * 1024
const LINES_SHOWN = 15

/** Starts a server, or adopts one that an earlier Postern left running. */
export async function startPostgresServer(
  context: ClusterContext,
  password: string,
): Promise<ClaimedPostgres & { adopted: boolean }> {
  const { folder, report } = context
  const deadline = Date.now() + LIMIT_MS
  let own: OwnServer | undefined
  let attempts = 0
  // PostgreSQL would take a comma for the end of the path.
  let sockets = process.platform === 'win32' || folder.cluster.includes(',') ? '' : folder.cluster
  let problem = 'it is starting or stopping'
  while (Date.now() < deadline) {
    const running = findPostmaster(folder.cluster)
    if (running?.pid && running.port) {
      const server = { pid: running.pid, port: running.port, sockets: running.sockets, password }
      try {
        const client = await claimPostgres(folder, server)
        const adopted = server.pid !== own?.child.pid
        if (adopted)
          report(`Taking over the database server that an earlier Postern left running (process ${server.pid})`)
        return { ...server, client, adopted }
      } catch (error) {
        // Another Postern claimed it first, even if we started it.
        if (error instanceof DataFolderError) throw error
        problem = toErrorText(error)
      }
    } else if (!running && (!own || hasEnded(own.child))) {
      if (own) {
        const logged = readLog(folder.log, own.logStart)
        // Its path is too long, or a folder that a container shares with its host holds none.
        if (NO_SOCKETS.test(logged)) sockets = ''
        else refuseBrokenServer(folder, logged, attempts)
      } else report(`Starting the database in ${folder.name}/postgres`)
      attempts += 1
      own = await launchServer(context, sockets)
    }
    await sleep(POLL_MS)
  }
  throw explainSilence(context, own, problem)
}

type OwnServer = { child: ChildProcess; logStart: number }

async function launchServer({ account, binaries, folder, settings }: ClusterContext, sockets: string) {
  const port = String(await chooseFreePort())
  removeAbandonedSockets(folder.cluster)
  const given = { unix_socket_directories: sockets, ...settings }
  const options = Object.entries({ ...given, listen_addresses: LISTEN_ADDRESS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const { file, args, ...identity } = account.launch(binaries.postgres, ['-D', folder.cluster, ...options])
  // As root in a folder of another user: a planted symbolic link must not change the owner of its target.
  const noLinks = account.owner ? constants.O_NOFOLLOW : 0
  const log = openSync(folder.log, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | noLinks, 0o600)
  try {
    if (account.owner) fchownSync(log, account.owner.uid, account.owner.gid)
    if (fstatSync(log).size > LOG_LIMIT_BYTES) ftruncateSync(log)
    const logStart = fstatSync(log).size
    // A session of its own, so that Ctrl-C reaches only us; we then stop the server in order.
    const child = spawn(file, args, { ...identity, ...getSpawnOptions(), detached: true, stdio: ['ignore', log, log] })
    await once(child, 'spawn')
    child.unref()
    return { child, logStart }
  } finally {
    closeSync(log)
  }
}

const NO_SOCKETS = /could not create any Unix-domain sockets/
const SOCKET = /^\.s\.PGSQL\.\d+/
/** A killed server leaves its socket, under a port that is not used again. */
function removeAbandonedSockets(cluster: string): void {
  for (const entry of readdirSync(cluster)) if (SOCKET.test(entry)) rmSync(join(cluster, entry), { force: true })
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Returns if another attempt may help, because the port or folder was in use. */
function refuseBrokenServer(folder: DataFolder, logged: string, attempts: number): void {
  if (/could not bind|Address already in use/.test(logged)) {
    if (attempts < PORT_ATTEMPTS) return
    throw new Error(`PostgreSQL found no free port in ${PORT_ATTEMPTS} attempts; see ${folder.name}/postgres.log.`)
  }
  // The last message appears while orphans of a killed server are still ending.
  if (/postmaster\.pid" already exists|lock file .* is empty|pre-existing shared memory/.test(logged)) return
  throw new Error(`PostgreSQL in ${folder.name}/postgres did not start. ${endOfLog(folder.name, logged)}`)
}

function explainSilence({ folder }: ClusterContext, own: OwnServer | undefined, problem: string): Error {
  if (own && !hasEnded(own.child)) {
    own.child.kill('SIGQUIT')
    return new Error(
      `PostgreSQL in ${folder.name}/postgres accepted no connection for ${LIMIT_MS / 1000} seconds (${problem}). ` +
        endOfLog(folder.name, readLog(folder.log, own.logStart)),
    )
  }
  const pid = findPostmaster(folder.cluster)?.pid
  return new DataFolderError(
    `A database server is running in ${folder.name}/postgres${pid ? ` (process ${pid})` : ''} but ` +
      `cannot be used: ${problem}. Stop it (kill -INT ${pid ?? '<its process id>'}) and start again, or ${DATABASE_ADVICE}.`,
  )
}

const readLog = (path: string, start: number) => readFileSync(path).subarray(start).toString('utf8')

const endOfLog = (folder: string, logged: string): string =>
  `The end of its log ${folder}/postgres.log:\n${logged.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')}`

async function chooseFreePort(): Promise<number> {
  const server = createServer().listen(0, LISTEN_ADDRESS)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
