import type { Context, Middleware } from 'koa'
import { identifyDevice, isDeviceToken } from '../access/devices/index.ts'
import type { IdentifyKey } from '../access/keys/index.ts'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { Database } from '../platform/database/connect.ts'
import { digestSecret } from '../platform/secrets.ts'
import { readBearerToken, setRateHeadersAndTrace } from './bearer-token.ts'
import { readClientAddress } from './client-address.ts'
import { sendRefusal } from './dispatch.ts'
import { refuseOverQuota, toDeviceRateLimitRefusal, toKeyRateLimitRefusal } from './limits.ts'

export type UnservedCallOptions = {
  database: Database
  identify: IdentifyKey
  now: () => Date | null
  trustedProxyHops: number
}

const AT_SCANNER = /^\/api\/v1(?:\/|$)/

/** Only callers over their rate or quota are refused; others get 404, 405 or a page, with or without a valid key. */
export function buildUnservedCallLimiter({ database, identify, now, trustedProxyHops }: UnservedCallOptions) {
  const countKey = async (ctx: Context, digest: Buffer): Promise<Refusal | undefined> => {
    const identified = await identify({ digest, address: readClientAddress(ctx.req, trustedProxyHops), now: now() })
    if (identified.outcome === 'unknown') return undefined
    setRateHeadersAndTrace(ctx, identified.caller)
    if (identified.outcome === 'over_rate') return toKeyRateLimitRefusal(identified.caller)
    return identified.outcome === 'usable' ? refuseOverQuota(identified.caller) : undefined
  }

  const countDevice = async (ctx: Context, digest: Buffer): Promise<Refusal | undefined> => {
    const identified = await identifyDevice(database, { digest, counted: 'other', now: now() })
    if (identified.outcome === 'unknown') return undefined
    setRateHeadersAndTrace(ctx, identified.caller)
    return identified.outcome === 'over_rate' ? toDeviceRateLimitRefusal(identified.caller) : undefined
  }

  return async (ctx: Context): Promise<Refusal | undefined> => {
    const value = readBearerToken(ctx)
    if (!value) return undefined
    if (!isDeviceToken(value)) return countKey(ctx, digestSecret(value))
    return AT_SCANNER.test(ctx.path) ? countDevice(ctx, digestSecret(value)) : undefined
  }
}

export type LimitUnservedCall = ReturnType<typeof buildUnservedCallLimiter>

const BARE = /^\/(?:api\/)?v1\/?$/

/** The addresses of the API themselves show what they are; other methods have no operation there. */
export function limitApiRootCalls(count: LimitUnservedCall): Middleware {
  return async (ctx, next) => {
    const isLook = BARE.test(ctx.path) && (ctx.method === 'GET' || ctx.method === 'HEAD')
    const refusal = isLook ? await count(ctx) : undefined
    return refusal ? sendRefusal(ctx, refusal) : next()
  }
}
