import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'

export type ReceivedTlsRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
  connection: number
}

export type TestTlsServer = {
  port: number
  received: ReceivedTlsRequest[]
  /** Connections ever made, and open now. */
  connections(): number
  open(): number
  /** Number of resumed TLS sessions. */
  resumed(): number
  close(): Promise<void>
}

export async function startTlsServer(
  options: TlsOptions,
  answer: (request: ReceivedTlsRequest, response: Parameters<RequestListener>[1]) => void = (_, response) =>
    response.end('taken'),
  { address = '127.0.0.1', port = 0 } = {},
): Promise<TestTlsServer> {
  const received: ReceivedTlsRequest[] = []
  const server = createServer(options, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const connection = numbers.get(request.socket.remotePort ?? 0) ?? 0
    const whole = { method, path, headers, body: Buffer.concat(chunks), connection }
    received.push(whole)
    answer(whole, response)
  })
  const numbers = new Map<number, number>()
  server.on('connection', (socket: Socket) => numbers.set(socket.remotePort ?? 0, numbers.size + 1))
  return { received, connections: () => numbers.size, ...(await listen(server, address, port)) }
}

/** A TLS server that sends raw bytes once it has received something. */
export async function startRawTlsServer(
  options: TlsOptions,
  greet: (socket: Socket) => void,
  heard: (text: string) => void = () => {},
): Promise<TestTlsServer> {
  let connections = 0
  const server = createTlsServer(options, (socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.once('data', (chunk: Buffer) => {
      heard(chunk.toString('latin1'))
      greet(socket)
    })
  })
  return { received: [], connections: () => connections, ...(await listen(server, '127.0.0.1', 0)) }
}

type Listening = ReturnType<typeof createTlsServer>

async function listen(server: Listening, address: string, port: number) {
  const sockets = new Set<Socket>()
  let resumed = 0
  server.on('secureConnection', (socket) => {
    if (socket.isSessionReused()) resumed += 1
  })
  server.on('tlsClientError', () => {})
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    open: () => sockets.size,
    resumed: () => resumed,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
