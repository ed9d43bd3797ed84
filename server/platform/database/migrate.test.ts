import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { withDatabaseName } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

let admin: Database
let shared: string
const names: string[] = []
const folders: string[] = []

beforeAll(async () => {
  admin = connectDatabase({ url: inject('postgresUrl'), poolSize: 1, applicationName: 'test' })
  shared = await makeDatabase()
})

afterAll(async () => {
  for (const name of names) await admin.raw('drop database ?? with (force)', [name])
  await admin.destroy()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function makeDatabase() {
  const name = `migrate_${randomBytes(4).toString('hex')}`
  await admin.raw('create database ??', [name])
  names.push(name)
  return name
}

function connect(name = shared) {
  const url = withDatabaseName(inject('postgresUrl'), name)
  return connectDatabase({ url, poolSize: 3, applicationName: 'test' })
}

async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'postern-migrations-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return folder
}

const isValid = async (database: Database, index: string) => {
  const { rows } = await database.raw('select indisvalid from pg_index where indexrelid = to_regclass(?)', [index])
  return rows[0]?.indisvalid
}

describe('migrations', () => {
  test('several processes at once apply each exactly once', async () => {
    const databases = [connect(), connect(), connect()]
    const applied = await Promise.all(databases.map((database) => migrate(database)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(applied.flat()).toContain('0002_organizations_and_keys.sql')
    await Promise.all(databases.map((database) => database.destroy()))
  })

  test('a process that was killed while it migrated does not lock out the next', async () => {
    const name = await makeDatabase()
    const [killed, database] = [connect(name), connect(name)]
    const slow = await folderOf({ '0001_slow.sql': 'create table slow (id text); select pg_sleep(600);' })
    const migrating = expect(migrate(killed, slow)).rejects.toThrow('The migration 0001_slow.sql failed')
    const kill = `select pg_terminate_backend(pid) as killed from pg_stat_activity where datname = ? and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`
    await vi.waitUntil(async () => (await admin.raw(kill, [name])).rows.length > 0, { timeout: 60_000 })
    await migrating
    const quick = await folderOf({ '0001_slow.sql': 'create table slow (id text);' })
    expect(await migrate(database, quick)).toEqual(['0001_slow.sql'])
    await Promise.all([killed.destroy(), database.destroy()])
  })

  test.each([
    ['select nothing;', 'column "nothing" does not exist'],
    ['selekt 1;', 'syntax error at or near "selekt"'],
  ])('one that fails at %s is named and leaves nothing, and those before it stay applied', async (mistake, message) => {
    const database = connect(await makeDatabase())
    const first = { '0001_first.sql': 'create table first (id text);' }
    const bad = await folderOf({ ...first, '0002_bad.sql': `create table second (id text); ${mistake}` })
    await expect(migrate(database, bad)).rejects.toThrow(`The migration 0002_bad.sql failed: ${message}.`)
    expect(await database.schema.hasTable('second')).toBe(false)
    const mended = await folderOf({ ...first, '0002_bad.sql': 'create table second (id text); -- with a comment' })
    expect(await migrate(database, mended)).toEqual(['0002_bad.sql'])
    await database.destroy()
  })

  test('one that waited too long for a table in use keeps its code, by which the command line explains it', async () => {
    const database = connect(await makeDatabase())
    const first = { '0001_busy.sql': 'create table busy (id text);' }
    await migrate(database, await folderOf(first))
    const change = `set local lock_timeout = '50ms'; alter table busy add column name text;`
    const folder = await folderOf({ ...first, '0002_change.sql': change })
    await database.transaction(async (reading) => {
      await reading.raw('select * from busy')
      const failure = await migrate(database, folder).catch((error: Error) => error)
      expect(failure).toMatchObject({ message: expect.stringContaining('0002_change.sql failed'), code: '55P03' })
    })
    expect(await migrate(database, folder)).toEqual(['0002_change.sql'])
    await database.destroy()
  })

  test('a database from before the baseline is refused, and so is one of a newer Postern', async () => {
    const database = connect()
    const add = (name: string) => database('migrations').insert({ name, batch: 1, migration_time: new Date() })
    await add('9998_from_the_future.sql')
    await expect(migrate(database)).rejects.toThrow(
      'The database was migrated by a newer Postern (9998_from_the_future.sql), and this one cannot go back. Use the newer one.',
    )
    await add('0003_from_before.sql')
    await expect(migrate(database)).rejects.toThrow(
      'The database is from before version 0.2.0 (0003_from_before.sql), and its schema has been written anew since. ' +
        'Remove its data folder (.data unless DATA_DIR names another), or point DATABASE_URL at an empty database.',
    )
    await database.destroy()
  })
})

describe('a migration without a transaction', () => {
  test('stays recorded when the next one fails', async () => {
    const database = connect(await makeDatabase())
    const files = {
      '0001_first.sql': 'create table first (id text);',
      '0002_index.sql': '-- without transaction\ncreate index concurrently if not exists first_by_id on first (id);',
    }
    const bad = await folderOf({ ...files, '0003_bad.sql': 'select nothing;' })
    await expect(migrate(database, bad)).rejects.toThrow('The migration 0003_bad.sql failed')
    expect(await migrate(database, await folderOf({ ...files, '0003_bad.sql': 'select 1;' }))).toEqual(['0003_bad.sql'])
    await database.destroy()
  })

  test('builds anew an index that somebody was killed at while it was built', async () => {
    const folder = await folderOf({
      '0001_people.sql': 'create table people (name text, phone text);',
      '0002_finding_people.sql': `-- without transaction
create index concurrently if not exists people_named on people (name);
create index concurrently if not exists people_phone on people (
  phone
) where phone is not null;
`,
    })
    const database = connect(await makeDatabase())
    await migrate(database, folder)
    const [left, whole] = ['people_named', 'people_phone']
    const oidOf = async (index: string) => (await database.raw('select to_regclass(?)::oid', [index])).rows[0]
    await database('migrations').where({ name: '0002_finding_people.sql' }).delete()
    await database.raw('update pg_index set indisvalid = false where indexrelid = to_regclass(?)', [left])
    const before = await oidOf(whole)
    expect(await migrate(database, folder)).toEqual(['0002_finding_people.sql'])
    expect([await isValid(database, left), await isValid(database, whole)]).toEqual([true, true])
    expect(await oidOf(whole)).toEqual(before)
    await database.destroy()
  })
})
