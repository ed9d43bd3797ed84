import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { AppLogin } from './app.ts'

/** An answer: its status, its body and more headers; null where the connection breaks instead. */
export type FakeServiceAnswer = null | [number, unknown, Record<string, string>?]

type Sent = { key: unknown; path: string }

/** A service that answers each request by the next of these, and notes what came. */
export async function startFakeService(answers: FakeServiceAnswer[]): Promise<AppLogin & { requests: Sent[] }> {
  const requests: Sent[] = []
  const address = await listenOnFreePort((request, response) => {
    const answer = answers[requests.length]
    requests.push({ key: request.headers['idempotency-key'], path: request.url ?? '' })
    if (!answer) return request.socket.destroy()
    const [status, body, headers] = answer
    return response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  return { address, key: 'svc_live_any', requests }
}

/** The address of an HTTP server, which ends with the test. */
export async function listenOnFreePort(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
