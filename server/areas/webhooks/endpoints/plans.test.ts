import { escapeLiteral, type QueryResultRow } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reader, Statement } from '../../../platform/database/prepared.ts'
import { buildFixtures, type Fixtures } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { findDeliveries } from './delivery-queries.ts'
import type { HookCaller } from './endpoint-caller.ts'

const DELIVERED = 20_000
const PENDING = 5

let server: TestServer
let fixtures: Fixtures
let webhook: string

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildFixtures(server)
  const options = { url: 'https://hooks.example.com/postern', event_types: ['ticket.issued'] }
  webhook = (await fixtures.live('POST', '/v1/webhooks', options)).body.id
  await server.database.raw(
    `insert into webhook_deliveries (
      organization_id, id, endpoint_id, webhook_event_id, type, livemode, created_at, next_attempt_at, attempts, status, settled_at
    )
    select ?, lpad(n::text, 26, '0'), ?, 'evt_' || n, 'ticket.issued', true, now(), case when n <= ? then now() end, 1,
      case when n <= ? then 'pending' else 'delivered' end, case when n > ? then now() end
    from generate_series(1, ?) n`,
    [fixtures.organizationId, webhook, PENDING, PENDING, PENDING, PENDING + DELIVERED],
  )
  await server.database.raw('vacuum analyze webhook_deliveries')
})

afterAll(() => server.close())

type PlanNode = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: PlanNode[] }

function rowsRead({
  'Actual Rows': actual,
  'Rows Removed by Filter': removed = 0,
  Plans: below = [],
}: PlanNode): number {
  return removed + (below.length === 0 ? actual : below.map(rowsRead).reduce((sum, rows) => sum + rows, 0))
}

/** Explains the statements instead of returning rows. */
function explaining(mode: string, explained: (plan: PlanNode) => void): Reader {
  const run = async <Row extends QueryResultRow>({ text }: Statement, values: unknown[]): Promise<Row[]> => {
    await server.database.transaction(async (transaction) => {
      await transaction.raw(`set local plan_cache_mode = ${mode}`)
      await transaction.raw(`prepare explained as ${text}`)
      const given = values.map((value) => escapeLiteral(String(value))).join(', ')
      const { rows } = await transaction.raw(`explain (analyze, format json) execute explained (${given})`)
      await transaction.raw('deallocate explained')
      explained(rows[0]['QUERY PLAN'][0].Plan)
    })
    return []
  }
  return { run } as Reader
}

test.each(['force_custom_plan', 'force_generic_plan'])(
  'the few that wait are found among the many that were delivered (%s)',
  async (mode) => {
    let read = 0
    const reader = explaining(mode, (plan) => {
      read = rowsRead(plan)
    })
    const manager = { organization: { id: fixtures.organizationId }, key: { mode: 'live', group: null } } as HookCaller
    await findDeliveries(reader, manager, webhook, { status: 'pending' }, { position: null, limit: 20 })
    expect(read).toBeGreaterThanOrEqual(PENDING)
    expect(read).toBeLessThan(PENDING * 10)
  },
)
