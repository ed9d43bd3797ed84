import { rm } from 'node:fs/promises'
import {
  addDatabase,
  type ClusterDatabase,
  type ClusterNode,
  findPlaces,
  runOn,
  waitForNode,
} from './cluster-database.ts'
import type { Load } from './load.ts'
import { findLocalNode, killNode, makeNode, startNode, stopNode } from './local-node.ts'

/** How long it took, in seconds, and the longest that each organization waited, in ms. */
export type Disturbed = { what: string; seconds: number; waits: number[] }

const timed = async (what: string, load: Load, disturb: () => Promise<unknown>): Promise<Disturbed> => {
  let seconds = 0
  const waits = await load.during(async () => {
    const began = Date.now()
    await disturb()
    seconds = (Date.now() - began) / 1000
  })
  return { what, seconds, waits }
}

/** The part of the first organization goes to another node, while it is written to. */
export async function moveShard(cluster: ClusterDatabase, nodes: ClusterNode[], load: Load): Promise<Disturbed> {
  const [place] = await findPlaces(cluster.database, [load.sites[0]?.organizationId ?? ''], nodes)
  const from = nodes[place?.place ?? -1]
  const to = nodes[((place?.place ?? 0) + 1) % nodes.length]
  if (!place || !from || !to) throw new Error('The organization is nowhere.')
  const values = [place.shard, from.host, from.port, to.host, to.port]
  return timed(`a part was moved from ${from.port} to ${to.port}`, load, () =>
    cluster.database.raw('select citus_move_shard_placement(?, ?, ?, ?, ?)', values),
  )
}

const AWAY_MS = 5_000

/** Null: the node is on another machine, and stays. */
export async function killWorker(
  cluster: ClusterDatabase,
  nodes: ClusterNode[],
  load: Load,
): Promise<Disturbed | null> {
  const worker = nodes.at(-1)
  const local = worker && (await findLocalNode(cluster.url, worker))
  if (!local) return null
  return timed(`the worker ${worker.port} was killed and away for ${AWAY_MS / 1000} s`, load, async () => {
    killNode(local)
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
    await startNode(local)
    await waitForNode(cluster.url, worker)
  })
}

/** A further worker, to which parts of the others go. Null: the nodes are on other machines. */
export async function addWorker(
  cluster: ClusterDatabase,
  nodes: ClusterNode[],
  load: Load,
  cleanUp: AsyncDisposableStack,
): Promise<Disturbed | null> {
  const worker = nodes.at(-1)
  const like = worker && (await findLocalNode(cluster.url, worker))
  if (!like) return null
  const { username, pathname } = new URL(cluster.url)
  const added = await makeNode(like, username || 'postgres')
  cleanUp.defer(async () => {
    await stopNode(added)
    await rm(added.folder, { recursive: true, force: true })
  })
  await addDatabase(cluster.url.replace(pathname, '/postgres'), added, pathname.slice(1))
  // By connections of their own: the coordinator's sessions of before still have one to the worker that was killed.
  const coordinator = coordinatorOf(cluster)
  await runOn(cluster.url, coordinator, `select citus_add_node('${added.host}', ${added.port})`)
  return timed('a worker was added, and took its share', load, () =>
    runOn(cluster.url, coordinator, 'select rebalance_table_shards()'),
  )
}

function coordinatorOf({ url }: ClusterDatabase): ClusterNode {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}

/** Of each node, how many parts it has. */
export async function countParts(cluster: ClusterDatabase): Promise<Record<string, number>> {
  const rows = await runOn(
    cluster.url,
    coordinatorOf(cluster),
    `select nodeport, count(*)::int as parts from citus_shards where table_name = 'groups'::regclass group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ nodeport, parts }: { nodeport: number; parts: number }) => [nodeport, parts]))
}
