/** An https server that accepts everything, plus one port that never responds and one that sends a byte a second. */

import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

const { KEY = '', CERT = '' } = process.env
const arrived: [id: string, at: number][] = []

const ID = /"id":"(evt_[0-9A-Z]+)"/

const good = createServer({ key: KEY, cert: CERT }, (request, response) => {
  let start = ''
  request.on('data', (chunk: Buffer) => {
    if (start === '') start = chunk.toString('latin1', 0, 60)
  })
  request.on('end', () => {
    arrived.push([ID.exec(start)?.[1] ?? '', Date.now()])
    response.writeHead(204).end()
  })
})

const slow = createServer({ key: KEY, cert: CERT }, (request, response) => {
  request.resume()
  response.writeHead(200)
  const timer = setInterval(() => response.write('.'), 1_000)
  response.on('close', () => clearInterval(timer))
})

// Accepts the connection and sends nothing, not even a TLS handshake.
const dead = createTcpServer((socket) => socket.on('error', () => {}))

const listening = (server: typeof good | typeof dead) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

process.send?.({ ports: { good: await listening(good), slow: await listening(slow), dead: await listening(dead) } })
process.on('message', () => process.send?.(arrived.splice(0)))
process.on('disconnect', () => process.exit(0))
