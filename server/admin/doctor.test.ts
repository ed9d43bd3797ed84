import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectDatabase, type Database } from '../platform/database/connect.ts'
import { runAdminCommand, runAdminCommandForJson, spawnAdminCommand } from '../testing/admin/run-admin.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { checkNode } from './doctor/machine.ts'

let clone: TestDatabase
let database: Database
let environment: Record<string, string>

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

type Finding = { subject: string; state: string; finding: string; remedy?: string }
const statesOf = (findings: Finding[]) => Object.fromEntries(findings.map(({ subject, state }) => [subject, state]))
const sound = {
  Node: 'ok',
  Database: 'ok',
  PostgreSQL: 'ok',
  Migrations: 'ok',
  Clock: 'ok',
  'Job queue': 'ok',
  Writing: 'ok',
}

describe('doctor and migrate', () => {
  test('what is missing is found, explained and put right', async () => {
    const month = new Date().toISOString().slice(0, 7).replace('-', '_')
    await database.raw('drop table if exists ??', [`audit_log_${month}`])
    const before = await runAdminCommandForJson(environment, 'doctor')
    expect(before.ok).toBe(true)
    expect(statesOf(before.findings)).toEqual({ ...sound, 'Audit log': 'warn', 'Data folder': 'ok' })
    expect((await runAdminCommandForJson(environment, 'migrate')).applied).toEqual([])
    expect(statesOf((await runAdminCommandForJson(environment, 'doctor')).findings)).toMatchObject({
      'Audit log': 'ok',
    })

    await database.raw('drop schema pgboss_work cascade')
    const unqueued = await spawnAdminCommand(environment, 'import', 'harbour', 'people.csv', '--event', 'lights')
    expect(unqueued).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('(pending: the queues of jobs). Run "postern-admin migrate" first'),
    })
    expect((await runAdminCommandForJson(environment, 'migrate')).applied).toEqual([])
    expect(statesOf((await runAdminCommandForJson(environment, 'doctor')).findings)).toMatchObject({ Migrations: 'ok' })

    const last = await database('migrations').orderBy('id', 'desc').first('id', 'name')
    await database('migrations').where('id', last.id).delete()
    await database.raw('drop schema pgboss cascade')
    const { code, stdout } = await spawnAdminCommand(environment, 'doctor')
    expect(code).toBe(1)
    expect(stdout).toMatch(/^fail {2}Migrations {3}pending: .*\n +→ Run "postern-admin migrate"/m)
    expect(stdout).toMatch(/^warn {2}Job queue .*\n +→ Start a server/m)

    const refused = await spawnAdminCommand(environment, 'org', 'list')
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain(`(pending: ${last.name}). Run "postern-admin migrate" first`)

    await database('migrations').insert({ ...last, name: '9999_from_the_future.sql', batch: 9 })
    const future = await spawnAdminCommand(environment, 'migrate')
    expect(future).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('by a newer Postern (9999_from_the_future'),
    })

    await database('migrations').where('id', last.id).update({ name: '0003_from_before.sql' })
    const past = await runAdminCommand(environment, 'doctor', '--json')
    expect(past.code).toBe(1)
    expect(JSON.parse(past.stdout).findings).toContainEqual({
      subject: 'Migrations',
      state: 'fail',
      finding: expect.stringContaining('0003_from_before.sql'),
      remedy: expect.stringContaining('point DATABASE_URL at an empty database.'),
    })
  })

  test('a database that takes no changes is a failure with its reason', async () => {
    const readOnly = new URL(clone.url)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    const { findings } = JSON.parse((await runAdminCommand({ DATABASE_URL: readOnly.href }, 'doctor', '--json')).stdout)
    expect(findings).toContainEqual({
      subject: 'Writing',
      state: 'fail',
      finding: 'the database is read-only and takes no changes',
      remedy: expect.stringContaining('/readyz says 503'),
    })
  })

  test('an empty database is migrated', async () => {
    await database.raw('drop schema public cascade; create schema public')
    expect((await spawnAdminCommand(environment, 'org', 'list')).code).toBe(1)
    const { applied } = await runAdminCommandForJson(environment, 'migrate')
    expect(applied).toContain('0002_organizations_and_keys.sql')
    expect((await runAdminCommandForJson(environment, 'org', 'list')).organizations).toEqual([])
  })

  test('a database that cannot be reached is a failure with its reason', async () => {
    const { code, stdout } = await spawnAdminCommand(
      { DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:9/x' },
      'doctor',
      '--json',
    )
    expect(code).toBe(1)
    const { ok, findings } = JSON.parse(stdout)
    expect(ok).toBe(false)
    expect(statesOf(findings)).toEqual({ Node: 'ok', Database: 'fail', 'Data folder': 'ok' })
    expect(stdout).toContain('ECONNREFUSED')
    expect(stdout).not.toContain('hunter2')
  })

  test('an old Node is a failure', () => {
    expect(checkNode('24.3.0')).toMatchObject({ state: 'fail' })
    expect(checkNode('26.0.0')).toMatchObject({ state: 'ok' })
  })
})
