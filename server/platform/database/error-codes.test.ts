import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { isNullIn, isStalePlan } from './error-codes.ts'
import { retryOnStalePlan } from './prepared.ts'

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

const refusalOf = (statement: string) =>
  database.raw(statement).then(
    () => null,
    (error: Error) => error,
  )

describe('a stale plan', () => {
  test('is known by where it was found', async () => {
    await database.raw('create table shades (name text)')
    await database.raw('prepare shades as select * from shades')
    await database.raw('execute shades')
    await database.raw('alter table shades add column code text')
    expect(isStalePlan(await refusalOf('execute shades'))).toBe(true)
  })

  test('is not what a statement has that can never be run, which is sent once', async () => {
    let attempts = 0
    const asking = retryOnStalePlan(database, async () => {
      attempts += 1
      await database.raw('select name from groups group by name for update')
    })
    await expect(asking).rejects.toMatchObject({ code: '0A000' })
    expect(attempts).toBe(1)
  })
})

describe('what a row lacks', () => {
  test.each(['prices', 'prices_102013'])('is known of the table and of a part on another node (%s)', async (table) => {
    await database.raw('create table ?? (amount integer not null)', [table])
    const error = await refusalOf(`insert into ${table} values (null)`)
    // A coordinator passes on the message of a node, and not which table it names.
    const fromNode = Object.assign(new Error(error?.message), { code: '23502' })
    expect([isNullIn('prices', error), isNullIn('prices', fromNode)]).toEqual([true, true])
    expect([isNullIn('price', fromNode), isNullIn('prices', await refusalOf('select 1 / 0'))]).toEqual([false, false])
  })

  test('is not known of another table whose name begins alike', async () => {
    await database.raw('create table prices_old (amount integer not null)')
    expect(isNullIn('prices', await refusalOf('insert into prices_old values (null)'))).toBe(false)
  })
})
