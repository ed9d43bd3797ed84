import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { hasRequestBody } from './read-body.ts'

const slow = new WeakSet<IncomingMessage>()

/** Exempts a request with a large body, which is read at its sender's pace. */
export function allowSlowBody(request: IncomingMessage): void {
  slow.add(request)
}

/** Ends requests that have not fully arrived in time, except slow bodies: Node has one timeout for all requests. */
export function enforceBodyArrivalTimeout(server: Server, milliseconds: number): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasRequestBody(request)) return
    const timer = setTimeout(() => {
      if (request.complete || request.destroyed || slow.has(request)) return
      const error = Object.assign(new Error('The request is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', error, request.socket as Socket)
    }, milliseconds)
    timer.unref()
    request.once('close', () => clearTimeout(timer))
    request.once('end', () => clearTimeout(timer))
  })
}
