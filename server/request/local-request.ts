import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i
const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i
const LEFT_BY_PROXIES = /^(?:forwarded|via|.*-(?:real|client|connecting)-ip|x-forwarded-.+|cf-.+)$/

/** A local proxy has a local address, hence the headers; DNS rebinding points foreign names here, hence the host. */
export function isLocalRequest({ socket, headers, httpVersionMinor }: IncomingMessage): boolean {
  // Browsers speak HTTP/1.1; a plain proxy_pass of nginx speaks 1.0 and leaves no other trace.
  if (httpVersionMinor === 0) return false
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !LOCAL_HOST.test(headers.host ?? '')) return false
  return !Object.keys(headers).some((name) => LEFT_BY_PROXIES.test(name))
}
