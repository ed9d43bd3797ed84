import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDatabase, type Database, getPgPool } from '../../platform/database/connect.ts'
import { digestSecret } from '../../platform/secrets.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type NewKey, revokeKey } from './acts.ts'
import { buildIdentifyKey, type IdentifyKey, type KeyIdentification } from './identify.ts'

const HERE = '127.0.0.1'
const NOW = new Date('2026-06-05T10:00:20.000Z')

let server: TestServer
let database: Database
let organization: string
let identify: IdentifyKey
let statements: number
const heldRows: Knex.Transaction[] = []

beforeAll(async () => {
  server = await startTestServer()
  database = connectDatabase({ url: server.databaseUrl, poolSize: 4, applicationName: 'test' })
  getPgPool(database).on('acquire', () => {
    statements += 1
  })
})

afterAll(async () => {
  await database.destroy()
  await server.close()
})

beforeEach(async () => {
  organization = await server.organization()
  identify = buildIdentifyKey(database)
  statements = 0
})

afterEach(async () => {
  for (const transaction of heldRows.splice(0)) if (!transaction.isCompleted()) await transaction.rollback()
})

type TestKey = { id: string; value: string }

const makeKey = (changes: Partial<NewKey> = {}) => server.key(organization, changes)
const call = ({ value }: TestKey, address = HERE) => identify({ digest: digestSecret(value), address, now: NOW })
const calls = (key: TestKey, count: number) => Array.from({ length: count }, () => call(key))

/** Locks the key's row of counts, so that a counting statement starts but cannot finish. */
async function holdRow({ id }: TestKey): Promise<Knex.Transaction> {
  const transaction = await server.database.transaction()
  heldRows.push(transaction)
  await transaction('api_key_usage').where({ api_key_id: id }).forUpdate().select()
  return transaction
}

const findBlocked = async (): Promise<number[]> => {
  const { rows } = await server.database.raw(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }: { pid: number }) => pid)
}

const untilBlocked = (count: number) => expect.poll(async () => (await findBlocked()).length).toBe(count)

const runningStatements = () => getPgPool(database).totalCount - getPgPool(database).idleCount

async function monthCalls({ id }: TestKey): Promise<number> {
  return (await server.database('api_key_usage').where({ api_key_id: id }).first('month_calls')).month_calls
}

const outcomes = (found: KeyIdentification[]) => found.map(({ outcome }) => outcome)
const callersOf = (found: KeyIdentification[], wanted: KeyIdentification['outcome']) =>
  found.flatMap((each) => (each.outcome === wanted && each.outcome !== 'unknown' ? [each.caller] : []))

describe('calls of several keys', () => {
  test('that arrive together are counted by one statement, each for its own key', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => makeKey({ requestsPerMinute: 2 })))
    await call(keys[0] as TestKey)
    const before = statements
    const found = await Promise.all(keys.flatMap((key) => calls(key, 2)))
    expect(statements - before).toBe(1)
    expect(outcomes(found)).toEqual(['usable', 'over_rate', ...Array(38).fill('usable')])
    for (const key of keys) expect(await monthCalls(key)).toBe(2)
  })

  test('are judged each by itself: unknown, revoked, expired, from elsewhere and usable', async () => {
    const [revoked, expired, elsewhere, usable] = [
      await makeKey(),
      await makeKey({ expiresAt: NOW }),
      await makeKey({ allowedAddresses: ['203.0.113.0/24'] }),
      await makeKey(),
    ]
    await revokeKey(server.database, organization, revoked.id, NOW)
    const unknown = { id: '', value: 'svc_live_0000000000000000000000000000000b' }
    const found = await Promise.all([unknown, revoked, expired, elsewhere, usable].map((key) => call(key)))
    expect(outcomes(found)).toEqual(['unknown', 'revoked', 'expired', 'address_not_allowed', 'usable'])
  })
})

test('a key that another process is counting keeps no other waiting, also where they arrive together', async () => {
  const [one, other, free] = [await makeKey(), await makeKey(), await makeKey()]
  const held = [await holdRow(one), await holdRow(other)]
  const waiting = [call(one), call(other)]
  expect(outcomes(await Promise.all(calls(free, 3)))).toEqual(Array(3).fill('usable'))
  await untilBlocked(2)
  for (const transaction of held) await transaction.commit()
  expect(outcomes(await Promise.all(waiting))).toEqual(['usable', 'usable'])
})

test('a key whose row of counts was lost can be used all the same', async () => {
  const key = await makeKey({ requestsPerMinute: 10 })
  await server.database('api_key_usage').where({ api_key_id: key.id }).delete()
  const found = await Promise.all(calls(key, 2))
  expect(outcomes(found)).toEqual(['usable', 'usable'])
  expect(callersOf(found, 'usable').map(({ usage }) => usage.calls >= 0)).toEqual([true, true])
})

describe('calls of one key that arrive while its row is being counted', () => {
  test('are counted by one statement, each with its own place in the minute and the month', async () => {
    const key = await makeKey({ requestsPerMinute: 10 })
    const held = await holdRow(key)
    const first = call(key)
    await untilBlocked(1)
    const others = calls(key, 24)
    // The others have found the row locked as well, and only the first one's statement still runs.
    await expect.poll(() => [statements, runningStatements()]).toEqual([3, 1])
    await held.commit()
    const found = await Promise.all([first, ...others])
    // Two that found the row locked, one that waited for it, and one for all the others.
    expect(statements).toBe(4)
    expect(outcomes(found)).toEqual([...Array(10).fill('usable'), ...Array(15).fill('over_rate')])
    const usable = callersOf(found, 'usable')
    expect(usable.map(({ rate }) => rate.remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(usable.map(({ usage }) => usage.calls)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { rate } of callersOf(found, 'over_rate')) expect(rate).toMatchObject({ limit: 10, remaining: 0 })
  })

  test('the tenth of ten is served and the eleventh is not, also when they arrive together', async () => {
    const key = await makeKey({ requestsPerMinute: 10 })
    await Promise.all(calls(key, 8))
    const found = await Promise.all(calls(key, 3))
    expect(outcomes(found)).toEqual(['usable', 'usable', 'over_rate'])
    expect(statements).toBe(2)
  })

  test('that are refused are not counted for the month, nor held against the next minute', async () => {
    const key = await makeKey({ requestsPerMinute: 10 })
    await Promise.all(calls(key, 25))
    await Promise.all(calls(key, 25))
    expect(await monthCalls(key)).toBe(10)
    const later = new Date(NOW.getTime() + 60_000)
    const next = await identify({ digest: digestSecret(key.value), address: HERE, now: later })
    expect(callersOf([next], 'usable')).toMatchObject([{ rate: { remaining: 9 }, usage: { calls: 11 } }])
  })

  test('count in the month with what the organization’s other keys have called', async () => {
    const [one, other] = [await makeKey(), await makeKey()]
    await Promise.all(calls(one, 5))
    const found = await Promise.all(calls(other, 3))
    expect(callersOf(found, 'usable').map(({ usage }) => usage.calls)).toEqual([6, 7, 8])
  })

  test('are not judged by a statement that began before: a key that was revoked meanwhile is refused', async () => {
    const key = await makeKey()
    const held = await holdRow(key)
    const before = call(key)
    await untilBlocked(1)
    await revokeKey(server.database, organization, key.id, NOW)
    const after = call(key)
    await held.commit()
    expect(outcomes(await Promise.all([before, after]))).toEqual(['usable', 'revoked'])
  })

  test('do not fail with the statement that failed before them', async () => {
    const key = await makeKey()
    const held = await holdRow(key)
    const first = call(key)
    const failed = expect(first).rejects.toMatchObject({ code: '57014' })
    await untilBlocked(1)
    const others = calls(key, 5)
    const [pid] = await findBlocked()
    await server.database.raw('select pg_cancel_backend(?)', [pid ?? 0])
    await failed
    await held.commit()
    expect(outcomes(await Promise.all(others))).toEqual(Array(5).fill('usable'))
    expect(await monthCalls(key)).toBe(5)
  })

  test('keep no other key waiting', async () => {
    const [busy, free] = [await makeKey(), await makeKey()]
    const held = await holdRow(busy)
    const waiting = calls(busy, 5)
    await untilBlocked(1)
    expect(outcomes(await Promise.all(calls(free, 5)))).toEqual(Array(5).fill('usable'))
    await held.commit()
    expect(outcomes(await Promise.all(waiting))).toEqual(Array(5).fill('usable'))
  })

  test('have their addresses judged one by one, and only those allowed are counted', async () => {
    const key = await makeKey({ requestsPerMinute: 3, allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'] })
    const addresses = ['203.0.113.7', '198.51.100.1', '2001:db8::1', '203.0.113.7', '198.51.100.1', '203.0.113.8']
    const found = await Promise.all(addresses.map((address) => call(key, address)))
    expect(statements).toBe(1)
    const refused = 'address_not_allowed'
    expect(outcomes(found)).toEqual(['usable', refused, 'usable', 'usable', refused, 'over_rate'])
    expect(callersOf(found, 'usable').map(({ rate }) => rate.remaining)).toEqual([2, 1, 0])
    expect(await monthCalls(key)).toBe(3)
  })

  test('of a key that nobody made are all unknown', async () => {
    const unknown = { id: '', value: 'svc_live_0000000000000000000000000000000a' }
    expect(outcomes(await Promise.all(calls(unknown, 5)))).toEqual(Array(5).fill('unknown'))
  })
})

test('the clock of the database decides, whatever the process takes the time for', async () => {
  const key = await makeKey()
  const [{ at }] = (await server.database.raw('select now() as at')).rows
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01T00:00:00Z') })
  const found = await identify({ digest: digestSecret(key.value), address: HERE, now: null }).finally(() =>
    vi.useRealTimers(),
  )
  const [caller] = callersOf([found], 'usable')
  expect(caller?.at.getTime()).toBeGreaterThanOrEqual(at.getTime())
  expect(caller?.usage.month).toBe(caller?.at.toISOString().slice(0, 7))
})

test('two processes that both count in groups give a key of 60 exactly 60 between them', async () => {
  const other = connectDatabase({ url: server.databaseUrl, poolSize: 4, applicationName: 'test' })
  const key = await makeKey({ requestsPerMinute: 60 })
  const both = [identify, buildIdentifyKey(other)]
  const found: KeyIdentification[] = []
  const client = async (_: unknown, index: number) => {
    const one = both[index % 2] as IdentifyKey
    for (let round = 0; round < 10; round += 1)
      found.push(await one({ digest: digestSecret(key.value), address: HERE, now: NOW }))
  }
  await Promise.all(Array.from({ length: 40 }, client))
  await other.destroy()
  const usable = callersOf(found, 'usable')
  expect([usable.length, found.length]).toEqual([60, 400])
  expect(new Set(usable.map(({ rate }) => rate.remaining)).size).toBe(60)
  expect(await monthCalls(key)).toBe(60)
})
