import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runAdminCommand, runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import { buildTestFixtures, makeTestEvent } from '../testing/fixtures.ts'
import { readTerminalQr } from '../testing/qr/read-terminal.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let clone: TestDatabase
let server: TestServer
let environment: Record<string, string>

const read = (...args: string[]) => runAdminCommandForJson(environment, ...args)
const run = (...args: string[]) => runAdminCommand(environment, ...args)

const MANAGER = 'mo@harbour.example'
const LIMITED = 'no@harbour.example'
const DEVELOPER = 'li@harbour.example'
const OWNER = 'ow@harbour.example'
const ADMIN = 'ad@harbour.example'

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  environment = { DATABASE_URL: clone.url }
  server = await startTestServer({ databaseUrl: clone.url })
  // The commands use the database's clock, so the server must too.
  server.clock.set(new Date())
  await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour Hall', '--plan', 'scale')
  for (const code of ['north', 'south']) await read('group', 'create', 'harbour', '--code', code, '--name', code)
  const add = (email: string, role: string, ...more: string[]) =>
    read('member', 'add', 'harbour', '--email', email, '--name', email, '--role', role, ...more)
  await add(OWNER, 'owner')
  await add(ADMIN, 'admin')
  await add(MANAGER, 'manager')
  await add(LIMITED, 'manager', '--group', 'north')
  await add(DEVELOPER, 'developer')
  const { key } = await read('key', 'create', 'harbour', '--name', 'K', '--mode', 'live', '--scopes', 'write')
  const make = (path: string, body: object) => server.send('POST', path, { key: key.value, body })
  await make('/v1/events', { code: 'lights', name: 'Lights', timezone: 'Europe/Madrid' })
  await make('/v1/events', { code: 'southern', name: 'Southern', timezone: 'Europe/Madrid', group: 'south' })
  await make('/v1/events/lights/check-in-points', { code: 'main', name: 'Main', kind: 'entry' })
})

afterAll(async () => {
  await server.close()
  await clone.drop()
})

const code = async (...args: string[]) => (await read('device', 'code', 'harbour', ...args)).pairing_code

async function pair(value: string) {
  const body = { code: value, name: 'Gate 1', sw_version: '1.2.3' }
  return (await server.send('POST', '/api/v1/devices/pair', { body, idempotencyKey: null })).json()
}

const logOf = (id: string) => server.database('audit_log').where({ object_id: id }).orderBy('id')
const memberId = async (email: string) => (await server.database('members').where({ email }).first('id')).id

describe('a pairing code that the command made', () => {
  test('pairs a device, with what the command says, in the name of the member', async () => {
    const made = await code('lights', '--group', 'south', '--point', 'main', '--name', 'Gate 3', '--as', MANAGER)
    expect(made).toMatchObject({ event: 'lights', group: 'south', check_in_point: 'main', name: 'Gate 3' })
    expect(made.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    const [logged] = await logOf(made.code.slice(0, 5))
    expect(logged).toMatchObject({ action: 'pairing_code.created', actor_type: 'member', source: 'cli' })
    expect(logged.actor_id).toBe(await memberId(MANAGER))
    expect(JSON.stringify(logged)).not.toContain(made.code.slice(6))
    expect(await pair(made.code)).toMatchObject({ name: 'Gate 3', group: 'south', check_in_point: 'main' })
  })

  test('is shown as a QR code of the gate page, with the code where no server sees it', async () => {
    const opened = { ...environment, PUBLIC_URL: 'https://tickets.example' }
    const { stdout, stderr } = await runAdminCommand(opened, 'device', 'code', 'harbour', 'lights')
    const shown = /open (\S+) there/.exec(stdout)?.[1] ?? ''
    const { origin, pathname, search, hash } = new URL(shown)
    expect([origin, pathname, search, stderr]).toEqual(['https://tickets.example', '/scan', '', ''])
    expect(readTerminalQr(stdout)).toBe(shown)
    expect((await pair(hash.replace('#pair=', ''))).token).toMatch(/^svc_device_/)
    const { pairing_code } = await runAdminCommandForJson(opened, 'device', 'code', 'harbour', 'lights')
    expect(pairing_code.url).toBe(`https://tickets.example/scan#pair=${pairing_code.code}`)
  })

  test.each([
    [{}, null, /on this machine alone.*PUBLIC_URL.*https/],
    [{ PORT: '9090' }, null, /on this machine alone/],
    [{ PUBLIC_URL: 'http://192.0.2.7:8080/' }, 'http://192.0.2.7:8080', /no camera.*PUBLIC_URL/],
  ])(
    'leads to the server that runs, and says what to do where phones cannot open it: %j',
    async (set, origin, advice) => {
      const { stdout, stderr } = await runAdminCommand(
        { ...environment, ...set },
        'device',
        'code',
        'harbour',
        'lights',
      )
      expect(stdout).toContain(`${origin ?? `http://localhost:${server.port}`}/scan#pair=`)
      expect(stderr).toMatch(advice)
      expect(stderr).not.toContain('No server answers')
    },
  )

  test('says so where no server runs, and names the address of the one that did', async () => {
    const other = await cloneDatabase(inject('postgresUrl'))
    try {
      const stopped = await startTestServer({ databaseUrl: other.url })
      const { live } = await buildTestFixtures(stopped)
      const { slug } = await stopped
        .database('organizations')
        .where({ plan: 'scale' })
        .whereNot({ slug: 'sandbox' })
        .first()
      await makeTestEvent(live)
      await stopped.close()
      const { code, stdout, stderr } = await runAdminCommand(
        { DATABASE_URL: other.url },
        'device',
        'code',
        slug,
        'fest',
      )
      const address = `http://localhost:${stopped.port}`
      expect([code, stdout]).toEqual([0, expect.stringContaining(`${address}/scan#pair=`)])
      expect(stderr).toContain(
        `No server answers at ${address}: start it, and pair the device before the code expires.`,
      )
    } finally {
      await other.drop()
    }
  })

  test('pairs a device that tries a live event out, where the command says so', async () => {
    const made = await code('lights', '--mode', 'test')
    expect([made.livemode, (await pair(made.code)).livemode]).toEqual([false, false])
    const { stdout } = await run('device', 'code', 'harbour', 'lights', '--mode', 'test')
    expect(stdout).toMatch(/^Scans +tests$/m)
    const mistyped = await run('device', 'code', 'harbour', 'lights', '--mode', 'trial')
    expect([mistyped.code, mistyped.stderr]).toEqual([2, expect.stringContaining('--mode must be live or test')])
  })

  test('is made and used on every plan', async () => {
    for (const plan of ['free', 'starter', 'growth', 'scale']) {
      await read('org', 'plan', 'harbour', plan)
      const { token } = await pair((await code('lights', '--as', MANAGER)).code)
      expect((await server.get('/api/v1/events/lights/checkins', { key: token })).status, plan).toBe(200)
    }
  })

  test('is for the group of a member who is limited to one, and for events that they see', async () => {
    expect((await code('lights', '--as', LIMITED)).group).toBe('north')
    expect((await run('device', 'code', 'harbour', 'lights', '--group', 'south', '--as', LIMITED)).stderr).toMatch(
      /no group south/,
    )
    expect((await run('device', 'code', 'harbour', 'southern', '--as', LIMITED)).stderr).toMatch(/no event southern/)
  })

  test('is refused to those who do not manage devices', async () => {
    const { code: exit, stderr } = await run('device', 'code', 'harbour', 'lights', '--as', DEVELOPER)
    expect(exit).not.toBe(0)
    expect(stderr).toMatch(/cannot manage devices/)
  })

  test('needs an event and a check-in point that exist', async () => {
    expect((await run('device', 'code', 'harbour', 'nothing')).stderr).toMatch(/no event nothing/)
    expect((await run('device', 'code', 'harbour', 'lights', '--point', 'roof')).stderr).toMatch(
      /no check-in point roof/,
    )
  })
})

describe('devices', () => {
  test('are listed without their tokens, and revoked for good', async () => {
    const device = await pair((await code('lights')).code)
    const { stdout } = await run('device', 'list', 'harbour', '--event', 'lights', '--as', MANAGER)
    expect(stdout).toContain(device.id)
    expect(stdout).not.toContain(device.token)
    const ask = () => server.get('/api/v1/events/lights/checkins', { key: device.token })
    expect((await ask()).status).toBe(200)
    await read('device', 'revoke', 'harbour', device.id, '--as', MANAGER)
    expect((await (await ask()).json()).error.code).toBe('device_revoked')
    const logged = (await logOf(device.id)).at(-1)
    expect(logged).toMatchObject({ action: 'device.revoked', actor_type: 'member', actor_id: await memberId(MANAGER) })
    expect((await run('device', 'revoke', 'harbour', device.id)).stderr).toMatch(/already revoked/)
  })

  test('of other groups are not there for a member who is limited to one', async () => {
    const device = await pair((await code('lights', '--group', 'south')).code)
    expect(
      (await read('device', 'list', 'harbour', '--as', LIMITED)).devices.map(({ id }: { id: string }) => id),
    ).not.toContain(device.id)
    expect((await run('device', 'revoke', 'harbour', device.id, '--as', LIMITED)).stderr).toMatch(/no device/)
    expect((await run('device', 'revoke', 'harbour', device.token)).stderr).not.toContain(device.token)
  })

  test('keep their group from being deleted', async () => {
    await read('group', 'create', 'harbour', '--code', 'west', '--name', 'West')
    const device = await pair((await code('lights', '--group', 'west')).code)
    const { key } = await read('key', 'create', 'harbour', '--name', 'K', '--mode', 'live', '--scopes', 'admin')
    const remove = () => server.send('DELETE', '/v1/groups/west', { key: key.value })
    const refused = await (await remove()).json()
    expect(refused.error.details).toMatchObject({ state: 'not_empty', devices: 1 })
    await read('device', 'revoke', 'harbour', device.id)
    expect((await remove()).status).toBe(204)
  })
})

describe('the PIN of a member', () => {
  const hashOf = async (email: string) => (await server.database('members').where({ email }).first('pin_hash')).pin_hash

  test('is set by themselves, or made and printed once', async () => {
    await read('member', 'pin', 'harbour', MANAGER, '--pin', '482913', '--as', MANAGER)
    const first = await hashOf(MANAGER)
    expect(first).not.toContain('482913')
    const { pin } = await read('member', 'pin', 'harbour', MANAGER, '--as', MANAGER)
    expect(pin).toMatch(/^[0-9]{8}$/)
    expect(await hashOf(MANAGER)).not.toBe(first)
    const logged = (await logOf(await memberId(MANAGER))).at(-1)
    expect(logged).toMatchObject({ action: 'member.pin_set', actor_type: 'member' })
    expect(JSON.stringify(logged)).not.toContain(pin)
  })

  test('has at least six digits', async () => {
    for (const pin of ['12345', 'abcdef', '12 345678', '']) {
      expect((await run('member', 'pin', 'harbour', MANAGER, `--pin=${pin}`)).stderr, pin).toMatch(/6 to 32 digits/)
    }
  })

  test('is set for others by those who manage members, and for owners by owners alone', async () => {
    await read('member', 'pin', 'harbour', MANAGER, '--pin', '482913', '--as', ADMIN)
    expect((await run('member', 'pin', 'harbour', ADMIN, '--pin', '482913', '--as', MANAGER)).stderr).toMatch(
      /cannot manage members/,
    )
    expect((await run('member', 'pin', 'harbour', OWNER, '--pin', '482913', '--as', ADMIN)).stderr).toMatch(/owner/)
    await read('member', 'pin', 'harbour', OWNER, '--pin', '482913', '--as', OWNER)
  })
})
