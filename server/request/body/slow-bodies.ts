import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { sendsBody } from './read-body.ts'

const slow = new WeakSet<IncomingMessage>()

/** Says that this body is large, and is read at the pace of its sender. */
export function allowSlowBody(request: IncomingMessage): void {
  slow.add(request)
}

/**
 * Ends requests that have not arrived after so many milliseconds, but for those whose bodies may take longer: the server itself knows one
 * time for all.
 */
export function endSlowRequests(server: Server, milliseconds: number): void {
  server.on('request', (request: IncomingMessage) => {
    if (!sendsBody(request)) return
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
