import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { buildLog } from '../../../platform/log.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { waitUntilBlocked } from '../../../testing/until-blocked.ts'
import { setUpWebhookTests, type WebhookTestSetup } from '../../../testing/webhooks/webhook-test-setup.ts'
import {
  pauseFailingEndpoints,
  purgeGoneEndpoints,
  purgeOldDeliveries,
  purgeUnpolledEndpoints,
} from '../endpoints/scheduled-cleanup.ts'

const DAY = 86_400_000

const silent = buildLog('silent')
let room: WebhookTestSetup
let path: string
let status: number

beforeAll(async () => {
  room = await setUpWebhookTests()
})
afterAll(() => room.close())
beforeEach(async () => {
  await room.server.database('webhook_endpoints').delete()
  room.fixtures = await buildTestFixtures(room.server)
  path = await makeTestEvent(room.fixtures.live)
  status = 500
})

const only = { event_types: ['registration.created'] }
const register = () => room.fixtures.live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
const answering = () => room.receiver((_, response) => response.writeHead(status).end())

async function addOwner(email: string, role = 'owner') {
  const at = room.server.clock.now()
  const { organizationId: organization_id } = room.fixtures
  await room.server
    .database('members')
    .insert({ organization_id, id: newId(at), email, name: email, role, created_at: at })
}

const mails = () => room.server.database('mails').where({ organization_id: room.fixtures.organizationId }).orderBy('id')

/** State after so many failures; only the attempts that follow are real. */
const withFailures = (id: string, count: number) =>
  room.server.database('webhook_endpoints').where({ id }).update({ consecutive_failures: count })

describe('an endpoint', () => {
  test('is failing after 50 failures in a row, of whatever delivery, and each owner hears of it once', async () => {
    await addOwner('owner@example.com')
    await addOwner('second@example.com')
    await addOwner('developer@example.com', 'developer')
    const hook = await answering()
    const { id } = await room.endpoint(hook.url, only)
    await withFailures(id, 47)
    for (let count = 0; count < 2; count += 1) await register()
    await room.work()
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 49, failing_since: null })
    expect(await mails()).toEqual([])
    for (let count = 0; count < 3; count += 1) await register()
    await room.work()
    const since = room.server.clock.now()
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 52, failing_since: since })
    const written = await mails()
    expect(written.map(({ recipient_address }) => recipient_address)).toEqual([
      'owner@example.com',
      'second@example.com',
    ])
    expect(written[0].subject).toBe('A webhook endpoint of Harbour Hall is failing')
    const { text_body: text } = written[0]
    expect(text).toContain(hook.url)
    expect(text).toContain(`\nhttps://tickets.example/console/live/webhooks/${id}`)
    expect(text).toContain('the 50th on 5 June 2026 at 12:00 (Europe/Madrid)')
    expect(text).toContain('until 12 June 2026 at 12:00 (Europe/Madrid), the endpoint is paused')
  })

  test('writes to its owners in the language of the latest event', async () => {
    await addOwner('owner@example.com')
    await makeTestEvent(room.fixtures.live, { code: 'feria', event: { language: 'es' } })
    const hook = await answering()
    const { id } = await room.endpoint(hook.url, only)
    await withFailures(id, 49)
    await register()
    await room.work()
    const [mail] = await mails()
    expect(mail.subject).toBe('Un endpoint de webhooks de Harbour Hall está fallando')
    expect(mail.text_body).toContain('hasta el 12 de junio de 2026 a las 12:00 (Europe/Madrid), el endpoint se pausa')
  })

  test('is healthy after one success, and counts from the beginning', async () => {
    const hook = await answering()
    const { id } = await room.endpoint(hook.url, only)
    await withFailures(id, 49)
    await register()
    await room.work()
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 50, failing_since: expect.any(Date) })
    status = 204
    await register()
    await room.work()
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 0, failing_since: null })
    status = 500
    await register()
    await room.work()
    expect(await room.endpointRow(id)).toMatchObject({ consecutive_failures: 1, failing_since: null })
  })

  test('that is well is not written to by a success', async () => {
    status = 204
    const hook = await answering()
    const { id } = await room.endpoint(hook.url, only)
    const version = async () => {
      const { rows } = await room.server.database.raw('select ctid, xmin::text from webhook_endpoints where id = ?', [
        id,
      ])
      return rows[0]
    }
    const before = await version()
    await register()
    await room.work()
    expect(hook.received).toHaveLength(1)
    expect(await version()).toEqual(before)
  })

  test('is paused after seven days of failing, by the clock alone, and the audit log says so', async () => {
    const hook = await answering()
    const { id } = await room.endpoint(hook.url, only)
    await withFailures(id, 49)
    await register()
    await room.work()
    room.server.clock.advance(7 * DAY - 1)
    await pauseFailingEndpoints({ ...room.server, log: silent })
    expect(await room.endpointRow(id)).toMatchObject({ paused_at: null })
    room.server.clock.advance(1)
    expect(await pauseFailingEndpoints({ ...room.server, log: silent })).toBe(1)
    expect(await room.endpointRow(id)).toMatchObject({ paused_reason: 'failing', paused_at: room.server.clock.now() })
    expect(await room.deliveries({ endpoint_id: id })).toMatchObject([{ status: 'pending', next_attempt_at: null }])
    const audited = await room.server.database('audit_log').where({ object_id: id, action: 'webhook.paused' })
    expect(audited).toMatchObject([{ actor_type: 'system', source: 'worker' }])
    expect(audited[0].after).toMatchObject({ paused: true, paused_reason: 'failing', health: 'failing' })
    expect(await pauseFailingEndpoints({ ...room.server, log: silent })).toBe(0)
  })

  describe('that has been failing for long', () => {
    let id: string
    const pausing = () => pauseFailingEndpoints({ ...room.server, log: silent })

    beforeEach(async () => {
      ;({ id } = await room.endpoint((await answering()).url, only))
      await withFailures(id, 50)
      const failing_since = new Date(room.server.clock.now().getTime() - 8 * DAY)
      await room.server.database('webhook_endpoints').where({ id }).update({ failing_since })
    })

    test('is paused while somebody holds the others of its organization', async () => {
      const { id: other } = await room.endpoint((await answering()).url, only)
      await room.server.database.transaction(async (holder) => {
        expect(await holder('webhook_endpoints').select('id').where({ id: other }).forUpdate()).toHaveLength(1)
        expect(await pausing()).toBe(1)
      })
      expect(await room.endpointRow(id)).toMatchObject({ paused_reason: 'failing' })
      expect(await room.endpointRow(other)).toMatchObject({ paused_at: null })
    })

    test.each([
      ['pauses it for the plan', { paused_at: new Date(), paused_reason: 'plan' }],
      ['heals it', { consecutive_failures: 0, failing_since: null }],
    ])('is left to whoever %s at the same moment', async (_, change) => {
      const { paused } = await room.server.database.transaction(async (changer) => {
        await changer('webhook_endpoints').where({ id }).update(change)
        const paused = pausing()
        await waitUntilBlocked(room.server.database, 1, paused)
        return { paused }
      })
      expect(await paused).toBe(0)
      expect(await room.endpointRow(id)).toMatchObject(change)
    })
  })
})

describe('a receiver that answers 410', () => {
  const cleaning = () => ({ ...room.server, log: silent })

  async function leave(app: string | null): Promise<string> {
    status = 410
    const { id } = await room.endpoint((await answering()).url, { ...only, app })
    await register()
    await room.work()
    return id
  }

  test('has left, if an app made its endpoint: that is paused as gone, audited, and deleted after 30 days', async () => {
    const id = await leave('zapier')
    expect(await pauseFailingEndpoints(cleaning())).toBe(1)
    const { body } = await room.fixtures.live('GET', `/v1/webhooks/${id}`)
    expect(body).toMatchObject({ paused: true, paused_reason: 'gone', app: 'zapier', consecutive_failures: 1 })
    const audited = await room.server.database('audit_log').where({ object_id: id }).orderBy('id')
    expect(audited).toMatchObject([
      { action: 'webhook.paused', actor_type: 'system', after: { paused_reason: 'gone' } },
    ])
    expect(await room.deliveries({ endpoint_id: id })).toMatchObject([{ status: 'pending', next_attempt_at: null }])
    room.server.clock.advance(30 * DAY - 1)
    expect(await purgeGoneEndpoints(cleaning())).toBe(0)
    room.server.clock.advance(1)
    expect(await purgeGoneEndpoints(cleaning())).toBe(1)
    expect(await room.endpointRow(id)).toBeUndefined()
    expect(await room.server.database('audit_log').where({ object_id: id, action: 'webhook.deleted' })).toHaveLength(1)
  })

  test('takes no endpoint with it that no app made, not even one at its own address', async () => {
    status = 410
    const { url } = await answering()
    const ofApp = await room.endpoint(url, { ...only, app: 'zapier' })
    const own = await room.endpoint(url, { ...only, app: null })
    await register()
    await room.work()
    expect(await pauseFailingEndpoints(cleaning())).toBe(1)
    expect(await room.endpointRow(ofApp.id)).toMatchObject({ paused_reason: 'gone' })
    expect(await room.endpointRow(own.id)).toMatchObject({ gone: false, paused_at: null })
  })

  test('is a failure like others elsewhere', async () => {
    const id = await leave(null)
    expect(await pauseFailingEndpoints(cleaning())).toBe(0)
    expect(await room.endpointRow(id)).toMatchObject({ gone: false, paused_at: null, consecutive_failures: 1 })
  })

  test('is there again once it takes something', async () => {
    const id = await leave('zapier')
    status = 200
    room.server.clock.advance(60_000 + 5_000)
    await room.work()
    expect(await room.endpointRow(id)).toMatchObject({ gone: false })
    expect(await pauseFailingEndpoints(cleaning())).toBe(0)
  })

  test.each(['enable', 'pause'])('is not deleted once somebody chose to %s its endpoint', async (act) => {
    const id = await leave('zapier')
    await pauseFailingEndpoints(cleaning())
    expect((await room.fixtures.live('POST', `/v1/webhooks/${id}/${act}`)).status).toBe(200)
    room.server.clock.advance(31 * DAY)
    expect(await purgeGoneEndpoints(cleaning())).toBe(0)
    expect(await room.endpointRow(id)).toMatchObject({ id })
  })
})

test('a success that comes after a failure heals, though it was sent before', async () => {
  const answers: ((status: number) => void)[] = []
  const hook = await room.receiver((_, response) => void answers.push((code) => response.writeHead(code).end()))
  const { id } = await room.endpoint(hook.url, only)
  for (let count = 0; count < 3; count += 1) await register()
  await room.fanOut()
  const delivering = room.deliver()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.(204)
  await expect.poll(() => answers.length).toBe(3)
  answers[1]?.(500)
  const failures = async () => (await room.endpointRow(id)).consecutive_failures
  await expect.poll(failures).toBe(1)
  answers[2]?.(204)
  await delivering
  expect(await failures()).toBe(0)
  expect((await room.deliveries({ endpoint_id: id })).map(({ status }) => status).sort()).toEqual([
    'delivered',
    'delivered',
    'failed',
  ])
})

describe('what is over is forgotten', () => {
  test('30 days after it was delivered or dead, and never while it waits', async () => {
    status = 204
    const hook = await answering()
    const { id } = await room.endpoint(hook.url, only)
    await register()
    await room.work()
    const paused = { paused_at: room.server.clock.now(), paused_reason: 'manual' }
    const resting = await room.endpoint(hook.url, { ...only, ...paused })
    await register()
    await room.work()
    const forget = () => purgeOldDeliveries(room.server)
    room.server.clock.advance(30 * DAY)
    expect(await forget()).toBe(0)
    room.server.clock.advance(1)
    expect(await forget()).toBe(2)
    expect(await room.deliveries({ endpoint_id: id })).toEqual([])
    expect(await room.deliveries({ endpoint_id: resting.id })).toHaveLength(1)
  })

  test('with its endpoint 24 hours after somebody listened last', async () => {
    const listening = { paused_at: room.server.clock.now(), paused_reason: 'manual' }
    const url = 'https://postern-listen.invalid'
    const left = await room.endpoint(url, listening)
    const heard = await room.endpoint(url, listening)
    const failed = await room.endpoint(url, { ...listening, paused_reason: 'failing' })
    const own = await room.endpoint('https://hooks.example.com', listening)
    await register()
    await room.fanOut()
    room.server.clock.advance(DAY)
    await room.server
      .database('webhook_endpoints')
      .where({ id: heard.id })
      .update({ last_listed_at: room.server.clock.now() })
    expect(await purgeUnpolledEndpoints({ ...room.server, log: silent })).toBe(0)
    room.server.clock.advance(1)
    expect(await purgeUnpolledEndpoints({ ...room.server, log: silent })).toBe(2)
    for (const { id } of [left, failed]) {
      expect(await room.endpointRow(id)).toBeUndefined()
      expect(await room.deliveries({ endpoint_id: id })).toEqual([])
    }
    for (const { id } of [heard, own]) expect((await room.deliveries({ endpoint_id: id })).length).toBeGreaterThan(0)
  })
})
