import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Address, connectToMaintenance } from './connection.ts'
import type { ClusterContext } from './create-cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { DataFolderError } from './errors.ts'
import { claimOwnership, OWNER_NAME } from './ownership.ts'
import { isPostmasterOf } from './process-table.ts'

export type Claim = { pid: number; port: number; client: Client }

export type KeptClaim = {
  /** Ends the connection that the claim hangs on. */
  letGo(): Promise<void>
  /** From now on the end of the server is no surprise. */
  expectEnd(): void
}

const POLL_MS = 100

/**
 * Holds on to the server. When one of its processes crashes, PostgreSQL ends every connection and recovers by itself: the
 * server is lost only when its first process is gone, or when somebody else has claimed it meanwhile.
 */
export function keepClaim(
  { folder }: ClusterContext,
  { pid, port, client: first }: Claim,
  password: string,
  onLost: (reason: Error) => void,
): KeptClaim {
  let client = first
  let ending = false

  const lose = (reason: Error) => {
    if (ending) return
    ending = true
    onLost(reason)
  }
  const reclaim = async () => {
    while (!ending && isPostmasterOf(folder.cluster, pid)) {
      try {
        return hold(await claimAgain(folder, { port, password }))
      } catch (error) {
        if (error instanceof DataFolderError) return lose(error)
        await sleep(POLL_MS)
      }
    }
    lose(new Error(`PostgreSQL in ${folder.name}/postgres ended unexpectedly. Its log is ${folder.name}/postgres.log.`))
  }
  const hold = (claimed: Client) => {
    client = claimed
    client.once('end', reclaim)
    if (ending) void client.end().catch(() => {})
  }

  hold(first)
  return {
    letGo: () => client.end().catch(() => {}),
    expectEnd: () => {
      ending = true
    },
  }
}

async function claimAgain(folder: DataFolder, address: Address): Promise<Client> {
  const client = await connectToMaintenance(address, OWNER_NAME)
  try {
    await claimOwnership(client, folder)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
