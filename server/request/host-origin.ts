import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Context } from 'koa'

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i')
const MAX_HOST_LENGTH = 261

export function toPublicOrigin(ctx: Context, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '')
  const scheme = schemeOf(ctx)
  const { localPort } = ctx.req.socket
  return readOrigin(scheme, ctx.req.headers.host) ?? `${scheme}://localhost${localPort ? `:${localPort}` : ''}`
}

const schemeOf = (ctx: Context) => (ctx.protocol === 'https' ? 'https' : 'http')

/** The name in lower case, without final dot. An absolute URL in the request line overrides the Host header. */
export function readHost({ url = '/', headers }: IncomingMessage): { name: string; port: string } {
  const sent = (url.startsWith('/') ? headers.host : URL.parse(url)?.host) ?? ''
  const colon = sent.search(/:\d*$/)
  const name = colon === -1 ? sent : sent.slice(0, colon)
  return { name: name.toLowerCase().replace(/\.$/, ''), port: colon === -1 ? '' : sent.slice(colon + 1) }
}

/** The Host header is untrusted, and the origin is shown in commands that people paste into a shell. */
const readOrigin = (scheme: string, host: string | undefined): string | undefined =>
  !host || host.length > MAX_HOST_LENGTH || !HOST.test(host) ? undefined : URL.parse(`${scheme}://${host}`)?.origin

export type OriginSettings = { publicUrl: string | null; tenantDomain: string | null }

/** The origin of the pages that explain errors, which are not on organizations' hosts but on the parent domain. */
export function toErrorPagesOrigin(ctx: Context, { publicUrl, tenantDomain }: OriginSettings): string {
  const { name, port } = readHost(ctx.req)
  const isTenant = publicUrl === null && tenantDomain !== null && name.endsWith(`.${tenantDomain}`)
  if (!isTenant) return toPublicOrigin(ctx, publicUrl)
  const scheme = schemeOf(ctx)
  return readOrigin(scheme, `${tenantDomain}:${port}`) ?? `${scheme}://${tenantDomain}`
}

/** The same for a request that could not be parsed, of which only the socket is known. */
export function toPublicOriginFromSocket({ localAddress = '', localPort }: Socket, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '')
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}`
}
