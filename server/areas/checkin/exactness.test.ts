import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const FRIDAY = '2026-06-05T10:00:00.000Z'
const PEOPLE = 12

let servers: TestServer[]
let fixtures: TestFixtures
let key: string
let path: string

beforeAll(async () => {
  const first = await startTestServer()
  servers = [first, await startTestServer({ databaseUrl: first.databaseUrl, clock: first.clock })]
})

afterAll(async () => {
  for (const server of servers.toReversed()) await server.close()
})

beforeEach(async () => {
  const [server] = servers as [TestServer]
  fixtures = await buildTestFixtures(server)
  const scanner = { scopes: ['scanner', 'read'] as ('scanner' | 'read')[], requestsPerMinute: 1_000_000 }
  key = (await server.key(fixtures.organizationId, scanner)).value
  path = await makeTestEvent(fixtures.live)
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'main', name: 'Main', kind: 'entry' })
})

async function book(count: number): Promise<string[]> {
  const attendees = Array.from({ length: count }, () => buildNewAttendee({ days: ['fri'] }))
  const { body } = await fixtures.live('POST', `${path}/registrations`, { attendees })
  const { data } = (await fixtures.live('GET', `${path}/tickets?registration=${body.id}&limit=200`)).body
  return data.map(({ code }: { code: string }) => code)
}

type Sent = { code: string; check_in_point: string; client_uuid: string; scanned_at: string }

const newScan = (code: string): Sent => ({
  code,
  check_in_point: 'main',
  client_uuid: randomUUID(),
  scanned_at: FRIDAY,
})

async function send(scan: object, place: number, where = 'scan'): Promise<{ status: number; text: string }> {
  const server = servers[place % servers.length] as TestServer
  const prefix = where === 'scan' ? '' : '/api'
  const response = await server.send('POST', `${prefix}${path}/${where}`, { key, body: scan })
  return { status: response.status, text: await response.text() }
}

const rowsOf = (table: string): Promise<Record<string, unknown>[]> =>
  (servers[0] as TestServer).database(table).where({ organization_id: fixtures.organizationId }).orderBy('id')

describe('many gates at once', () => {
  test.each([
    ['small batches, which are decided together,', PEOPLE],
    ['large batches, each of which has a transaction of its own,', 60],
  ])('admit each person once when %s come in opposite orders', async (_, people) => {
    const codes = await book(people)
    const batches = Array.from({ length: 6 }, (_, gate) => {
      const scans = codes.map((code) => newScan(code))
      return { scans: gate % 2 === 0 ? scans : scans.toReversed() }
    })
    const answers = await Promise.all(batches.map((batch, gate) => send(batch, gate, 'scan/batch')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const results = answers.flatMap(({ text }) => JSON.parse(text).results.map((one: { result: string }) => one.result))
    expect(results.filter((result) => result === 'accepted')).toHaveLength(people)
    expect(results.filter((result) => result === 'duplicate')).toHaveLength(5 * people)
  })
})

test('a scan at a gate that comes with large batches of the same person admits or is a duplicate, once', async () => {
  const codes = await book(60)
  const batches = Array.from({ length: 3 }, (_, gate) => send({ scans: codes.map(newScan) }, gate, 'scan/batch'))
  const scans = codes.map((code, gate) => send(newScan(code), gate))
  const answers = (await Promise.all([...batches, ...scans])).map(({ text }) => JSON.parse(text))
  const results = answers.flatMap((answer) => answer.results ?? [answer]).map(({ result }) => result)
  expect(results.filter((result) => result === 'accepted')).toHaveLength(60)
  expect(results.filter((result) => result === 'duplicate')).toHaveLength(3 * 60)
})

describe('the database itself', () => {
  const anotherDay = { slot: 'of another day' }

  test.each([
    ['on a day', 'per_day', {}, /checkins_slot/],
    ['in all days, where the point lets people in once', 'per_event', anotherDay, /checkins_event_slot/],
  ])('holds no two admissions of a person %s', async (_, limit, changes, index) => {
    await fixtures.live('PATCH', `${path}/check-in-points/main`, { limit })
    const [code] = (await book(1)) as [string]
    await send(newScan(code), 0)
    const [row] = await rowsOf('checkins')
    const again = { ...row, id: '01AAAAAAAAAAAAAAAAAAAAAAAA', ...changes }
    await expect((servers[0] as TestServer).database('checkins').insert(again)).rejects.toThrow(index)
  })
})

describe('a batch', () => {
  test('comes to what the same scans come to one by one, in the order of their times', async () => {
    const codes = await book(4)
    const times = ['10:03', '10:01', '10:02', '10:01']
    const scans = codes.flatMap((code) =>
      times.map((time) => ({ ...newScan(code), scanned_at: `2026-06-05T${time}:00.000Z` })),
    )
    const { status, text } = await send({ scans }, 0, 'scan/batch')
    expect(status).toBe(200)
    const { results } = JSON.parse(text)
    const told = new Map(results.map((one: { client_uuid: string; result: string }) => [one.client_uuid, one.result]))
    expect([...told.keys()]).toEqual(scans.map(({ client_uuid }) => client_uuid))
    await (servers[0] as TestServer).database('checkins').where({ organization_id: fixtures.organizationId }).delete()
    await (servers[0] as TestServer).database('scans').where({ organization_id: fixtures.organizationId }).delete()
    const inOrder = scans.toSorted((a, b) => Date.parse(a.scanned_at) - Date.parse(b.scanned_at))
    for (const scan of inOrder) {
      const alone = JSON.parse((await send(scan, 1)).text)
      expect([scan.scanned_at, alone.result]).toEqual([scan.scanned_at, told.get(scan.client_uuid)])
    }
  })

  test('gives a wrong scan an error of its own, and records the others', async () => {
    const [code] = (await book(1)) as [string]
    const good = newScan(code)
    const used = newScan('nothing')
    await send(used, 0)
    const scans = [
      { ...newScan(code), scanned_at: 'soon' },
      { ...newScan(code), check_in_point: 'roof' },
      { code: 7 },
      'no scan at all',
      { ...used, code: 'other' },
      { ...good, device_result: 'duplicate' },
      good,
    ]
    const { status, text } = await send({ scans, sent_at: '2026-06-05T10:00:00Z' }, 0, 'scan/batch')
    expect(status).toBe(200)
    const body = JSON.parse(text)
    expect(
      body.results.map((one: { error?: { code: string }; result?: string }) => one.error?.code ?? one.result),
    ).toEqual([
      'validation_failed',
      'not_found',
      'validation_failed',
      'validation_failed',
      'conflict',
      'accepted',
      'accepted',
    ])
    expect(body.results[3].client_uuid).toBeNull()
    expect(body.results[5]).toMatchObject({ device_result: 'duplicate', differs: true, client_uuid: good.client_uuid })
    expect(body.results[5].checkins[0].device_result).toBe('duplicate')
    expect(body.results[6]).toMatchObject({ device_result: null, differs: false })
    expect(body.clock_offset_ms).toEqual(expect.any(Number))
    expect(await rowsOf('scans')).toHaveLength(2)
  })

  test('of more than 500 scans, or none, is refused as a whole', async () => {
    const many = { scans: Array.from({ length: 501 }, () => newScan('nothing')) }
    expect((await send(many, 0, 'scan/batch')).status).toBe(400)
    expect((await send({ scans: [] }, 0, 'scan/batch')).status).toBe(400)
  })

  test('sent again with its Idempotency-Key gets the same bytes', async () => {
    const [code] = (await book(1)) as [string]
    const [server] = servers as [TestServer]
    const options = { key, body: { scans: [newScan(code), newScan(code)] }, idempotencyKey: 'upload-1' }
    const first = await server.send('POST', `/api${path}/scan/batch`, options)
    const again = await server.send('POST', `/api${path}/scan/batch`, options)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect(await rowsOf('scans')).toHaveLength(2)
  })
})

/** Terminates connections whose scans are decided and wait to be written. Returns how many. */
async function cutWaiting({ database }: TestServer): Promise<number> {
  const { rows } = await database.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('connections that are cut while gates scan', () => {
  test('lose no scan and do none twice, as long as it is sent until it is answered', async () => {
    const codes = await book(PEOPLE)
    const scans = [...codes, ...codes].map((code) => newScan(code))
    const [server] = servers as [TestServer]
    const holding = await server.database.transaction()
    await holding.raw('lock table idempotency_keys in share mode')
    let failures = 0
    const untilAnswered = async (scan: Sent, place: number): Promise<string> => {
      for (;;) {
        const { status, text } = await send(scan, place)
        if (status === 200) return text
        expect([500, 503]).toContain(status)
        failures += 1
      }
    }
    const answering = Promise.all(scans.map(untilAnswered))
    while ((await cutWaiting(server)) === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await holding.rollback()
    const texts = await answering
    expect(failures).toBeGreaterThan(0)
    expect(texts.filter((text) => JSON.parse(text).admitted)).toHaveLength(PEOPLE)
    expect(await rowsOf('scans')).toHaveLength(scans.length)
    const rows = await rowsOf('checkins')
    expect(rows.map(({ result }) => result).sort()).toEqual([
      ...codes.map(() => 'accepted'),
      ...codes.map(() => 'duplicate'),
    ])
  })
})

describe('a scan that fails', () => {
  test('fails alone, and can be sent again', async () => {
    const codes = await book(6)
    const [server] = servers as [TestServer]
    const scans = codes.map((code) => newScan(code))
    const bad = scans[2] as Sent
    await server.database.raw(
      `create function refuse_one_scan() returns trigger language plpgsql as $$
       begin if new.client_uuid = '${bad.client_uuid}' then raise exception 'not this one'; end if; return new; end $$`,
    )
    await server.database.raw(
      'create or replace trigger refuse_one before insert on scans for each row execute function refuse_one_scan()',
    )
    const answers = await Promise.all(scans.map((scan) => send(scan, 0)))
    await server.database.raw('drop trigger refuse_one on scans')
    await server.database.raw('drop function refuse_one_scan()')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 500, 200, 200, 200])
    const again = await send(bad, 1)
    expect([again.status, JSON.parse(again.text).result]).toEqual([200, 'accepted'])
    expect(await rowsOf('scans')).toHaveLength(6)
  })
})
