import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { buildRateLimitedClient } from './rate-limited-client.ts'

const [LIMIT, AT_ONCE] = [10, 4]

test('a client stays within its rate, also with several calls on their way', async () => {
  let minute = { until: 0, calls: 0 }
  const refused: number[] = []
  const server = createServer((_, response) => {
    const now = performance.now()
    if (now >= minute.until) minute = { until: now + 1_000, calls: 0 }
    minute.calls += 1
    if (minute.calls > LIMIT) refused.push(minute.calls)
    const headers = {
      'Content-Type': 'application/json',
      'X-RateLimit-Remaining': String(Math.max(0, LIMIT - minute.calls)),
      'X-RateLimit-Reset': '1',
    }
    response.writeHead(200, headers).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = buildRateLimitedClient(`http://127.0.0.1:${port}`, 'svc_test_a', AT_ONCE)
  const callSixTimes = async () => {
    for (let call = 0; call < 6; call += 1) await client.me()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, callSixTimes))
  server.closeAllConnections()
  server.close()
  expect(refused).toEqual([])
})
