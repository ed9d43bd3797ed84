import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { isSpread, listSpreadTables } from './spread.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

test('on one machine no table is spread, and a database that could not be asked is asked again', async () => {
  const later = connectDatabase({ url: 'postgres://127.0.0.1:1/none', poolSize: 1, applicationName: 'test' })
  await expect(isSpread(later)).rejects.toThrow()
  await expect(isSpread(later)).rejects.toThrow()
  await later.destroy()
  expect([await isSpread(database), [...(await listSpreadTables(database))]]).toEqual([false, []])
})
