import type { Context } from 'koa'
import type { Caller } from '../access/callers/index.ts'

const BEARER = /^Bearer(?:\s+(.*))?$/i

/** What came as `Authorization: Bearer`; null where it cannot be a key or a token, undefined where nothing came. */
export function bearerOf(ctx: Context): string | null | undefined {
  const found = BEARER.exec(ctx.req.headers.authorization ?? '')
  if (!found) return undefined
  const value = found[1]?.trimEnd() ?? ''
  return /^\S+$/.test(value) ? value : null
}

/** Every answer to a known key or device tells its rate, and the log its name. */
export function tellRate(ctx: Context, caller: Caller): void {
  ctx.state.trace.keyId = caller.key.id
  ctx.state.trace.organizationId = caller.organization.id
  ctx.set('X-RateLimit-Limit', String(caller.rate.limit))
  ctx.set('X-RateLimit-Remaining', String(caller.rate.remaining))
  ctx.set('X-RateLimit-Reset', String(caller.rate.resetSeconds))
}
