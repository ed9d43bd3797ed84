import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { letTimePass, waitUntilSocketsRead } from '../held-timers.ts'

export type ReceivedSdkRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

export type ResponseFault = (response: ServerResponse, request: IncomingMessage) => void

export type FaultServer = AsyncDisposable & { url: string; received: ReceivedSdkRequest[] }

/** A real server that applies the faults to its requests in order, and the last one to all further ones. */
export async function startFaultServer(...faults: ResponseFault[]): Promise<FaultServer> {
  const received: ReceivedSdkRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    faults[Math.min(received.length, faults.length) - 1]?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

export function respondWithJson(status: number, body: unknown, headers: Record<string, string> = {}): ResponseFault {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  }
}

export function respondWithRefusal(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  fields = {},
): ResponseFault {
  const error = { code, message: `It is ${code}.`, request_id: '01JQ90B3D5F7H9K1N3Q5S7V9X1', ...fields }
  return respondWithJson(status, { error }, headers)
}

export function respondWithText(status: number, type: string, body: string): ResponseFault {
  return (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body)
  }
}

export function respondWithHtml(status: number): ResponseFault {
  return respondWithText(status, 'text/html', '<html><body>A page of the proxy</body></html>')
}

/** Closes the connection without a response. */
export const dropConnection: ResponseFault = (response) => {
  response.destroy()
}

/** Closes the connection in the middle of the body. */
export const closeAmidBody: ResponseFault = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('{"name":', () => response.destroy())
}

export const neverRespond: ResponseFault = () => {}

/** The fault, after which this much time passes. Needs `holdTimers`. */
export function applyFaultThenPassTime(milliseconds: number, fault: ResponseFault): ResponseFault {
  return (response, request) => {
    fault(response, request)
    void waitUntilSocketsRead().then(() => letTimePass(milliseconds))
  }
}

/** Sends the headers and a part of the body, and then nothing. */
export const stallBody: ResponseFault = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"name":')
}
