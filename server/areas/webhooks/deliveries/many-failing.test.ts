import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, getPgPool } from '../../../platform/database/connect.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { WAIT_TIMEOUT_MS } from '../../../testing/patience.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../../testing/webhooks/webhook-test-setup.ts'
import type { SendDelivery } from './send.ts'

let room: WebhookTestSetup
const only = { event_types: ['registration.created'] }

beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())

test('however many endpoints of an organization fail at once, recording it leaves connections to the others', async () => {
  const { database } = room.server
  const pool = getPgPool(database)
  const places = pool.options.max
  const hook = await room.receiver((_, response) => response.writeHead(500).end())
  for (let n = 0; n < places; n += 1) await room.endpoint(hook.url, only)
  const path = await makeTestEvent(room.fixtures.live)
  await room.fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  await room.fanOut()

  let delivering: Promise<void> | undefined
  await database.transaction(async (holder) => {
    await holder('webhook_endpoints').where({ organization_id: room.fixtures.organizationId }).forUpdate()
    delivering = room.deliver()
    await expect.poll(() => hook.received.length).toBe(places)
    const atWork = () => pool.totalCount - pool.idleCount + pool.waitingCount
    const recording = Math.floor(places / 4)
    await expect.poll(atWork).toBeGreaterThanOrEqual(1 + recording)
    const patience = new AbortController()
    const nobody = sleep(WAIT_TIMEOUT_MS / 2, 'nobody', { signal: patience.signal }).catch(() => 'nobody')
    expect(await Promise.race([database.raw('select 1').then(() => 'the database'), nobody])).toBe('the database')
    patience.abort()
    expect(pool.waitingCount).toBe(0)
  })
  await delivering
  const failed = (await room.deliveries()).map(({ status, failures }) => ({ status, failures }))
  expect(failed).toEqual(Array.from({ length: places }, () => ({ status: 'failed', failures: 1 })))
})

test('whoever holds some endpoints for long keeps no other of the organization from being recorded', async () => {
  // Without a statement timeout, which would also end the wait.
  const database = connectDatabase({ url: room.server.databaseUrl, poolSize: 8, applicationName: 'test' })
  room.fixtures = await buildTestFixtures(room.server)
  const { organizationId: organization_id } = room.fixtures
  const hook = await room.receiver((_, response) => response.writeHead(500).end())
  const ids: string[] = []
  for (let n = 0; n <= 2; n += 1) ids.push((await room.endpoint(hook.url, only)).id)
  const [free, ...held] = ids
  const path = await makeTestEvent(room.fixtures.live)
  await room.fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
  await room.fanOut()

  let delivering: Promise<void> | undefined
  await database.transaction(async (holder) => {
    await holder('webhook_endpoints').where({ organization_id }).whereIn('id', held).forUpdate()
    // The locked endpoints come first, and would take all slots.
    delivering = room.deliver({ database, send: freeLast(held.length) })
    const statusOfFree = async () => (await room.deliveries({ endpoint_id: free }))[0]?.failures
    await expect.poll(statusOfFree).toBe(1)
  })
  await delivering
  expect((await room.deliveries({ organization_id })).map(({ failures }) => failures)).toEqual(ids.map(() => 1))
  await database.destroy()

  /** Sends to the last endpoint only after the others have begun to wait for their locks. */
  function freeLast(others: number): SendDelivery {
    const send = room.sendWith({})
    return async (sending) => {
      const answer = await send(sending)
      const [row] = await database('webhook_deliveries').where({ id: sending.headers['Service-Delivery-Id'] ?? '' })
      if (row.endpoint_id === free) {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        await expect.poll(async () => (await database.raw(waiting)).rows.length).toBe(others)
      }
      return answer
    }
  }
})
