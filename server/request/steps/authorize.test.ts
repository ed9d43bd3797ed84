import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('X-Service-Client', () => {
  const call = async (overrides: object, headers: Record<string, string>) => {
    const key = await server.key(await server.organization({ overrides }))
    const response = await server.get('/v1/me', { key: key.value, headers })
    return { status: response.status, error: (await response.json()).error }
  }

  test('needs a plan with automation_apps, although the same call without it does not', async () => {
    const overrides = { automation_apps: false }
    expect((await call(overrides, {})).status).toBe(200)
    const { status, error } = await call(overrides, { 'X-Service-Client': 'Flowmaker' })
    expect([status, error.code, error.key]).toEqual([403, 'entitlement_required', 'automation_apps'])
  })

  test('must name the app in visible characters', async () => {
    for (const name of ['x'.repeat(101), 'caf\u00e9', '\u00ed\u00a0\u0080'])
      expect(await call({}, { 'X-Service-Client': name })).toMatchObject({
        status: 400,
        error: { code: 'validation_failed', details: [{ path: 'header/X-Service-Client' }] },
      })
  })
})

describe('the plan to move to', () => {
  const errorOn = async (plan: 'free' | 'growth' | 'scale', overrides: object) => {
    const key = await server.key(await server.organization({ plan, overrides }), { scopes: ['admin'] })
    const body = { code: 'north', name: 'North' }
    return (await (await server.send('POST', '/v1/groups', { key: key.value, body })).json()).error
  }

  test('is the lowest that includes what is missing', async () => {
    expect(await errorOn('growth', {})).toMatchObject({
      code: 'entitlement_required',
      key: 'api_write',
      upgrade_plan: 'scale',
      message: 'The plan Growth does not include changes with the API; the plan Scale does.',
    })
  })

  test('is never the one that the organization has: what was taken from it no plan brings back', async () => {
    const error = await errorOn('scale', { api_write: false })
    expect(error).toMatchObject({ code: 'entitlement_required', key: 'api_write' })
    expect(error).not.toHaveProperty('upgrade_plan')
    expect(error.message).toBe('The organization may not use changes with the API.')
  })
})

describe('an installation whose license was revoked', () => {
  test('reads and writes for seven days, and then only reads', async () => {
    const key = await server.key(await server.organization(), { scopes: ['read', 'admin'] })
    await server.database('instance').update({ license_revoked_at: '2026-06-05T10:00:00Z' })
    const make = (code: string) => server.send('POST', '/v1/groups', { key: key.value, body: { code, name: code } })
    server.clock.set('2026-06-12T09:59:59.999Z')
    expect((await make('a')).status).toBe(201)
    server.clock.set('2026-06-12T10:00:00.000Z')
    const refused = await make('b')
    expect(refused.status).toBe(403)
    expect((await refused.json()).error).toMatchObject({
      code: 'instance_read_only',
      read_only_since: '2026-06-12T10:00:00.000Z',
    })
    expect((await server.send('PATCH', '/v1/groups/a', { key: key.value, body: { name: 'A' } })).status).toBe(403)
    expect((await server.send('DELETE', '/v1/groups/a', { key: key.value })).status).toBe(403)
    expect((await server.get('/v1/groups/a', { key: key.value })).status).toBe(200)
    await server.database('instance').update({ license_revoked_at: null })
    expect((await make('b')).status).toBe(201)
  })
})
