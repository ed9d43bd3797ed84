import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  makeVisitorApiOrganization,
  type VisitorApiOrganization,
} from '../../testing/visitor-api/visitor-api-organization.ts'

let server: TestServer
let hall: VisitorApiOrganization

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  hall = await makeVisitorApiOrganization(server)
  server.clock.advance(60_000)
})

const codes = async () => (await hall.read('/events.json')).body.events.map(({ code }: { code: string }) => code)

describe('the list', () => {
  test('has the events to come by their beginning, and then the past ones, the latest first', async () => {
    await hall.event('long-ago', { date: '2025-01-01' })
    await hall.event('later', { date: '2026-09-01' })
    await hall.event('yesterday', { date: '2026-06-04' })
    await hall.event('today', { date: '2026-06-05' })
    await hall.event('begun', { date: '2026-06-03' })
    await hall.call('POST', '/events/begun/days', { code: 'two', date: '2026-06-06' })
    expect(await codes()).toEqual(['begun', 'today', 'later', 'yesterday', 'long-ago'])
  })

  test('has 500 at most, and the past ones are what is left out', async () => {
    await hall.event('past', { date: '2026-01-01' })
    await hall.event('next', { date: '2026-07-01' })
    await server.database.raw(
      `insert into events (organization_id, id, code, name, timezone, currency, language, status, waitlist, approval,
         payment_deadline_days, search, livemode, created_at, updated_at)
       select organization_id, '01K00000000000000000000' || lpad(n::text, 3, '0'), 'copy-' || n, name, timezone, currency, language,
         status, waitlist, approval, payment_deadline_days, search, livemode, created_at, updated_at
       from events, generate_series(1, 499) n
       where code = 'next' and organization_id = (select id from organizations where slug = ?)`,
      [hall.slug],
    )
    await server.database.raw(
      `insert into event_places (organization_id, event_id, livemode, revision, taken, waiting, by_type, by_day)
       select organization_id, id, livemode, 1, 0, 0, '{}', '{}' from events where code like 'copy-%'`,
    )
    const listed = await codes()
    expect(listed).toHaveLength(500)
    expect(listed[0]).toBe('next')
    expect(listed).not.toContain('past')
  })

  test('is empty for an organization without events', async () => {
    expect((await hall.read('/events.json')).body.events).toEqual([])
  })
})
