import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectToMaintenance, ensureDatabase } from './connection.ts'
import type { ClusterContext } from './create-cluster.ts'
import { DataFolderError, messageOf, OTHER_WAYS } from './errors.ts'
import { claimOwnership, OWNER_NAME } from './ownership.ts'
import { startPostmaster } from './postmaster.ts'
import { findRunningPostmaster } from './postmaster-file.ts'
import { stopPostmaster } from './shutdown.ts'

/** A server that is starting, recovering or shutting down at the hands of somebody else is given this long. */
const OTHER_SERVER_LIMIT_MS = 30_000
const PORT_ATTEMPTS = 5
const POLL_MS = 100

export type ClaimedServer = { pid: number; port: number; client: Client; adopted: boolean }

export async function claimServer(context: ClusterContext, password: string): Promise<ClaimedServer> {
  const { folder, report } = context
  const deadline = Date.now() + OTHER_SERVER_LIMIT_MS
  let attempts = 0
  let portsTaken = 0
  let problem = 'it is starting or stopping'
  for (;;) {
    const running = findRunningPostmaster(folder.cluster)
    if (!running) {
      if (attempts++ === 0) report(`Starting the database in ${folder.name}/postgres`)
      const started = await startOwn(context, password)
      if ('client' in started) return started
      if (started.obstacle === 'port taken' && ++portsTaken === PORT_ATTEMPTS) {
        throw new Error(`PostgreSQL found no free port in ${PORT_ATTEMPTS} attempts; see ${folder.name}/postgres.log.`)
      }
    } else if (running.pid && running.port) {
      const server = { pid: running.pid, port: running.port }
      try {
        const client = await claim(context, { port: server.port, password })
        report(`Taking over the database server that an earlier Postern left running (process ${server.pid})`)
        return { ...server, client, adopted: true }
      } catch (error) {
        if (error instanceof DataFolderError) throw error
        problem = messageOf(error)
      }
    }
    if (Date.now() > deadline) {
      throw new DataFolderError(
        `A database server is running in ${folder.name}/postgres${running?.pid ? ` (process ${running.pid})` : ''} but ` +
          `cannot be used: ${problem}. Stop it (kill -INT ${running?.pid ?? '<its process id>'}) and start again, or ${OTHER_WAYS}.`,
      )
    }
    await sleep(POLL_MS)
  }
}

async function startOwn(context: ClusterContext, password: string) {
  const started = await startPostmaster(context, password, OWNER_NAME)
  if (!('client' in started)) return started
  try {
    await makeOurs(started.client, context)
    return { ...started, adopted: false }
  } catch (error) {
    // A refusal means that another Postern was quicker to claim the server we started: then it is theirs now.
    if (!(error instanceof DataFolderError)) await stopPostmaster(context.folder.cluster, started.pid)
    throw error
  }
}

async function claim(context: ClusterContext, address: { port: number; password: string }): Promise<Client> {
  const client = await connectToMaintenance(address, OWNER_NAME)
  await makeOurs(client, context)
  return client
}

async function makeOurs(client: Client, { folder }: ClusterContext): Promise<void> {
  try {
    await claimOwnership(client, folder)
    await ensureDatabase(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
