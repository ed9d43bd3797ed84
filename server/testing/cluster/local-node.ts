import { spawn } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClusterNode, runOn } from './cluster-database.ts'

/** A node whose folder is on this machine, so that it can be killed and started. */
export type LocalNode = { folder: string; bin: string; uid: number; gid: number }

/** Null: the node is on another machine. */
export async function findLocalNode(url: string, node: ClusterNode): Promise<LocalNode | null> {
  const [{ folder, bin }] = await runOn(
    url,
    node,
    `select current_setting('data_directory') as folder, (select setting from pg_config where name = 'BINDIR') as bin`,
  )
  if (!existsSync(join(folder, 'postmaster.pid'))) return null
  const { uid, gid } = statSync(folder)
  return { folder, bin, uid, gid }
}

/** Its processes end by themselves when they notice, and a start waits for them. */
export function killNode({ folder }: LocalNode): void {
  const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

export const startNode = (node: LocalNode) =>
  runAs(node, 'pg_ctl', ['-D', node.folder, '-w', '-l', join(node.folder, 'cluster.log'), 'start'])

export const stopNode = (node: LocalNode) => runAs(node, 'pg_ctl', ['-D', node.folder, '-w', '-m', 'fast', 'stop'])

/** One more node, with the settings of this one, in a folder of its own. */
export async function makeNode(like: LocalNode, user: string): Promise<LocalNode & ClusterNode> {
  const folder = mkdtempSync(join(tmpdir(), 'postern-node-'))
  chownSync(folder, like.uid, like.gid)
  const port = await findFreePort()
  const node = { ...like, folder, host: '127.0.0.1', port }
  await runAs(node, 'initdb', ['-D', folder, '-A', 'trust', '-U', user, '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = readFileSync(join(like.folder, 'postgresql.conf'), 'utf8')
  appendFileSync(join(folder, 'postgresql.conf'), `${settings}\nport = ${port}\n`)
  await startNode(node)
  return node
}

function runAs({ uid, gid, bin }: LocalNode, command: string, args: string[]): Promise<void> {
  const identity = process.getuid?.() === 0 ? { uid, gid } : {}
  const child = spawn(join(bin, command), args, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'], ...identity })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`))))
  })
}

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
