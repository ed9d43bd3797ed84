import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { publicSandboxApiKey } from './public-api-key.ts'
import { rebuildSandbox, rebuildSandboxIfStale } from './rebuild-sandbox.ts'

let server: TestServer
let visitors = 0

beforeAll(async () => {
  server = await startTestServer({ config: { trustedProxyHops: 1 } })
  await rebuildSandboxIfStale(server.database, server.clock.now())
})

afterAll(() => server.close())

/** Each call has its own address, because the rate limit is per address. */
async function call(method: string, path: string, body?: object) {
  visitors += 1
  const headers = { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` }
  const response = await server.send(method, path, { key: publicSandboxApiKey, body, headers })
  return { status: response.status, body: await response.json() }
}

const ana = { attendee_type: 'visitor', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' }
const nerea = { ...ana, first_name: 'Nerea', last_name: 'Ibáñez Ortuño', email: 'nerea.ibanez@example.com' }

const register = (person: object) =>
  call('POST', '/v1/events/harbour-lights/registrations', { attendees: [person], group: 'north' })

describe('while the sandbox is built', () => {
  test('nobody misses anything', async () => {
    let building = true
    const seen = new Set<number>()
    const read = async () => {
      while (building) {
        const [people] = await server.database('attendees').count('* as number')
        seen.add(Number(people?.number))
        const { body } = await call('GET', '/v1/events/harbour-lights/registrations?limit=5')
        seen.add(body.data.length === 5 ? 322 : 0)
      }
    }
    const readers = [read(), read()]
    for (let round = 0; round < 5; round += 1) await rebuildSandbox(server.database, server.clock.now())
    building = false
    await Promise.all(readers)
    expect([...seen]).toEqual([322])
  })

  test('visitors register as at any other time, also people whom the sandbox knows', async () => {
    const made: Promise<{ status: number }>[] = []
    for (let round = 0; round < 5; round += 1) {
      const built = rebuildSandbox(server.database, server.clock.now())
      for (let visitor = 0; visitor < 4; visitor += 1) made.push(register(visitor % 2 ? ana : nerea))
      await built
    }
    const statuses = (await Promise.all(made)).map(({ status }) => status)
    expect(statuses).toEqual(made.map(() => 201))
  })
})
