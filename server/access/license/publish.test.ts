import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parsePublicKey } from '../../platform/formats/public-key.ts'
import { makeLicenseKeyPair, signLicense, signRevocation } from '../../testing/license/sign.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { installLicenseDocument } from './install.ts'

const keys = makeLicenseKeyPair()
const settings = { required: true, provided: null as string | null, publicKey: parsePublicKey(keys.publicKey) ?? null }
const NOW = '2026-06-05T10:00:00.000Z'
const sign = (options: Parameters<typeof signLicense>[1]) => signLicense(keys.privateKey, options)

let server: TestServer
let key: string
let events = 0
let groups = 0

beforeAll(async () => {
  server = await startTestServer({ config: { license: settings } })
  const organization = await server.organization({ overrides: { api_rate_per_min: 10_000 } })
  const scopes = ['read' as const, 'write' as const, 'admin' as const]
  key = (await server.key(organization, { scopes, requestsPerMinute: 10_000 })).value
})

afterAll(() => server.close())

beforeEach(async () => {
  server.clock.set(NOW)
  configure({})
  await server.database('license_revocations').delete()
  await server.database('instance').update({ license: null, license_revoked_at: null })
})

function configure({ required = true, provided = null }: { required?: boolean; provided?: string | null }) {
  Object.assign(settings, { required, provided })
}

const store = (license: string) => server.database('instance').update({ license })
const install = (text: string) => installLicenseDocument(server.database, settings, text, server.clock.now())

async function call(method: string, path: string, body?: unknown) {
  const response = await server.send(method, path, { key, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function makeEvent(): Promise<string> {
  events += 1
  const code = `event-${events}`
  await call('POST', '/v1/events', { code, name: code, timezone: 'UTC' })
  await call('POST', `/v1/events/${code}/days`, { code: 'fri', date: '2026-06-05' })
  await call('POST', `/v1/events/${code}/attendee-types`, { code: 'visitor', name: 'Visitor' })
  return code
}

/** Returns `published`, or why the license is refused. */
async function publish(code?: string): Promise<string> {
  const { status, body } = await call('POST', `/v1/events/${code ?? (await makeEvent())}/publish`)
  if (status === 200) return body.status
  expect([status, body.error.code]).toEqual([422, 'license_not_valid'])
  return `${body.error.validity}: ${body.error.message}`
}

describe('publishing where a license is required', () => {
  test('works with a valid license, from the environment or installed', async () => {
    configure({ provided: sign({ expires_at: '2027-01-01T00:00:00Z' }) })
    expect(await publish()).toBe('published')
    configure({})
    await store(sign({ expires_at: null }))
    expect(await publish()).toBe('published')
  })

  test('is refused without one, and can be done once there is one', async () => {
    const code = await makeEvent()
    expect(await publish(code)).toBe('missing: This installation has no license, so events cannot be published.')
    expect((await call('GET', `/v1/events/${code}`)).body.status).toBe('draft')
    expect(await install(sign({}))).toHaveProperty('installed')
    expect(await publish(code)).toBe('published')
  })

  test('is refused from the very instant of the expiry on', async () => {
    await store(sign({ expires_at: '2026-06-05T12:00:00+02:00' }))
    server.clock.set('2026-06-05T09:59:59.999Z')
    expect(await publish()).toBe('published')
    server.clock.set(NOW)
    expect(await publish()).toBe(
      'expired: The license of this installation expired on 2026-06-05T10:00:00.000Z, so events cannot be published.',
    )
  })

  test('is refused when the license was tampered with, is another’s or is no license', async () => {
    const long = sign({ expires_at: '2099-01-01T00:00:00Z' }).split('.')
    const short = sign({ expires_at: '2026-01-02T00:00:00Z' }).split('.')
    const texts = [
      [short[0], long[1], short[2]].join('.'),
      signLicense(makeLicenseKeyPair().privateKey),
      signRevocation(keys.privateKey, 'license-9', NOW),
      'please',
    ]
    for (const text of texts) {
      const told = 'invalid: The license of this installation does not verify, so events cannot be published.'
      await store(text)
      expect(await publish()).toBe(told)
      await store('')
      configure({ provided: text })
      expect(await publish()).toBe(told)
      configure({})
    }
  })

  test('takes whichever of the two licenses is valid', async () => {
    const [good, old] = [sign({ id: 'good' }), sign({ id: 'old', expires_at: '2026-01-02T00:00:00Z' })]
    configure({ provided: old })
    await store(good)
    expect(await publish()).toBe('published')
    configure({ provided: good })
    await store(old)
    expect(await publish()).toBe('published')
    configure({ provided: old })
    await store('broken')
    expect(await publish()).toMatch(/^expired/)
  })

  test('is the only thing that needs one', async () => {
    const code = await makeEvent()
    await store(sign({}))
    await publish(code)
    await store('broken')
    expect((await call('PATCH', `/v1/events/${code}`, { name: 'Still' })).status).toBe(200)
    for (const act of ['unpublish', 'cancel', 'archive']) {
      expect((await call('POST', `/v1/events/${code}/${act}`)).status).toBe(200)
    }
  })

  test('tells what the event lacks before it tells of the license', async () => {
    await call('POST', '/v1/events', { code: 'bare', name: 'Bare', timezone: 'UTC' })
    expect((await call('POST', '/v1/events/bare/publish')).body.error.code).toBe('invalid_state')
    expect((await call('POST', '/v1/events/nowhere/publish')).status).toBe(404)
  })
})

test('publishing needs no license where none is required', async () => {
  configure({ required: false })
  expect(await publish()).toBe('published')
  configure({ required: false, provided: 'broken' })
  expect(await publish()).toBe('published')
})

describe('a revocation', () => {
  const revocation = (id: string, at = NOW) => signRevocation(keys.privateKey, id, at)
  const write = async () => {
    groups += 1
    return (await call('POST', '/v1/groups', { code: `group-${groups}`, name: 'G' })).status
  }

  test('stops publishing at once and all writes after seven days, until another license is installed', async () => {
    const first = sign({ id: 'first' })
    expect(await install(first)).toMatchObject({ installed: { id: 'first' } })
    const code = await makeEvent()
    expect(await install(revocation('first'))).toMatchObject({ installed: { revokes: 'first' }, inForce: true })
    expect(await publish(code)).toBe(
      'invalid: The license of this installation was revoked on 2026-06-05T10:00:00.000Z, so events cannot be published.',
    )
    server.clock.set('2026-06-12T09:59:59.999Z')
    expect(await write()).toBe(201)
    server.clock.set('2026-06-12T10:00:00.000Z')
    expect(await write()).toBe(403)
    expect((await call('POST', `/v1/events/${code}/publish`)).body.error.code).toBe('instance_read_only')
    expect((await call('GET', `/v1/events/${code}`)).status).toBe(200)
    expect(await install(first)).toEqual({ flaw: 'It was revoked on 2026-06-05T10:00:00.000Z, and stays so.' })
    expect(await write()).toBe(403)
    expect(await install(sign({ id: 'second' }))).toMatchObject({ installed: { id: 'second' } })
    expect(await write()).toBe(201)
    expect(await publish(code)).toBe('published')
    expect(await install(first)).toHaveProperty('flaw')
  })

  test('of the license in the environment is ended by an installed one only', async () => {
    configure({ provided: sign({ id: 'first' }) })
    expect(await install(revocation('first'))).toMatchObject({ inForce: true })
    expect(await publish()).toMatch(/^invalid: .*revoked/)
    configure({ provided: sign({ id: 'second' }) })
    expect(await publish()).toMatch(/^invalid: .*revoked/)
    await install(sign({ id: 'second' }))
    expect(await publish()).toBe('published')
    configure({ provided: sign({ id: 'first' }) })
    expect(await publish()).toBe('published')
  })

  test('holds where no license is known, because the server may have one in its environment', async () => {
    expect(await install(revocation('first'))).toMatchObject({ inForce: true })
    configure({ provided: sign({ id: 'first' }) })
    expect(await publish()).toMatch(/^invalid: .*revoked/)
  })

  test('of another license changes nothing, and keeps that one out', async () => {
    await install(sign({ id: 'ours' }))
    expect(await install(revocation('theirs'))).toMatchObject({ inForce: false })
    expect(await publish()).toBe('published')
    expect(await install(sign({ id: 'theirs' }))).toHaveProperty('flaw')
    server.clock.set('2026-07-01T00:00:00Z')
    expect(await write()).toBe(201)
  })

  test('leaves an installation alone that holds another license, were it an expired one', async () => {
    const old = sign({ id: 'old', expires_at: '2026-01-02T00:00:00Z' })
    await store(old)
    expect(await install(revocation('theirs'))).toMatchObject({ inForce: false })
    expect(await publish()).toMatch(/^expired/)
    configure({ provided: sign({ id: 'outer' }) })
    await store(sign({ id: 'inner' }))
    expect(await install(revocation('inner'))).toMatchObject({ inForce: false })
    expect(await publish()).toBe('published')
    expect(await install(revocation('outer'))).toMatchObject({ inForce: true })
    expect(await publish()).toMatch(/^invalid/)
  })

  test('is not taken unsigned, from another key, or before its time', async () => {
    await install(sign({ id: 'ours' }))
    const [head, body] = revocation('ours').split('.')
    for (const text of [
      `${head}.${body}.${sign({}).split('.')[2]}`,
      signRevocation(makeLicenseKeyPair().privateKey, 'ours', NOW),
      revocation('ours', '2026-06-05T10:00:00.001Z'),
    ]) {
      expect(await install(text)).toHaveProperty('flaw')
    }
    expect(await publish()).toBe('published')
  })
})

test('what cannot be used is not installed, and leaves the license that is there', async () => {
  await install(sign({ id: 'ours' }))
  for (const text of [sign({ id: 'x', expires_at: NOW }), signLicense(makeLicenseKeyPair().privateKey), 'x', '']) {
    expect(await install(text)).toHaveProperty('flaw')
  }
  expect(await server.database('instance').first('license')).toEqual({ license: sign({ id: 'ours' }) })
})
