import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolOf } from '../../../platform/database/connect.ts'
import { makeEvent, someone } from '../../../testing/fixtures.ts'
import { WAIT_LIMIT_MS } from '../../../testing/patience.ts'
import { type HookRoom, openHookRoom } from '../../../testing/webhooks/hook-room.ts'

let room: HookRoom

beforeAll(async () => {
  room = await openHookRoom()
})
afterAll(() => room.close())

test('however many endpoints of an organization fail at once, recording it leaves connections to the others', async () => {
  const { database } = room.server
  const pool = poolOf(database)
  const places = pool.options.max
  const hook = await room.receiver((_, response) => response.writeHead(500).end())
  for (let n = 0; n < places; n += 1) await room.endpoint(hook.url, { event_types: ['registration.created'] })
  const path = await makeEvent(room.fixtures.live)
  await room.fixtures.live('POST', `${path}/registrations`, { attendees: [someone()] })
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
    const nobody = sleep(WAIT_LIMIT_MS / 2, 'nobody', { signal: patience.signal }).catch(() => 'nobody')
    expect(await Promise.race([database.raw('select 1').then(() => 'the database'), nobody])).toBe('the database')
    patience.abort()
    expect(pool.waitingCount).toBe(0)
  })
  await delivering
  const failed = (await room.deliveries()).map(({ status, failures }) => ({ status, failures }))
  expect(failed).toEqual(Array.from({ length: places }, () => ({ status: 'failed', failures: 1 })))
})
