import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { distributeTables } from '../../platform/database/distribution.ts'
import { migrate, withMigrationLock } from '../../platform/database/migrate.ts'
import { withDatabaseName } from '../test-database.ts'

export type ClusterNode = { host: string; port: number }

export type ClusterDatabase = {
  url: string
  database: Database
  /** How long making the tables of all nodes took, in seconds. */
  seconds: number
  drop(): Promise<void>
}

/** Why there is nothing to run on, or the nodes; the first is the coordinator. */
export async function findClusterNodes(url: string): Promise<string | ClusterNode[]> {
  const database = connectDatabase({ url, poolSize: 1, applicationName: 'cluster' })
  try {
    const { rows } = await database.raw(`select to_regclass('pg_dist_node') as known`)
    if (!rows[0].known) return 'This database has no Citus: "create extension citus" on each node comes first.'
    const nodes = await database('pg_dist_node').orderBy('groupid').select('nodename as host', 'nodeport as port')
    return nodes.length > 2 ? nodes : `The cluster has ${nodes.length} nodes; this needs a coordinator and two workers.`
  } catch (error) {
    return `The database could not be asked: ${(error as Error).message}`
  } finally {
    await database.destroy()
  }
}

export const urlOfNode = (url: string, { host, port }: ClusterNode): string => {
  const changed = new URL(url)
  changed.hostname = host
  changed.port = String(port)
  return changed.href
}

/** A database of its own on all nodes, migrated and distributed. The coordinator has organizations, too. */
export async function openClusterDatabase(url: string, nodes: ClusterNode[]): Promise<ClusterDatabase> {
  const name = `cluster_${randomBytes(4).toString('hex')}`
  const made: ClusterNode[] = []
  for (const node of nodes) {
    await addDatabase(url, node, name)
    made.push(node)
  }
  const own = withDatabaseName(url, name)
  const database = connectDatabase({ url: own, poolSize: 4, applicationName: 'cluster' })
  const [coordinator, ...workers] = nodes
  if (!coordinator) throw new Error('There is no coordinator.')
  await database.raw('select citus_set_coordinator_host(?, ?)', [coordinator.host, coordinator.port])
  for (const { host, port } of workers) await database.raw('select citus_add_node(?, ?)', [host, port])
  const { host, port } = coordinator
  await database.raw(`select citus_set_node_property(?, ?, 'shouldhaveshards', true)`, [host, port])
  await migrate(database)
  const began = Date.now()
  await withMigrationLock(database, distributeTables)
  const seconds = (Date.now() - began) / 1000
  const drop = async () => {
    await database.destroy()
    for (const node of made) {
      await runOn(url, node, `drop database if exists ${name} with (force)`).catch((error: Error) => {
        process.stderr.write(`${name} could not be dropped on ${node.port}: ${error.message}\n`)
      })
    }
  }
  return { url: own, database, seconds, drop }
}

export async function addDatabase(url: string, node: ClusterNode, name: string): Promise<void> {
  await runOn(url, node, `create database ${name}`)
  await runOn(withDatabaseName(url, name), node, 'create extension if not exists citus')
}

export async function runOn(url: string, node: ClusterNode, statement: string) {
  const database = connectDatabase({ url: urlOfNode(url, node), poolSize: 1, applicationName: 'cluster' })
  try {
    return (await database.raw(statement)).rows
  } finally {
    await database.destroy()
  }
}

const POLL_MS = 50

/** Until the node answers again. */
export async function waitForNode(url: string, node: ClusterNode): Promise<void> {
  for (;;) {
    const answered = await runOn(url, node, 'select 1').then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(POLL_MS)
  }
}

/** The node of each organization: its place in the list of nodes. */
export async function findPlaces(database: Database, organizations: string[], nodes: ClusterNode[]) {
  const { rows } = await database.raw<{ rows: { port: number; shard: string }[] }>(
    `select s.nodeport as port, s.shardid as shard from unnest(?::text[]) with ordinality sent (id, place)
     join citus_shards s on s.table_name = 'groups'::regclass
       and s.shardid = get_shard_id_for_distribution_column('groups', sent.id)
     order by place`,
    [organizations],
  )
  return rows.map(({ port, shard }) => ({ shard, place: nodes.findIndex((node) => node.port === port) }))
}
