import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i
const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i
const LEFT_BY_PROXIES = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * Somebody who sits at the machine that the server runs on. A proxy on that machine has a local address too, hence the
 * headers; and a web page of strangers can have its own name point here, hence the host.
 */
export function isLocalVisitor({ socket, headers }: IncomingMessage): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !LOCAL_HOST.test(headers.host ?? '')) return false
  return !Object.keys(headers).some((name) => LEFT_BY_PROXIES.test(name))
}
