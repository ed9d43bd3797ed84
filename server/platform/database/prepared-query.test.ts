import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { runPrepared } from './prepared.ts'

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

const typed = {
  name: 'typed',
  text: `select $1::text as text, $2::int as number, $3::timestamptz as instant, $4::bytea as bytes, $5::text[] as list,
    $6::jsonb as json, 5000000000::bigint as big, date '2026-06-05' as day, null::text as nothing, true as yes`,
}

describe('a prepared statement', () => {
  test('gives the same row the first time, when its columns are asked for, and later, when they are known', async () => {
    const values = ['Ñandú', 7, new Date('2026-06-05T08:00:00.123Z'), Buffer.from([0, 255]), ['a', 'b,c'], { k: [1] }]
    const expected = {
      text: 'Ñandú',
      number: 7,
      instant: new Date('2026-06-05T08:00:00.123Z'),
      bytes: Buffer.from([0, 255]),
      list: ['a', 'b,c'],
      json: { k: [1] },
      big: 5_000_000_000,
      day: '2026-06-05',
      nothing: null,
      yes: true,
    }
    for (let run = 0; run < 3; run += 1) expect(await runPrepared(database, typed, values)).toEqual([expected])
  })

  test('that fails leaves its connection fit for the next', async () => {
    const divide = { name: 'divide', text: 'select 1 / $1::int as result' }
    expect(await runPrepared(database, divide, [1])).toEqual([{ result: 1 }])
    await expect(runPrepared(database, divide, [0])).rejects.toMatchObject({ code: '22012' })
    expect(await runPrepared(database, divide, [1])).toEqual([{ result: 1 }])
  })

  test('that cannot be parsed fails each time in the same way', async () => {
    const broken = { name: 'broken', text: 'selec 1' }
    for (let run = 0; run < 2; run += 1)
      await expect(runPrepared(database, broken, [])).rejects.toMatchObject({ code: '42601' })
  })

  test('answers no rows, many rows and no columns', async () => {
    const series = { name: 'series', text: 'select n from generate_series(1, $1::int) n' }
    expect(await runPrepared(database, series, [0])).toEqual([])
    expect(await runPrepared(database, series, [3])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    const update = { name: 'update', text: 'update groups set name = name where id = $1' }
    for (let run = 0; run < 2; run += 1) expect(await runPrepared(database, update, ['x'])).toEqual([])
  })

  test('whose connection is cut rejects, and the next gets a new one', async () => {
    const pid = { name: 'pid', text: 'select pg_backend_pid() as pid' }
    const [row] = await runPrepared<{ pid: number }>(database, pid, [])
    const sleeping = runPrepared(database, { name: 'sleep', text: 'select pg_sleep($1::int)' }, [30])
    const cut = expect(sleeping).rejects.toThrow()
    const admin = connectDatabase({ url: inject('postgresUrl'), poolSize: 1, applicationName: 'test' })
    await admin.raw('select pg_terminate_backend(?)', [row?.pid ?? 0])
    await cut
    expect((await runPrepared<{ pid: number }>(database, pid, []))[0]?.pid).not.toBe(row?.pid)
    await admin.destroy()
  })
})
