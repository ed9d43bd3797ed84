import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildLog } from '../../platform/log.ts'
import { buildSecretBox } from '../../platform/secret-box.ts'
import { countCallsWithKeys } from '../../testing/all-at-once.ts'
import {
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { WAIT_TIMEOUT_MS } from '../../testing/patience.ts'
import { TEST_SECRET_KEY } from '../../testing/secret-key.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { purgeUnpolledEndpoints } from './endpoints/scheduled-cleanup.ts'

const NAMES: Record<string, string[]> = {
  'inside.example.com': ['10.0.0.7'],
  'mixed.example.com': ['1.1.1.1', '10.0.0.7'],
}
const URL = 'https://hooks.example.com/postern'
const LISTENING = 'https://postern-listen.invalid'

const silent = buildLog('silent')
/** Resolves when the lookup of slow names may finish. */
let looking: Promise<void> | undefined

let server: TestServer
let fixtures: TestFixtures
let live: TestApiCall

beforeAll(async () => {
  server = await startTestServer({
    resolve: async (host) => {
      if (host === 'slow.example.com') await looking
      return NAMES[host] ?? ['1.1.1.1']
    },
  })
})

beforeEach(async () => {
  fixtures = await buildTestFixtures(server)
  live = fixtures.live
})

afterAll(() => server.close())

const make = async (call: TestApiCall, options: object = {}) => {
  const { status, body, headers } = await call('POST', '/v1/webhooks', { url: URL, event_types: '*', ...options })
  expect([status, body.error]).toEqual([201, undefined])
  expect(headers.get('location')).toBe(`/v1/webhooks/${body.id}`)
  return body
}

const rowOf = (id: string) => server.database('webhook_endpoints').where({ id }).first()

const trailOf = async (id: string) => {
  const rows = await server.database('audit_log').where({ object_id: id }).orderBy('id')
  return rows.map(({ action }: { action: string }) => action)
}

async function makeGroup(code: string, parent?: string): Promise<string> {
  const { body } = await live('POST', '/v1/groups', { code, name: code, ...(parent ? { parent } : {}) })
  return body.id
}

describe('a new webhook endpoint', () => {
  test('tells its secret once, and keeps it sealed for its own row', async () => {
    const made = await make(live, { description: 'Mailing list', event_types: ['ticket.issued', 'ticket.issued'] })
    const { secret, ...shown } = made
    expect(secret).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/)
    expect(shown).toMatchObject({
      url: URL,
      event_types: ['ticket.issued'],
      event: null,
      group: null,
      livemode: null,
      description: 'Mailing list',
      health: 'healthy',
      paused: false,
      paused_reason: null,
      failing_since: null,
      consecutive_failures: 0,
      secret_last_four: secret.slice(-4),
    })
    expect((await live('GET', `/v1/webhooks/${made.id}`)).body).toEqual(shown)
    const box = buildSecretBox([Buffer.from(TEST_SECRET_KEY, 'base64')])
    const row = await rowOf(made.id)
    expect(box.open(row.secret, made.id)).toBe(secret)
    expect(() => box.open(row.secret, 'another')).toThrow()
    const [logged] = await server.database('audit_log').where({ object_id: made.id })
    expect(logged.action).toBe('webhook.created')
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  test('is another one each time, even with the same URL and filters', async () => {
    const [one, two] = [await make(live), await make(live)]
    expect(two.id).not.toBe(one.id)
    expect(two.secret).not.toBe(one.secret)
    const { body } = await live('GET', '/v1/webhooks?limit=1')
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([one.id])
    const next = await live('GET', `/v1/webhooks?limit=1&cursor=${body.page.next_cursor}`)
    expect(next.body.data.map(({ id }: { id: string }) => id)).toEqual([two.id])
    expect(next.body.page.has_more).toBe(false)
  })

  test('is told of everything by * alone, whatever stands beside it', async () => {
    expect((await make(live, { event_types: '*' })).event_types).toEqual(['*'])
    expect((await make(live, { event_types: ['ticket.issued', '*'] })).event_types).toEqual(['*'])
  })

  test('may be for one event and one group', async () => {
    await makeTestEvent(live)
    const { body: event } = await live('GET', '/v1/events/fest')
    await makeGroup('north')
    const made = await make(live, { event: 'fest', group: 'north' })
    expect(made).toMatchObject({ event: event.id, group: 'north' })
    for (const [field, value] of [
      ['event', 'nothing'],
      ['group', 'nowhere'],
    ] as const) {
      const refused = await live('POST', '/v1/webhooks', { url: URL, event_types: '*', [field]: value })
      expect(getStatusAndCode(refused)).toEqual([404, 'not_found'])
      expect(refused.body.error.details).toEqual({ object: field, reference: value, path: `body/${field}` })
    }
  })

  test.each([
    ['http://hooks.example.com/', 'not_https'],
    ['https://10.0.0.7/', 'private_address'],
    ['https://2130706433/', 'host_spelling'],
    ['https://inside.example.com/', 'private_address'],
    ['https://mixed.example.com/', 'private_address'],
    ['https://x.invalid/', 'unresolvable'],
  ])('is refused with the URL %s', async (url, reason) => {
    const refused = await live('POST', '/v1/webhooks', { url, event_types: '*' })
    expect(getStatusAndCode(refused)).toEqual([422, 'webhook_url_refused'])
    expect(refused.body.error.details).toEqual({ path: 'body/url', reason })
    expect(refused.body.error.message).toMatch(/^The url .*\.$/)
    expect((await live('GET', '/v1/webhooks')).body.data).toEqual([])
  })

  test('may begin paused', async () => {
    expect(await make(live, { paused: true })).toMatchObject({ paused: true, paused_reason: 'manual' })
  })

  test('is refused where the organization has 500', async () => {
    const { organizationId } = fixtures
    const { id } = await make(live)
    await server.database.raw(
      `insert into webhook_endpoints (organization_id, id, url, event_types, secret, secret_last_four, created_at, updated_at)
       select organization_id, id || n, url, event_types, secret, secret_last_four, created_at, updated_at
       from webhook_endpoints, generate_series(1, 498) n where organization_id = ? and id = ?`,
      [organizationId, id],
    )
    const options = { url: URL, event_types: '*' }
    const answers = await Promise.all([live('POST', '/v1/webhooks', options), live('POST', '/v1/webhooks', options)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.details).toEqual({ state: 'too_many_webhooks', webhooks: 500 })
  })

  test('needs the entitlement webhooks, and no other', async () => {
    const scoped = await fixtures.as({ scopes: ['write'] })
    await server.database('organizations').where({ id: fixtures.organizationId }).update({ plan: 'growth' })
    await make(scoped)
    await server.database('organizations').where({ id: fixtures.organizationId }).update({ plan: 'starter' })
    const refused = await scoped('POST', '/v1/webhooks', { url: URL, event_types: '*' })
    expect(getStatusAndCode(refused)).toEqual([403, 'entitlement_required'])
    expect(refused.body.error).toMatchObject({ key: 'webhooks', upgrade_plan: 'growth' })
  })
})

test('names that are slow to look up keep nobody from anything else', { timeout: WAIT_TIMEOUT_MS }, async () => {
  let found = () => {}
  looking = new Promise((resolve) => {
    found = resolve
  })
  onTestFinished(found)
  const other = await buildTestFixtures(server)
  const options = { url: 'https://slow.example.com', event_types: '*' }
  const before = await countCallsWithKeys(server.database)
  const flood = [live, other.live].flatMap((call) =>
    Array.from({ length: 20 }, () => call('POST', '/v1/webhooks', options)),
  )
  await expect.poll(() => countCallsWithKeys(server.database)).toBe(before + flood.length)
  const answers = [live('GET', '/v1/groups'), live('POST', '/v1/groups', { code: 'north', name: 'North' })]
  expect(await Promise.all(answers)).toMatchObject([{ status: 200 }, { status: 201 }])
  found()
  for (const { status } of await Promise.all(flood)) expect(status).toBe(201)
})

describe('the address for listening', () => {
  test('is taken while paused, and stays so', async () => {
    const options = { url: LISTENING, event_types: '*' }
    const refused = await live('POST', '/v1/webhooks', options)
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details).toEqual({ state: 'listening' })
    const { id } = await make(live, { url: LISTENING, paused: true })
    for (const act of ['enable', 'test']) {
      const answer = await live('POST', `/v1/webhooks/${id}/${act}`)
      expect([act, ...getStatusAndCode(answer)]).toEqual([act, 409, 'invalid_state'])
      expect(answer.body.error.details).toEqual({ state: 'listening' })
    }
    const open = await make(live)
    const moved = await live('PATCH', `/v1/webhooks/${open.id}`, { url: LISTENING })
    expect(getStatusAndCode(moved)).toEqual([409, 'invalid_state'])
    expect((await live('PATCH', `/v1/webhooks/${id}`, { description: 'Mine' })).status).toBe(200)
  })

  test('remembers when its deliveries were last listed, and no other does', async () => {
    const [listening, other] = [await make(live, { url: LISTENING, paused: true }), await make(live, { paused: true })]
    for (const { id } of [listening, other]) await live('GET', `/v1/webhooks/${id}/deliveries`)
    expect((await rowOf(listening.id)).last_listed_at).toEqual(server.clock.now())
    expect((await rowOf(other.id)).last_listed_at).toBeNull()
    await live('GET', `/v1/webhooks/${listening.id}`)
  })

  test('has its day before it is forgotten also where an old endpoint is given it', async () => {
    const { id } = await make(live, { paused: true })
    server.clock.advance(48 * 3_600_000)
    expect((await live('PATCH', `/v1/webhooks/${id}`, { url: LISTENING })).status).toBe(200)
    await purgeUnpolledEndpoints({ ...server, log: silent })
    expect((await live('GET', `/v1/webhooks/${id}`)).status).toBe(200)
  })
})

describe('a change of a webhook endpoint', () => {
  test('changes what is sent, leaves the rest, and is recorded', async () => {
    await makeTestEvent(live)
    const { secret: _, ...made } = await make(live, { event: 'fest', description: 'Old' })
    server.clock.advance(1_000)
    const changes = { url: 'https://hooks.example.com/other', event_types: ['payment.received'], event: null }
    const { body: changed } = await live('PATCH', `/v1/webhooks/${made.id}`, changes)
    expect(changed).toEqual({ ...made, ...changes, updated_at: server.clock.now().toISOString() })
    expect((await live('GET', `/v1/webhooks/${made.id}`)).body).toEqual(changed)
    expect(await trailOf(made.id)).toEqual(['webhook.created', 'webhook.updated'])
  })

  test('that changes nothing is answered and not recorded', async () => {
    const { secret: _, ...made } = await make(live)
    server.clock.advance(1_000)
    const same = { url: made.url, event_types: '*', livemode: null, description: null }
    expect((await live('PATCH', `/v1/webhooks/${made.id}`, same)).body).toEqual(made)
    expect(await trailOf(made.id)).toEqual(['webhook.created'])
  })

  test('to an address inside is refused', async () => {
    const { id } = await make(live)
    const refused = await live('PATCH', `/v1/webhooks/${id}`, { url: 'https://inside.example.com/' })
    expect(getStatusAndCode(refused)).toEqual([422, 'webhook_url_refused'])
    expect(refused.body.error.details).toEqual({ path: 'body/url', reason: 'private_address' })
    expect((await rowOf(id)).url).toBe(URL)
  })
})

describe('deleting a webhook endpoint', () => {
  test('happens once', async () => {
    const { id } = await make(live)
    expect((await live('DELETE', `/v1/webhooks/${id}`)).status).toBe(204)
    expect(getStatusAndCode(await live('DELETE', `/v1/webhooks/${id}`))).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await live('GET', `/v1/webhooks/${id}`))).toEqual([404, 'not_found'])
    expect(await trailOf(id)).toEqual(['webhook.created', 'webhook.deleted'])
  })

  test('comes before deleting its group', async () => {
    await makeGroup('north')
    const { id } = await make(live, { group: 'north' })
    const refused = await live('DELETE', '/v1/groups/north')
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details).toMatchObject({ state: 'not_empty', webhooks: 1 })
    await live('DELETE', `/v1/webhooks/${id}`)
    expect((await live('DELETE', '/v1/groups/north')).status).toBe(204)
  })
})

describe('an event with a webhook endpoint of its own', () => {
  test('is deleted after the endpoint', async () => {
    await makeTestEvent(live, { publish: false })
    const { id } = await make(live, { event: 'fest' })
    await make(live)
    const refused = await live('DELETE', '/v1/events/fest')
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.details).toEqual({ state: 'in_use', webhooks: 1 })
    expect((await live('GET', `/v1/webhooks/${id}`)).status).toBe(200)
    await live('PATCH', `/v1/webhooks/${id}`, { event: null })
    expect((await live('DELETE', '/v1/events/fest')).status).toBe(204)
  })
})

describe('rotating the secret', () => {
  test('keeps the one before for a day, and no older one', async () => {
    const { id, secret: first } = await make(live)
    const { body: second } = await live('POST', `/v1/webhooks/${id}/rotate-secret`)
    const { body: third } = await live('POST', `/v1/webhooks/${id}/rotate-secret`)
    expect(new Set([first, second.secret, third.secret]).size).toBe(3)
    expect(third.secret_last_four).toBe(third.secret.slice(-4))
    const row = await rowOf(id)
    const box = buildSecretBox([Buffer.from(TEST_SECRET_KEY, 'base64')])
    expect([box.open(row.secret, id), box.open(row.former_secret, id)]).toEqual([third.secret, second.secret])
    expect(row.former_secret_until.getTime() - server.clock.now().getTime()).toBe(86_400_000)
    const logged = await server.database('audit_log').where({ object_id: id, action: 'webhook.secret_rotated' })
    expect(logged).toHaveLength(2)
    for (const secret of [first, second.secret, third.secret]) expect(JSON.stringify(logged)).not.toContain(secret)
  })
})

describe('a key that is limited to a group', () => {
  let north: TestApiCall

  beforeEach(async () => {
    const groupId = await makeGroup('north')
    await makeGroup('pier', 'north')
    await makeGroup('south')
    north = await fixtures.as({ groupId })
  })

  test('makes endpoints of its group, and of those below it', async () => {
    expect((await make(north)).group).toBe('north')
    expect((await make(north, { group: 'pier' })).group).toBe('pier')
    const options = { url: URL, event_types: '*' }
    expect(getStatusAndCode(await north('POST', '/v1/webhooks', { ...options, group: 'south' }))).toEqual([
      404,
      'not_found',
    ])
    expect(getStatusAndCode(await north('POST', '/v1/webhooks', { ...options, group: null }))).toEqual([
      403,
      'api_key_group',
    ])
  })

  test('sees nothing of the others, whatever it asks', async () => {
    const hidden = [await make(live), await make(live, { group: 'south' })]
    const own = await make(live, { group: 'pier' })
    const { body } = await north('GET', '/v1/webhooks')
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([own.id])
    for (const { id } of hidden) {
      const path = `/v1/webhooks/${id}`
      const answers = [
        await north('GET', path),
        await north('PATCH', path, { description: 'Mine' }),
        await north('DELETE', path),
        await north('GET', `${path}/deliveries`),
        ...(await Promise.all(
          ['test', 'rotate-secret', 'pause', 'enable'].map((act) => north('POST', `${path}/${act}`)),
        )),
      ]
      expect(answers.map(getStatusAndCode)).toEqual(answers.map(() => [404, 'not_found']))
      expect((await live('GET', path)).status).toBe(200)
    }
  })

  test('does not widen an endpoint beyond its group', async () => {
    const { id } = await make(north)
    expect(getStatusAndCode(await north('PATCH', `/v1/webhooks/${id}`, { group: null }))).toEqual([
      403,
      'api_key_group',
    ])
    expect(getStatusAndCode(await north('PATCH', `/v1/webhooks/${id}`, { group: 'south' }))).toEqual([404, 'not_found'])
    expect((await north('PATCH', `/v1/webhooks/${id}`, { group: 'pier' })).body.group).toBe('pier')
  })
})

describe('a test key', () => {
  test('makes endpoints for test activity only', async () => {
    const { test: key } = fixtures
    expect((await make(key)).livemode).toBe(false)
    expect((await make(key, { livemode: null })).livemode).toBe(false)
    const refused = await key('POST', '/v1/webhooks', { url: URL, event_types: '*', livemode: true })
    expect(getStatusAndCode(refused)).toEqual([403, 'api_key_test_mode'])
    const { id } = await make(key, { livemode: false })
    for (const livemode of [true, null]) {
      expect(getStatusAndCode(await key('PATCH', `/v1/webhooks/${id}`, { livemode }))).toEqual([
        403,
        'api_key_test_mode',
      ])
    }
    expect((await key('PATCH', `/v1/webhooks/${id}`, { livemode: false, description: 'x' })).status).toBe(200)
  })

  test('reads the others and changes none of them', async () => {
    const { test: key } = fixtures
    for (const livemode of [true, null]) {
      const { id } = await make(live, { livemode })
      const path = `/v1/webhooks/${id}`
      expect((await key('GET', path)).status).toBe(200)
      const answers = [
        await key('PATCH', path, { description: 'Mine' }),
        await key('DELETE', path),
        ...(await Promise.all(
          ['test', 'rotate-secret', 'pause', 'enable'].map((act) => key('POST', `${path}/${act}`)),
        )),
      ]
      expect(answers.map(getStatusAndCode)).toEqual(answers.map(() => [403, 'api_key_test_mode']))
    }
  })
})
