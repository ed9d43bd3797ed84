import type { Context } from 'koa'
import type { Caller } from '../access/callers/index.ts'

const BEARER = /^Bearer(?:\s+(.*))?$/i

/** The `Authorization: Bearer` value; null if it cannot be a key or token, undefined if there is none. */
export function readBearerToken(ctx: Context): string | null | undefined {
  const found = BEARER.exec(ctx.req.headers.authorization ?? '')
  if (!found) return undefined
  const value = found[1]?.trimEnd() ?? ''
  return /^\S+$/.test(value) ? value : null
}

/** As when a shell puts an unset variable there. */
export const isBearerTokenEmpty = (ctx: Context): boolean => /^Bearer\s*$/i.test(ctx.req.headers.authorization ?? '')

/** Sets the rate headers for a known key or device, and its id for the log. */
export function setRateHeadersAndTrace(ctx: Context, caller: Caller): void {
  ctx.state.trace.keyId = caller.key.id
  ctx.state.trace.organizationId = caller.organization.id
  ctx.set('X-RateLimit-Limit', String(caller.rate.limit))
  ctx.set('X-RateLimit-Remaining', String(caller.rate.remaining))
  ctx.set('X-RateLimit-Reset', String(caller.rate.resetSeconds))
}
