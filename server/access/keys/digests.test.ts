import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestSecret } from '../../platform/secrets.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const newKey = async () => server.key(await server.organization())
const statusWith = async (value: string) => (await server.get('/v1/me', { key: value })).status

describe('the way from a key to its organization', () => {
  test('no two keys share, whatever their organizations', async () => {
    const [one, other] = [await newKey(), await newKey()]
    const copying = server
      .database('api_keys')
      .where({ id: other.id })
      .update({ digest: digestSecret(one.value) })
    await expect(copying).rejects.toMatchObject({ code: '23505' })
    expect([await statusWith(one.value), await statusWith(other.value)]).toEqual([200, 200])
  })

  test('goes along when the key is given another value', async () => {
    const key = await newKey()
    const next = `svc_live_${'n'.repeat(32)}`
    await server
      .database('api_keys')
      .where({ id: key.id })
      .update({ digest: digestSecret(next) })
    expect([await statusWith(key.value), await statusWith(next)]).toEqual([401, 200])
  })

  test('ends with the key', async () => {
    const key = await newKey()
    await server.database('api_keys').where({ id: key.id }).delete()
    expect(await statusWith(key.value)).toBe(401)
    expect(await server.database('api_key_digests').where({ api_key_id: key.id })).toEqual([])
  })
})
