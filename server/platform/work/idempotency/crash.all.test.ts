import { fork } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseRepetitions } from '../../../testing/repetitions.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const CRASHING = join(import.meta.dirname, '../../../testing/crashing-server.ts')
const times = chooseRepetitions(4, 50)

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

/** Sends a POST to a server that dies between the commit and the response. */
async function crash(send: (url: string) => Promise<unknown>): Promise<void> {
  const child = fork(CRASHING, { env: { ...process.env, DATABASE_URL: server.databaseUrl }, stdio: 'ignore' })
  const exited = new Promise<string | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  const port = await new Promise((resolve) => child.once('message', resolve))
  await expect(send(`http://127.0.0.1:${port}`)).rejects.toThrow()
  expect(await exited).toBe('SIGKILL')
}

test(`killed ${times} times between commit and answer: the retry gets the first answer, and there is one effect`, async () => {
  server.clock.set(new Date())
  const organization = await server.organization()
  const key = await server.key(organization, { scopes: ['admin'], requestsPerMinute: 600 })
  for (let round = 0; round < times; round += 1) {
    const init = {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key.value}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `k${round}`,
      },
      body: JSON.stringify({ code: `g${round}`, name: 'G' }),
    }
    await crash((url) => fetch(`${url}/v1/groups`, init))
    const retry = await fetch(`${server.url}/v1/groups`, init)
    expect([retry.status, retry.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    const stored = await server.database('groups').where({ organization_id: organization, code: `g${round}` })
    expect(stored.map(({ id }) => id)).toEqual([(await retry.json()).id])
  }
})
