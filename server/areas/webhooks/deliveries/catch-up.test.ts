import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WAKE_CHANNEL } from '../../../platform/database/wake-workers.ts'
import { newId } from '../../../platform/ids.ts'
import { buildLog } from '../../../platform/log.ts'
import { createWakeSignal } from '../../../platform/queue/wake-signal.ts'
import { buildFixtures } from '../../../testing/fixtures.ts'
import { type HookRoom, openHookRoom } from '../../../testing/webhooks/hook-room.ts'
import { buildCatchUpRound, createCatchUpTask, readCatchUpEventsSql } from './catch-up.ts'
import { createFanOutTask } from './fan-out.ts'

const URL_OF_NOBODY = 'https://hooks.example.com/hook'
const EVENTS_IN_TURN = 1_000

let room: HookRoom
let outside: pg.Client

beforeAll(async () => {
  room = await openHookRoom()
  outside = new pg.Client({ connectionString: room.server.databaseUrl })
  await outside.connect()
})
afterAll(async () => {
  await outside.end()
  await room.close()
})
beforeEach(async () => {
  room.fixtures = await buildFixtures(room.server)
})

const options = () => ({ database: room.server.database, clock: room.server.clock, log: buildLog('silent') })
const runOnce = (task: ReturnType<typeof createCatchUpTask>) =>
  task.run({ signal: new AbortController().signal, wakeSignal: createWakeSignal() })
const told = async (id: string) =>
  (await room.deliveries({ endpoint_id: id })).map((delivery) => delivery.webhook_event_id)

/** Like a transaction that saw no endpoint; returns the ids of the events. */
async function raiseToNobody(count: number, organizationId = room.fixtures.organizationId): Promise<string[]> {
  const now = room.server.clock.now()
  const ids = Array.from({ length: count }, () => `evt_${newId(now)}`)
  await outside.query(
    `insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
     select $1, id, 'ticket.issued', 'x', true, '{}', '{}', $3 from unnest($2::text[]) id`,
    [organizationId, ids, now],
  )
  return ids
}

/** The numbers of the transactions that made the deliveries of an organization, and how many each made. */
async function transactionsOf(organizationId: string): Promise<{ number: number; made: number }[]> {
  const { rows } = await room.server.database.raw(
    `select xmin::text::bigint as number, count(*) as made from webhook_deliveries
     where organization_id = ? group by 1 order by 1`,
    [organizationId],
  )
  return rows
}

/** Endpoints of two organizations: the first misses many events, the second one event. */
async function twoBehind(
  many: number,
): Promise<{ first: string; second: string; events: string[]; endpoints: string[] }> {
  const [first, second] = [room.fixtures, await buildFixtures(room.server)].toSorted((a, b) =>
    a.organizationId < b.organizationId ? -1 : 1,
  ) as [typeof room.fixtures, typeof room.fixtures]
  const endpoints: string[] = []
  for (const fixtures of [first, second]) {
    room.fixtures = fixtures
    endpoints.push((await room.endpoint(URL_OF_NOBODY)).id)
  }
  const events = await raiseToNobody(many, first.organizationId)
  await raiseToNobody(1, second.organizationId)
  room.fixtures = first
  return { first: first.organizationId, second: second.organizationId, events, endpoints }
}

describe('catching up', () => {
  test('begins as soon as an endpoint is made', async () => {
    const heard: (string | undefined)[] = []
    const listener = new pg.Client({ connectionString: room.server.databaseUrl })
    listener.on('notification', ({ payload }) => heard.push(payload))
    await listener.connect()
    await listener.query(`listen ${WAKE_CHANNEL}`)
    await room.fixtures.live('POST', '/v1/webhooks', { url: URL_OF_NOBODY, event_types: '*' })
    await expect.poll(() => heard).toContain(createCatchUpTask(options()).name)
    await listener.end()
  })

  test('is no part of telling what happens', async () => {
    const { id } = await room.endpoint(URL_OF_NOBODY)
    const events = await raiseToNobody(1)
    await runOnce(createFanOutTask(options()))
    expect(await told(id)).toEqual([])
    expect(await room.endpointRow(id)).toMatchObject({ catching_up: true })
    await runOnce(createCatchUpTask(options()))
    expect(await told(id)).toEqual(events)
  })

  test('is done in transactions of bounded size, and organizations have turns', async () => {
    const { first, second, events, endpoints } = await twoBehind(2 * EVENTS_IN_TURN + 500)
    await runOnce(createCatchUpTask(options()))
    const made = await transactionsOf(first)
    expect(made.map((one) => one.made)).toEqual([EVENTS_IN_TURN, EVENTS_IN_TURN, 500])
    expect(await told(endpoints[0] as string)).toEqual(events)
    const [other] = await transactionsOf(second)
    expect(other?.number).toBeGreaterThan(made[0]?.number as number)
    expect(other?.number).toBeLessThan(made[1]?.number as number)
  })

  test('that was interrupted is begun anew by another process, which brings the rest and nothing twice', async () => {
    const { events, endpoints } = await twoBehind(2 * EVENTS_IN_TURN)
    const [id = ''] = endpoints
    expect(await buildCatchUpRound({ ...options(), turnSeconds: 0 })()).toMatchObject({ more: true })
    expect(await told(id)).toHaveLength(EVENTS_IN_TURN)
    await runOnce(createCatchUpTask(options()))
    expect(await told(id)).toEqual(events)
  })

  test('brings what a transaction raises that got its number only after the endpoint was seen', async () => {
    const catchUp = buildCatchUpRound(options())
    await outside.query('begin')
    const { id } = await room.endpoint(URL_OF_NOBODY)
    await catchUp()
    const events = await raiseToNobody(2)
    await catchUp()
    expect(await told(id)).toEqual([])
    await outside.query('commit')
    await catchUp()
    expect(await told(id)).toEqual(events)
  })
})

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

function eventsReadIn(node: PlanNode): number {
  const {
    'Actual Rows': rows,
    'Actual Loops': loops,
    'Rows Removed by Filter': removed = 0,
  } = node as PlanNode & {
    'Rows Removed by Filter'?: number
  }
  const own = node['Relation Name'] === 'webhook_events' ? (rows + removed) * loops : 0
  return (node.Plans ?? []).map(eventsReadIn).reduce((sum, count) => sum + count, own)
}

test.each(['force_custom_plan', 'force_generic_plan'])(
  'only what an endpoint may have missed is read, however much happened before (%s)',
  async (mode) => {
    const BEFORE = 20_000
    await outside.query(
      `insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
       select $1, 'evt_' || lpad(n::text, 26, '0'), 'ticket.issued', 'x', true, '{}', '{}', $2 from generate_series(1, ${BEFORE}) n`,
      [room.fixtures.organizationId, room.server.clock.now()],
    )
    await room.server.database.raw('vacuum analyze webhook_events')
    const { id } = await room.endpoint(URL_OF_NOBODY)
    const missed = await raiseToNobody(5)
    const { rows: snapshots } = await outside.query(
      `select pg_snapshot_xmax(made_after)::text as next, pg_snapshot_xmax(pg_current_snapshot())::text as seen
       from webhook_endpoints where id = $1`,
      [id],
    )
    const [{ next, seen }] = snapshots
    const values = [room.fixtures.organizationId, id, next, seen, '', String(EVENTS_IN_TURN)]
    await outside.query('begin')
    await outside.query(`set local plan_cache_mode = ${mode}`)
    await outside.query(`prepare explained as ${readCatchUpEventsSql.text}`)
    const given = values.map((value) => pg.escapeLiteral(value)).join(', ')
    const { rows } = await outside.query(`explain (analyze, format json) execute explained (${given})`)
    const { rows: found } = await outside.query(`execute explained (${given})`)
    await outside.query('deallocate explained')
    await outside.query('rollback')
    expect(found.map((event) => event.id)).toEqual(missed)
    expect(eventsReadIn(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(missed.length)
  },
)
