import type { Caller } from '../../access/callers/index.ts'
import { buildIdentify, type Identification } from '../../access/keys/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { clientAddress } from '../client-address.ts'
import type { Exchange, Step } from '../exchange.ts'

export type AuthenticateOptions = { database: Database; now: () => Date | null; trustedProxyHops: number }

const BEARER = /^Bearer(?:\s+(.*))?$/i

/** Who is calling, and are they within their rate? One database round trip answers both. */
export function authenticate({ database, now, trustedProxyHops }: AuthenticateOptions): Step {
  const identify = buildIdentify(database)
  return async (exchange) => {
    if (exchange.route.scope === null) return undefined
    const { ctx } = exchange
    const bearer = BEARER.exec(ctx.req.headers.authorization ?? '')
    if (!bearer) return required
    const value = bearer[1]?.trimEnd() ?? ''
    if (!/^\S+$/.test(value)) return unknown
    const address = clientAddress(ctx.req, trustedProxyHops)
    const identification = await identify({ value, address, now: now() })
    if (identification.outcome !== 'unknown') {
      recognise(exchange, identification.caller)
      exchange.apiKey = value
    }
    return judge(identification, address)
  }
}

const required = refuse('api_key_required', 'Send your API key in the header Authorization: Bearer <key>.', {
  headers: { 'WWW-Authenticate': 'Bearer' },
})

const challenge = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }
const unknown = refuse('api_key_unknown', 'The API key in the Authorization header is not known here.', challenge)

/** Every answer to a known key tells its rate, and the log its name. */
function recognise(exchange: Exchange, caller: Caller): void {
  const { ctx } = exchange
  exchange.caller = caller
  ctx.state.trace.keyId = caller.key.id
  ctx.state.trace.organizationId = caller.organization.id
  ctx.set('X-RateLimit-Limit', String(caller.rate.limit))
  ctx.set('X-RateLimit-Remaining', String(caller.rate.remaining))
  ctx.set('X-RateLimit-Reset', String(caller.rate.resetSeconds))
}

function judge(identification: Identification, address: string): Refusal | undefined {
  switch (identification.outcome) {
    case 'unknown':
      return unknown
    case 'revoked':
      return refuse('api_key_revoked', `The API key was revoked on ${identification.at.toISOString()}.`, challenge)
    case 'expired':
      return refuse('api_key_expired', `The API key expired on ${identification.at.toISOString()}.`, challenge)
    case 'address_not_allowed':
      return refuse('api_key_ip_not_allowed', `The API key does not allow requests from the address ${address}.`)
    case 'over_rate': {
      const { limit, resetSeconds } = identification.caller.rate
      return refuse(
        'rate_limited',
        `The API key may make ${limit} requests a minute and has made them; try again in ${seconds(resetSeconds)}.`,
        { headers: { 'Retry-After': String(resetSeconds) } },
      )
    }
    case 'usable':
      return overQuota(identification.caller)
  }
}

const QUOTA_STOP = 1.5

function overQuota({ at, organization, usage }: Caller) {
  const allowance = organization.allowance.api_calls_monthly
  if (allowance === null || usage.calls <= allowance * QUOTA_STOP) return undefined
  const [year = 0, month = 1] = usage.month.split('-').map(Number)
  const until = new Date(Date.UTC(year, month, 1))
  return refuse(
    'quota_exceeded',
    `The organization has made ${usage.calls - 1} calls this month, past 150 % of its ${allowance}; calls are refused until ${until.toISOString()}.`,
    { headers: { 'Retry-After': String(Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))) } },
  )
}

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`
}
