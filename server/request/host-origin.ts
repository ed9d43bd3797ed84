import type { Socket } from 'node:net'
import type { Context } from 'koa'

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i')
const MAX_HOST_LENGTH = 261

export function toPublicOrigin(ctx: Context, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '')
  const scheme = ctx.protocol === 'https' ? 'https' : 'http'
  return readOrigin(scheme, ctx.req.headers.host) ?? `${scheme}://localhost`
}

/** The Host header is untrusted, and the origin is shown in commands that people paste into a shell. */
function readOrigin(scheme: string, host: string | undefined): string | undefined {
  if (!host || host.length > MAX_HOST_LENGTH || !HOST.test(host)) return undefined
  return URL.parse(`${scheme}://${host}`)?.origin
}

export type OriginSettings = { publicUrl: string | null; tenantDomain: string | null }

/** The origin of the pages that explain errors, which are not on organizations' hosts but on the parent domain. */
export function toErrorPagesOrigin(ctx: Context, { publicUrl, tenantDomain }: OriginSettings): string {
  const origin = toPublicOrigin(ctx, publicUrl)
  const host = URL.parse(origin)?.hostname ?? ''
  const isTenant = publicUrl === null && tenantDomain !== null && host.endsWith(`.${tenantDomain}`)
  return isTenant ? origin.replace(host, tenantDomain) : origin
}

/** The same for a request that could not be parsed, of which only the socket is known. */
export function toPublicOriginFromSocket({ localAddress = '', localPort }: Socket, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '')
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}`
}
