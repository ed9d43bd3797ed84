import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { publicSandboxApiKey } from './areas/sandbox/index.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts'
import { cloneDatabase } from './testing/test-database.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postern-main-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function calls({ url }: SpawnedServer): Promise<number> {
  const response = await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${publicSandboxApiKey}` } })
  expect(response.status).toBe(200)
  return (await response.json()).usage.api_calls
}

/** Processes whose command line names this test's folder, which PostgreSQL is given as its data folder. */
function processesOf(path: string): string[] {
  const listed = execFileSync('ps', ['-ewwo', 'pid=,args='], { encoding: 'utf8' })
  return listed.split('\n').filter((line) => line.includes(path))
}

async function refusalOf(environment: Record<string, string>): Promise<string> {
  const failure = await spawnServer(environment).catch((error: Error) => error)
  if (!(failure instanceof Error)) {
    failure.process.kill('SIGTERM')
    throw new Error('The server started.')
  }
  return failure.message
}

describe('npm start', () => {
  test('with no configuration boots, keeps its data over a restart, and leaves no process behind', async () => {
    const dataDir = join(folder, 'fresh')
    const first = await spawnServer({ DATA_DIR: dataDir, POSTERN_SECRET_KEY: '' })
    expect(await calls(first)).toBe(1)
    const keyFile = join(dataDir, 'secret.key')
    const key = readFileSync(keyFile, 'utf8')
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    const output = first.output()
    for (const address of ['/', '/v1', '/api/v1', '/docs', '/outbox'])
      expect(output).toContain(`${first.url}${address}\n`)
    expect(output).toContain(publicSandboxApiKey)
    // As under npm, which passes on what the terminal has sent already.
    first.process.kill('SIGINT')
    await wait(5)
    first.process.kill('SIGINT')
    expect(await first.exited).toBe(0)
    expect(processesOf(dataDir)).toEqual([])

    const second = await spawnServer({ DATA_DIR: dataDir, POSTERN_SECRET_KEY: '' })
    expect(await calls(second)).toBe(2)
    expect(readFileSync(keyFile, 'utf8')).toBe(key)
    expect(await refusalOf({ DATA_DIR: dataDir })).toMatch(/data folder .* is in use by another running Postern/)

    second.process.kill('SIGKILL')
    await second.exited
    for (const line of processesOf(dataDir)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
    await expect.poll(() => processesOf(dataDir)).toEqual([])
    const third = await spawnServer({ DATA_DIR: dataDir })
    expect(await calls(third)).toBeGreaterThanOrEqual(2)
    third.process.kill('SIGTERM')
    expect(await third.exited).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  })

  test('takes any PostgreSQL by DATABASE_URL', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    expect(await refusalOf({ DATABASE_URL: database.url, POSTERN_SECRET_KEY: '' })).toContain(
      'POSTERN_SECRET_KEY must be set where DATABASE_URL is',
    )
    const server = await spawnServer({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'unused') })
    expect(await calls(server)).toBe(1)
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(processesOf(join(folder, 'unused'))).toEqual([])
    await database.drop()
  })

  test('tells every mistake of the configuration and starts nothing', async () => {
    const told = await refusalOf({ PORT: 'http', ROLE: 'chef', DATA_DIR: join(folder, 'never') })
    expect(told).toContain('ended with code 2')
    expect(told).toContain('PORT must be a port number from 0 (any free port) to 65535, not "http".')
    expect(told).toContain('ROLE must be api, worker or all, not "chef".')
  })

  test('says which port is taken before it makes or changes a database', async () => {
    const squatter = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
    })
    const { port } = squatter.address() as { port: number }
    const dataDir = join(folder, 'port-taken')
    const told = await refusalOf({ DATA_DIR: dataDir, PORT: String(port) })
    expect(told).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`)
    expect(existsSync(dataDir)).toBe(false)
    // Nobody listens there, and nobody is asked.
    const DATABASE_URL = 'postgres://someone@127.0.0.1:9/nothing'
    expect(await refusalOf({ DATABASE_URL, PORT: String(port) })).toContain('is taken by another program.')
    squatter.close()
  })

  test('says that the database is newer than itself, and that HOST is not an address', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    const told = await refusalOf({ DATABASE_URL: database.url, HOST: 'nowhere.invalid' })
    expect(told).toMatch(
      /Postern cannot listen on nowhere.invalid:\d+ \(\w+\). Set HOST to an address of this machine./,
    )
    const connection = connectDatabase({ url: database.url, poolSize: 1, applicationName: 'test' })
    await connection('migrations').insert({ name: '9999_from_the_future.sql', batch: 9, migration_time: new Date() })
    await connection.destroy()
    expect(await refusalOf({ DATABASE_URL: database.url })).toMatch(
      /by a newer Postern \(9999_from_the_future.sql\).* Use the newer one\.\s*$/,
    )
    await database.drop()
  })

  test('says that PostgreSQL ended without it, and ends', async () => {
    const dataDir = join(folder, 'killed')
    const server = await spawnServer({ DATA_DIR: dataDir })
    for (const line of processesOf(dataDir)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(/PostgreSQL in .* ended unexpectedly\. Its log is /)
    expect(server.output()).not.toMatch(/^ +at /m)
  })

  test('says that the database cannot be reached, without the password', async () => {
    const told = await refusalOf({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:9/nothing' })
    expect(told).toContain('Postern cannot reach the database that DATABASE_URL names (ECONNREFUSED).')
    expect(told).not.toContain('hunter2')
  })
})
