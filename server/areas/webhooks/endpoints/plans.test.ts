import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFixtures, type TestFixtures } from '../../../testing/fixtures.ts'
import { countRowsRead } from '../../../testing/rows-read.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { findDeliveries } from './delivery-queries.ts'
import type { HookAdmin } from './endpoint-caller.ts'

const DELIVERED = 20_000
const PENDING = 5

let server: TestServer
let fixtures: TestFixtures
let webhook: string

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  const options = { url: 'https://hooks.example.com/postern', event_types: ['ticket.issued'] }
  webhook = (await fixtures.live('POST', '/v1/webhooks', options)).body.id
  await server.database.raw(
    `insert into webhook_deliveries (
      organization_id, id, endpoint_id, webhook_event_id, type, livemode, created_at, next_attempt_at, is_single, attempts, status, settled_at
    )
    select ?, lpad(n::text, 26, '0'), ?, 'evt_' || n, 'ticket.issued', true, now(), now(), n <= ?, 1,
      case when n <= ? then 'pending' else 'delivered' end, case when n > ? then now() end
    from generate_series(1, ?) n`,
    [fixtures.organizationId, webhook, PENDING, PENDING, PENDING, PENDING + DELIVERED],
  )
  await server.database.raw('vacuum analyze webhook_deliveries')
})

afterAll(() => server.close())

test.each(['force_custom_plan', 'force_generic_plan'] as const)(
  'the few that wait are found among the many that were delivered (%s)',
  async (mode) => {
    const { reader, rowsRead } = countRowsRead(server.database, mode)
    const manager = { organization: { id: fixtures.organizationId }, key: { mode: 'live', group: null } } as HookAdmin
    await findDeliveries(reader, manager, webhook, { status: 'pending' }, { position: null, limit: 20 })
    expect(rowsRead()).toBeGreaterThanOrEqual(PENDING)
    expect(rowsRead()).toBeLessThan(PENDING * 10)
  },
)
