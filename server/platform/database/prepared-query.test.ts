import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { acquireConnection, runPrepared } from './prepared.ts'
import { submitStatements } from './prepared-query.ts'
import { inTransaction } from './transaction.ts'

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
    const sleeping = runPrepared(database, { name: 'sleep', text: 'select pg_sleep($1::int)' }, [600])
    const cut = expect(sleeping).rejects.toThrow()
    const admin = connectDatabase({ url: inject('postgresUrl'), poolSize: 1, applicationName: 'test' })
    await admin.raw('select pg_terminate_backend(?)', [row?.pid ?? 0])
    await cut
    expect((await runPrepared<{ pid: number }>(database, pid, []))[0]?.pid).not.toBe(row?.pid)
    await admin.destroy()
  })
})

describe('a query that is over', () => {
  /** A reference to the query, such as that of pg's timer, must not keep its rows in memory. */
  test('has let go of its rows', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const connection = await acquireConnection(database)
    const submit = connection.query.bind(connection) as (query: unknown) => unknown
    let kept: unknown
    const watched = new Proxy(connection, {
      get: (target, name) =>
        name === 'query'
          ? (query: unknown) => {
              kept = query
              return submit(query)
            }
          : Reflect.get(target, name),
    })
    const statement = { name: 'rows-to-let-go', text: 'select n from generate_series(1, 3) n' }
    const readOne = async () => {
      const [[row] = []] = await submitStatements(watched, [{ statement, values: [] }])
      return new WeakRef(row as object)
    }
    const row = await readOne()
    connection.release()
    const isGone = () => {
      collect()
      return row.deref() === undefined
    }
    await expect.poll(isGone).toBe(true)
    expect(kept).toBeDefined()
  })
})

describe('statements in one round trip', () => {
  const text = { name: 'some-text', text: 'select $1::text as text' }
  const many = { name: 'many', text: 'select n from generate_series(1, $1::int) n' }
  const nothing = { name: 'nothing', text: 'update groups set name = name where id = $1' }

  test('give each their own rows, the first time and later', async () => {
    const steps = [
      { statement: text, values: ['a'] },
      { statement: nothing, values: ['x'] },
      { statement: many, values: [2] },
      { statement: text, values: ['b'] },
    ]
    for (let run = 0; run < 3; run += 1) {
      const connection = await acquireConnection(database)
      const results = await submitStatements(connection, steps).finally(() => connection.release())
      expect(results).toEqual([[{ text: 'a' }], [], [{ n: 1 }, { n: 2 }], [{ text: 'b' }]])
    }
  })

  test('of which one fails leave the connection fit, also for those that were never reached', async () => {
    const pid = { name: 'its-pid', text: 'select pg_backend_pid() as pid' }
    const before = await runPrepared(database, pid, [])
    const late = { name: 'never-reached', text: 'select 5 as five' }
    const broken = { name: 'broken-in-the-middle', text: 'select 1 / $1::int as result' }
    const opening = [text, broken, late].map((statement) => ({ statement, values: statement === late ? [] : ['0'] }))
    for (let run = 0; run < 2; run += 1) {
      const attempt = inTransaction(database, opening, async () => ({ commit: true, value: null }))
      await expect(attempt).rejects.toMatchObject({ code: '22012' })
    }
    expect(await runPrepared(database, late, [])).toEqual([{ five: 5 }])
    expect(await runPrepared(database, broken, [1])).toEqual([{ result: 1 }])
    expect(await runPrepared(database, pid, [])).toEqual(before)
  })
})

describe('a transaction', () => {
  const currentId = { name: 'current-transaction', text: 'select txid_current()::text as id' }

  test('holds all its statements', async () => {
    const ids = await inTransaction(database, [], async (transaction) => {
      const [one] = await transaction.run(currentId, [])
      const [other] = await transaction.run(currentId, [])
      return { commit: true, value: [one?.id, other?.id] }
    })
    expect(ids[0]).toBe(ids[1])
  })

  test('sends deferred statements before the next one, which is not run when one of them fails', async () => {
    const insert = { name: 'insert-word', text: 'insert into words values ($1)' }
    const read = { name: 'read-words', text: 'select text from words order by text' }
    const fail = { name: 'fail', text: 'select 1 / $1::int' }
    await database.raw('create table words (text text)')
    const seen = await inTransaction(database, [], async (transaction) => {
      transaction.defer(insert, ['deferred'])
      return { commit: true, value: await transaction.run(read, []) }
    })
    expect(seen).toEqual([{ text: 'deferred' }])
    const failing = inTransaction(database, [], async (transaction) => {
      transaction.defer(fail, [0])
      await transaction.run(insert, ['after a failure'])
      return { commit: true, value: null }
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await database('words').pluck('text')).toEqual(['deferred'])
  })

  test('starts statements without waiting for them, in their order, and fails where one of them does', async () => {
    const insert = { name: 'insert-started', text: 'insert into started (text) values ($1)' }
    const read = { name: 'read-started', text: 'select text from started order by n' }
    const fail = { name: 'fail-started', text: 'select 1 / $1::int' }
    await database.raw('create table started (n serial, text text)')
    const seen = await inTransaction(database, [], async (transaction) => {
      transaction.defer(insert, ['deferred'])
      transaction.start(insert, ['started'])
      transaction.start(insert, ['started next'])
      return { commit: true, value: await transaction.run(read, []) }
    })
    expect(seen.map(({ text }) => text)).toEqual(['deferred', 'started', 'started next'])
    const attempts = [true, false].map((asksMore) =>
      inTransaction(database, [], async (transaction) => {
        transaction.start(insert, ['before a failure'])
        transaction.start(fail, [0])
        if (asksMore) await transaction.run(insert, ['after a failure'])
        return { commit: true, value: null }
      }),
    )
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: '22012' })
    await inTransaction(database, [], async (transaction) => {
      transaction.start(insert, ['undone'])
      return { commit: false, value: null }
    })
    expect(await database('started').pluck('text')).toEqual(['deferred', 'started', 'started next'])
  })

  test('that asked nothing commits what is left for the commit', async () => {
    const insert = { name: 'insert-note', text: 'insert into notes values ($1)' }
    await database.raw('create table notes (text text)')
    const last = [{ statement: insert, values: ['kept'] }]
    await inTransaction(database, [], async () => ({ commit: true, value: null, last }))
    await inTransaction(database, [], async () => ({ commit: false, value: null, last }))
    await inTransaction(database, [], async (transaction) => {
      await transaction.run(insert, ['undone'])
      return { commit: false, value: null }
    })
    expect(await database('notes').pluck('text')).toEqual(['kept'])
  })
})
