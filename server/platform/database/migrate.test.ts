import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withDatabaseName } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

let admin: Database
const name = `migrate_${randomBytes(4).toString('hex')}`

beforeAll(async () => {
  admin = connectDatabase({ url: inject('postgresUrl'), poolSize: 1, applicationName: 'test' })
  await admin.raw('create database ??', [name])
})

afterAll(async () => {
  await admin.raw('drop database ?? with (force)', [name])
  await admin.destroy()
})

function connect() {
  const url = withDatabaseName(inject('postgresUrl'), name)
  return connectDatabase({ url, poolSize: 3, applicationName: 'test' })
}

describe('migrations', () => {
  test('several processes at once apply each exactly once', async () => {
    const databases = [connect(), connect(), connect()]
    const applied = await Promise.all(databases.map((database) => migrate(database)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(applied.flat()).toContain('0001_organizations_and_keys.sql')
    await Promise.all(databases.map((database) => database.destroy()))
  })

  test('a process that was killed while it migrated does not lock out the next', async () => {
    const database = connect()
    await database('migrations_lock').update({ is_locked: 1 })
    expect(await migrate(database)).toEqual([])
    await database.destroy()
  })

  test('an index that somebody was killed at while it was built is built anew', async () => {
    const database = connect()
    const isValid = async (index: string) => {
      const { rows } = await database.raw('select indisvalid from pg_index where indexrelid = to_regclass(?)', [index])
      return rows[0]?.indisvalid
    }
    const [left, whole] = ['attendees_named', 'attendees_phone']
    const oidOf = async (index: string) => (await database.raw('select to_regclass(?)::oid', [index])).rows[0]
    await database('migrations').where({ name: '0043_finding_imported_people.sql' }).delete()
    await database.raw('update pg_index set indisvalid = false where indexrelid = to_regclass(?)', [left])
    const before = await oidOf(whole)
    expect(await migrate(database)).toEqual(['0043_finding_imported_people.sql'])
    expect([await isValid(left), await isValid(whole)]).toEqual([true, true])
    expect(await oidOf(whole)).toEqual(before)
    await database.destroy()
  })
})
