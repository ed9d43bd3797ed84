import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { runAdminCommandForJson, spawnAdminCommand } from '../testing/admin/run-admin.ts'
import { spawnServer } from '../testing/spawned-server.ts'
import { COMMAND_LOCK_KEYS } from './data-folder.ts'

let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postern-admin-'))
  environment = { DATA_DIR: join(folder, 'data') }
})

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

function serversOfFolder(): string[] {
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return table.split('\n').filter((line) => line.includes(` -D ${join(folder, 'data', 'postgres')} `))
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

describe('the database of a data folder', () => {
  test('is not made by a command', async () => {
    const { code, stderr } = await spawnAdminCommand(environment, 'org', 'list')
    expect(code).toBe(1)
    expect(stderr).toContain('Run "npm start" once to create one there')
    expect(await readdir(folder)).toEqual([])
  })

  test('is used while a server runs on it, and started for the command when none does', async () => {
    const server = await spawnServer(environment)
    await runAdminCommandForJson(environment, 'org', 'create', '--slug', 'harbour', '--name', 'H', '--plan', 'scale')
    const options = ['--name', 'K', '--mode', 'live', '--scopes', 'read']
    const { key } = await runAdminCommandForJson(environment, 'key', 'create', 'harbour', ...options)
    const headers = { Authorization: `Bearer ${key.value}` }
    expect((await fetch(`${server.url}/v1/me`, { headers })).status).toBe(200)
    expect((await spawnAdminCommand(environment, 'doctor')).stdout).toContain('which is running')
    await runAdminCommandForJson(environment, 'key', 'revoke', 'harbour', key.id)
    expect((await fetch(`${server.url}/v1/me`, { headers })).status).toBe(401)
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(serversOfFolder()).toEqual([])

    expect((await runAdminCommandForJson(environment, 'usage', 'harbour')).total).toBe(1)
    expect(serversOfFolder()).toEqual([])
    const codes = ['a', 'b', 'c']
    await Promise.all(
      codes.map((code) =>
        runAdminCommandForJson(environment, 'group', 'create', 'harbour', '--code', code, '--name', 'G'),
      ),
    )
    const { stdout } = await spawnAdminCommand(environment, 'group', 'list', 'harbour')
    expect(stdout).toBe('a  G\nb  G\nc  G\n')
    expect(serversOfFolder()).toEqual([])
  })

  test('is started for a command that was let in just before the server stopped', async () => {
    const dataDir = environment.DATA_DIR ?? ''
    const postgres = await startEmbeddedPostgres({ dataDir })
    const doorkeeper = new Client({ connectionString: postgres.url })
    await doorkeeper.connect()
    const visitors = async (state: 'waiting' | 'inside') => {
      const waits = 'select granted from pg_locks where classid = $1 and objid = $2 and mode = $3'
      const { rows } = await doorkeeper.query(waits, [...COMMAND_LOCK_KEYS, 'ShareLock'])
      return rows.filter(({ granted }) => granted === (state === 'inside')).length
    }
    const until = async (condition: () => Promise<boolean>) => {
      while (!(await condition())) await sleep(20)
    }

    await doorkeeper.query('select pg_advisory_lock($1, $2)', COMMAND_LOCK_KEYS)
    const command = spawnAdminCommand(environment, 'group', 'list', 'harbour')
    await until(async () => (await visitors('waiting')) === 1)
    // A smart shutdown keeps open connections and refuses new ones.
    const [postmaster] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(postmaster), 'SIGTERM')
    await expect(connectOnce(postgres.url)).rejects.toMatchObject({ code: '57P03' })
    await doorkeeper.query('select pg_advisory_unlock($1, $2)', COMMAND_LOCK_KEYS)
    await until(async () => (await visitors('waiting')) === 0)
    await until(async () => (await visitors('inside')) === 0)
    await doorkeeper.end()
    await postgres.stop()

    expect(await command).toEqual({ code: 0, stdout: 'a  G\nb  G\nc  G\n', stderr: '' })
    expect(serversOfFolder()).toEqual([])
  })
})
