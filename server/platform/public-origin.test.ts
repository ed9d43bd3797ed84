import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { readRecordedPublicOrigin, toListeningOrigin } from './public-origin.ts'

test.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['::1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['192.0.2.7', 'http://192.0.2.7:8080'],
  ['2001:db8::7', 'http://[2001:db8::7]:8080'],
  ['gate.local', 'http://gate.local:8080'],
])('who listens at %s is reached at %s', (host, origin) => expect(toListeningOrigin(host, 8080)).toBe(origin))

test('a server that listens at another address is reached there, and says so to workers and commands', async () => {
  const server = await startTestServer({ config: { host: '127.0.0.2' } })
  try {
    const origin = `http://127.0.0.2:${server.port}`
    expect((await fetch(`${origin}/console/sign-in`)).status).toBe(200)
    expect(await readRecordedPublicOrigin(server.database)).toBe(origin)
    const worker = await startTestServer({ databaseUrl: server.databaseUrl, config: { role: 'worker' } })
    await worker.close()
    expect(await readRecordedPublicOrigin(server.database)).toBe(origin)
    const publicUrl = 'https://tickets.example'
    const configured = await startTestServer({ databaseUrl: server.databaseUrl, config: { publicUrl } })
    await configured.close()
    expect(await readRecordedPublicOrigin(server.database)).toBe(publicUrl)
  } finally {
    await server.close()
  }
})
