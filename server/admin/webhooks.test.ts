import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildSecretBox } from '../platform/secret-box.ts'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { TEST_SECRET_KEY } from '../testing/secret-key.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { insertTestDelivery } from '../testing/webhooks/deliveries.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>
let organizationId: string

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)

const DEVELOPER = 'li@harbour.example'
const LIMITED = 'no@harbour.example'
const MANAGER = 'mo@harbour.example'
const OWNER = 'ow@harbour.example'
/** An IP address, because the command would resolve a name with the real DNS. */
const URL = 'https://1.1.1.1/hook'

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url, POSTERN_SECRET_KEY: TEST_SECRET_KEY }
  server = await startTestServer({ databaseUrl: clone.url })
  server.clock.set(new Date())
  await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour Hall', '--plan', 'growth')
  organizationId = (await server.database('organizations').where({ slug: 'harbour' }).first('id')).id
  for (const code of ['north', 'south']) await read('group', 'create', 'harbour', '--code', code, '--name', code)
  const add = (email: string, role: string, ...more: string[]) =>
    read('member', 'add', 'harbour', '--email', email, '--name', email, '--role', role, ...more)
  await add(OWNER, 'owner')
  await add(DEVELOPER, 'developer')
  await add(LIMITED, 'developer', '--group', 'north')
  await add(MANAGER, 'manager')
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

const create = async (...args: string[]) => (await read('webhook', 'create', 'harbour', '--url', URL, ...args)).webhook
const memberId = async (email: string) => (await server.database('members').where({ email }).first('id')).id
const lastLogged = async (id: string) =>
  (await server.database('audit_log').where({ object_id: id }).orderBy('id')).at(-1)

describe('webhook endpoints at the command line', () => {
  test('are made, with their secret once, in the name of the member', async () => {
    const made = await create('--types', 'ticket.issued,ticket.voided', '--description', 'Mine', '--as', DEVELOPER)
    expect(made).toMatchObject({ url: URL, event_types: ['ticket.issued', 'ticket.voided'], description: 'Mine' })
    const row = await server.database('webhook_endpoints').where({ id: made.id }).first()
    expect(buildSecretBox([Buffer.from(TEST_SECRET_KEY, 'base64')]).open(row.secret, made.id)).toBe(made.secret)
    const logged = await lastLogged(made.id)
    expect(logged).toMatchObject({ action: 'webhook.created', actor_type: 'member', source: 'cli' })
    expect(logged.actor_id).toBe(await memberId(DEVELOPER))
    expect(JSON.stringify(logged)).not.toContain(made.secret)
    const { stdout } = await run('webhook', 'list', 'harbour', '--as', DEVELOPER)
    expect(stdout).toContain(made.id)
    expect(stdout).not.toContain(made.secret)
    expect((await read('webhook', 'show', 'harbour', made.id)).webhook.secret).toBeUndefined()
  })

  test('are changed, paused, enabled, given a new secret, and deleted', async () => {
    const { id, secret } = await create('--types', 'ticket.issued', '--mode', 'live', '--description', 'Old')
    const act = async (verb: string, ...more: string[]) =>
      (await read('webhook', verb, 'harbour', id, ...more, '--as', OWNER)).webhook
    const changed = await act('change', '--types', '*', '--mode', 'all', '--description=')
    expect(changed).toMatchObject({ event_types: ['*'], livemode: null, description: null })
    expect(await act('pause')).toMatchObject({ paused: true, paused_reason: 'manual' })
    expect(await act('enable')).toMatchObject({ paused: false })
    expect((await act('rotate-secret')).secret).not.toBe(secret)
    expect((await lastLogged(id)).action).toBe('webhook.secret_rotated')
    const { stdout } = await run('webhook', 'rotate-secret', 'harbour', id)
    const until = /The old one signs alongside until (.*)\.$/m.exec(stdout)?.[1] ?? ''
    const { updated_at } = (await read('webhook', 'show', 'harbour', id)).webhook
    expect(Date.parse(until) - Date.parse(updated_at)).toBe(24 * 3_600_000)
    await read('webhook', 'delete', 'harbour', id)
    expect((await run('webhook', 'delete', 'harbour', id)).stderr).toMatch(
      /There is no webhook endpoint .* "postern-admin webhook list harbour" shows the webhooks\./,
    )
  })

  test('are sent samples, and their deliveries shown and replayed', async () => {
    const { id } = await create()
    const { delivery } = await read('webhook', 'test', 'harbour', id, '--type', 'payment.received', '--as', DEVELOPER)
    expect(delivery).toMatchObject({ type: 'payment.received', livemode: false, status: 'pending' })
    expect((await lastLogged(id)).action).toBe('webhook.tested')
    const settled = await insertTestDelivery(server, organizationId, id, { status: 'dead', envelope: '{"ñ":1}' })
    const { deliveries } = await read('webhook', 'deliveries', 'harbour', id, '--status', 'dead')
    expect(deliveries.map((one: { id: string }) => one.id)).toEqual([settled])
    expect((await read('webhook', 'delivery', 'harbour', settled)).delivery.envelope).toBe('{"ñ":1}')
    const failed = { number: 1, attempted_at: '2026-06-05T10:00:00Z', status_code: null, duration_ms: 15000 }
    const failed_attempts = JSON.stringify([{ ...failed, error: 'a.example did not answer.' }])
    await server.database('webhook_deliveries').where({ id: settled }).update({ failed_attempts })
    const { stdout } = await run('webhook', 'delivery', 'harbour', settled)
    expect(stdout).toMatch(/Attempt 1 +2026-06-05T10:00:00\.000Z, 15000 ms: a\.example did not answer\./)
    const { delivery: again } = await read('webhook', 'replay', 'harbour', settled, '--as', DEVELOPER)
    expect(again).toMatchObject({ replay_of: settled, status: 'pending' })
    expect((await run('webhook', 'replay', 'harbour', delivery.id)).stderr).toMatch(/is pending: it goes out by itself/)
    expect((await run('webhook', 'deliveries', 'harbour', id)).stdout).toContain(again.id)
  })

  test('are for the group of a member who is limited to one', async () => {
    const [everywhere, south] = [await create(), await create('--group', 'south')]
    const own = await create('--as', LIMITED)
    expect(own.group).toBe('north')
    const { webhooks } = await read('webhook', 'list', 'harbour', '--as', LIMITED)
    expect(webhooks.map(({ id }: { id: string }) => id)).toEqual([own.id])
    for (const { id } of [everywhere, south]) {
      for (const verb of ['show', 'change', 'delete', 'test', 'rotate-secret', 'pause', 'enable', 'deliveries']) {
        const { code, stderr } = await run('webhook', verb, 'harbour', id, '--as', LIMITED)
        expect([verb, code, stderr]).toEqual([verb, 1, expect.stringMatching(/There is no webhook endpoint/)])
      }
    }
    const refused = await run('webhook', 'create', 'harbour', '--url', URL, '--group', 'south', '--as', LIMITED)
    expect(refused.stderr).toMatch(/no group south/)
    expect((await run('webhook', 'change', 'harbour', own.id, '--group=', '--as', LIMITED)).code).toBe(1)
  })

  test('are not for those who do not manage integrations', async () => {
    const { id } = await create()
    for (const args of [
      ['list', 'harbour'],
      ['create', 'harbour', '--url', URL],
      ['delete', 'harbour', id],
    ]) {
      expect((await run('webhook', ...args, '--as', MANAGER)).stderr).toMatch(/cannot manage integrations/)
    }
  })

  test('say what is wrong with what was typed, and which addresses are refused', async () => {
    const wrong = await run('webhook', 'create', 'harbour', '--url', URL, '--types', 'ticket.lost', '--mode', 'some')
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringMatching(/no event type ticket\.lost.*--mode must be one of live, test, all, not some/),
    ])
    expect((await run('webhook', 'test', 'harbour', 'x', '--type', '*')).code).toBe(2)
    expect((await run('webhook', 'create', 'harbour', '--url', 'https://10.0.0.7/')).stderr).toMatch(/is not public/)
    expect((await run('webhook', 'types')).stdout).toContain('checkin.overridden')
  })

  test('need the key that secrets are sealed with, where one is made', async () => {
    const without = { DATABASE_URL: clone.url }
    const refused = await runAdminCommand(without, 'webhook', 'create', 'harbour', '--url', URL)
    expect(refused.stderr).toMatch(/POSTERN_SECRET_KEY must be set/)
    expect((await runAdminCommand(without, 'webhook', 'list', 'harbour')).code).toBe(0)
  })

  test('wait for the plan where it does not include webhooks yet, unless a member paused them', async () => {
    const [{ id }, { id: unwanted }] = [await create(), await create()]
    await read('org', 'plan', 'harbour', 'starter')
    try {
      expect((await read('webhook', 'show', 'harbour', id)).webhook.paused_reason).toBe('plan')
      expect((await create()).paused_reason).toBe('plan')
      expect((await run('webhook', 'enable', 'harbour', id)).stderr).toMatch(/does not include webhooks/)
      const { webhook: paused } = await read('webhook', 'pause', 'harbour', unwanted, '--as', DEVELOPER)
      expect(paused.paused_reason).toBe('manual')
      expect(await lastLogged(unwanted)).toMatchObject({ action: 'webhook.paused', actor_type: 'member' })
    } finally {
      await read('org', 'plan', 'harbour', 'growth')
    }
    expect((await read('webhook', 'show', 'harbour', id)).webhook.paused_reason).toBeNull()
    expect((await read('webhook', 'show', 'harbour', unwanted)).webhook.paused_reason).toBe('manual')
  })
})
