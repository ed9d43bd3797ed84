/**
 * Runs the service on a Citus cluster: real processes, eight organizations over the nodes, conformance, golden cases,
 * kills and the race of the feed; then moves, kills and adds nodes under load. It makes databases of its own there.
 */

import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandOptions, readArgsOrExit, UsageError } from '../command-line.ts'
import { followChangesWhileWriting } from '../faults/changes/follow-changes.ts'
import { importWithKills } from '../faults/import-kills.ts'
import { findWebhookViolations } from '../faults/verify.ts'
import { API_KILL_POINTS, deliverWebhooksWithKills, WORKER_KILL_POINTS } from '../faults/webhook-kills.ts'
import {
  type ClusterDatabase,
  type ClusterNode,
  findClusterNodes,
  findPlaces,
  openClusterDatabase,
} from './cluster-database.ts'
import { addWorker, countParts, type Disturbed, killWorker, moveShard } from './disturbances.ts'
import { startLoad } from './load.ts'
import type { RefusedStatement } from './note-refusals.ts'
import { countCommands } from './one-node.ts'

const PARTS = ['commands', 'conformance', 'scan-cases', 'webhooks', 'import', 'changes', 'nodes'] as const
type Part = (typeof PARTS)[number]

const USAGE = `npm run cluster -- --url postgres://… [--only PART] [--seed 1]

Tests the service on a Citus cluster that is there already, in databases of its own. The part \`nodes\` kills a node, moves
what is on it and adds another, so the cluster must be one that nobody uses. All of it takes about half an hour.

  --url URL     a database of the coordinator, as somebody who may create databases on every node
  --only PART   ${PARTS.join(', ')}; may be given more than once`

const say = (text: string) => process.stdout.write(`${text}\n`)

const options = readArgsOrExit((args) => {
  const known = {
    url: { type: 'string' },
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  } as const
  const { values } = parseCommandOptions({ args, options: known })
  if (values.help) return null
  const { url, only = [...PARTS], seed } = values
  if (url === undefined)
    throw new UsageError('It tests the service on a Citus cluster, and --url says where its coordinator is.')
  const stranger = only.find((part) => !PARTS.some((one) => one === part))
  if (stranger) throw new UsageError(`There is no part ${stranger}.`)
  return { url, only: only as Part[], seed: Number(seed) }
}, USAGE)

const nodes = await findClusterNodes(options.url)
if (typeof nodes === 'string') {
  say(`Nothing is run. ${nodes}`)
  process.exit(2)
}

const ORGANIZATIONS = 8
const ROOT = join(import.meta.dirname, '../../..')
const folder = await mkdtemp(join(tmpdir(), 'postern-cluster-'))
const refusals = join(folder, 'refusals.jsonl')
process.env.REFUSALS = refusals
const HOOK = `--import=${join(import.meta.dirname, 'note-refusals.ts')}`

/** Whether the command ended well; its last lines tell. */
async function runCommand(script: string, args: string[], databaseUrl: string): Promise<boolean> {
  const child = fork(join(ROOT, script), args, {
    execArgv: [HOOK],
    env: { ...process.env, MIGRATED_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  const lines = text.trimEnd().split('\n')
  for (const line of lines.filter((one) => one.startsWith('FAILED')).slice(0, 20)) say(`  ${line}`)
  say(`  ${lines.at(-1)}`)
  return code === 0
}

const toSay = (sentences: string[]) => {
  for (const sentence of sentences.slice(0, 20)) say(`  ${sentence}`)
  return sentences.length === 0
}

async function commands(cluster: ClusterDatabase): Promise<boolean> {
  const counted = await countCommands(cluster)
  for (const { name, commands, nodes, prepared } of counted)
    say(
      `  ${name}: ${commands} commands to ${nodes} nodes, ${prepared ? `a commit in two phases on ${prepared}` : 'no commit in two phases'}`,
    )
  return counted.every(({ name, nodes, prepared }) => nodes <= 1 && (prepared === 0 || name === 'a job'))
}

async function webhooks({ url }: ClusterDatabase): Promise<boolean> {
  const { evidence, acts, kills } = await deliverWebhooksWithKills({
    databaseUrl: url,
    seed: options.seed,
    pauseMilliseconds: 400,
    workerPoints: WORKER_KILL_POINTS.flatMap((point) => [point, null]),
    workerKills: 30,
    apiPoints: API_KILL_POINTS.flatMap((point) => [point, null]),
    apiKills: 12,
  })
  const total = Object.values(kills).reduce((sum, count) => sum + count, 0)
  say(`  ${total} kills, ${acts} acts, ${evidence.events.length} events, ${evidence.receipts.length} requests`)
  return toSay(findWebhookViolations(evidence))
}

async function imports({ url }: ClusterDatabase): Promise<boolean> {
  const { broken, killed } = await importWithKills({ databaseUrl: url, kills: 10, rows: 2_000, seed: options.seed })
  say(`  ${killed} kills`)
  return toSay(broken)
}

async function changes({ url }: ClusterDatabase): Promise<boolean> {
  const people = { writers: 9, readers: 4, events: 2, connections: 16 }
  const sizes = { rowsOfImport: 200, registrationsOfBatch: 2 }
  const run = { databaseUrl: url, ...people, changes: 5_000, kills: 3, sizes, limit: 40, seed: options.seed }
  const { broken, total, seconds } = await followChangesWhileWriting(run)
  say(`  ${total} changes in ${Math.round(seconds)} s`)
  return toSay(broken)
}

async function disturb(cluster: ClusterDatabase, known: ClusterNode[]): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const load = await startLoad(cluster, ORGANIZATIONS, cleanUp)
  const ids = load.sites.map(({ organizationId }) => organizationId)
  const places = await findPlaces(cluster.database, ids, known)
  say(`  ${ids.length} organizations on the nodes ${places.map(({ place }) => place).join(', ')}`)
  const tell = (done: Disturbed | null) => {
    const words = done && `${done.what}: ${done.seconds.toFixed(1)} s; the longest waits ${done.waits.join(', ')} ms`
    say(`  ${words ?? 'left out: the nodes are not on this machine'}`)
  }
  tell(await moveShard(cluster, known, load))
  tell(await killWorker(cluster, known, load))
  tell(await addWorker(cluster, known, load, cleanUp))
  say(`  parts of each node: ${JSON.stringify(await countParts(cluster))}`)
  const { violations, acts, scans, receipts } = await load.end()
  say(`  ${acts} acts, ${scans} scans, ${receipts} webhooks`)
  return toSay(violations)
}

const RUNS: Record<Part, (cluster: ClusterDatabase) => Promise<boolean>> = {
  commands,
  conformance: ({ url }) => runCommand('conformance/main.ts', [], url),
  'scan-cases': async ({ url }) => {
    const files = ['conformance/scan-cases.json', 'conformance/scan-cases-live.json']
    const done: boolean[] = []
    for (const file of files) done.push(await runCommand('conformance/scan-cases/main.ts', [join(ROOT, file)], url))
    return done.every(Boolean)
  },
  webhooks,
  import: imports,
  changes,
  nodes: (cluster) => disturb(cluster, nodes),
}

async function tellRefusals(): Promise<void> {
  const lines = await readFile(refusals, 'utf8').catch(() => '')
  const refused: RefusedStatement[] = lines.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  const kinds = new Map(
    refused.map(({ name, text, message }) => [`${name || text.trim().slice(0, 80)}: ${message}`, 1]),
  )
  for (const kind of kinds.keys()) say(`  refused: ${kind}`)
}

const failed: string[] = []
try {
  for (const part of PARTS.filter((one) => options.only.includes(one))) {
    const cluster = await openClusterDatabase(options.url, nodes)
    say(`${part} (a database of ${nodes.length} nodes, distributed in ${cluster.seconds.toFixed(1)} s)`)
    const began = Date.now()
    const done = await RUNS[part](cluster).catch((error: Error) => toSay([error.stack ?? error.message]))
    say(`  ${done ? 'done' : 'FAILED'} after ${Math.round((Date.now() - began) / 1000)} s`)
    if (!done) failed.push(part)
    await cluster.drop()
  }
  await tellRefusals()
} finally {
  await rm(folder, { recursive: true, force: true })
}
say(failed.length === 0 ? 'Everything was kept.' : `Failed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
