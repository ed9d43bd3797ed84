import { errorRegistry } from '../../../generated/errors.ts'
import type { Caller } from '../../access/callers/index.ts'
import {
  CALLS_PER_SECOND,
  type DeviceIdentification,
  isDeviceToken,
  recogniseDevice,
} from '../../access/devices/index.ts'
import { buildIdentify, type Identification } from '../../access/keys/index.ts'
import type { LinkSigner } from '../../access/links/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Route } from '../../platform/contract/route-table.ts'
import type { Database } from '../../platform/database/connect.ts'
import { digestSecret } from '../../platform/secrets.ts'
import { clientAddress } from '../client-address.ts'
import type { Exchange, Step } from '../exchange.ts'
import { holderOfLink, linkOf, refuseHeld } from './signed-link.ts'

export type AuthenticateOptions = {
  database: Database
  now: () => Date | null
  trustedProxyHops: number
  links: LinkSigner
}

const BEARER = /^Bearer(?:\s+(.*))?$/i

/** Who is calling, and are they within their rate? One database round trip answers both. */
export function authenticate({ database, now, trustedProxyHops, links }: AuthenticateOptions): Step {
  const identify = buildIdentify(database)
  return async (exchange) => {
    const { ctx, route } = exchange
    const bearer = BEARER.exec(ctx.req.headers.authorization ?? '')
    if (route.scope === null) {
      exchange.visitor = { address: clientAddress(ctx.req, trustedProxyHops), now: now(), clientName: null }
      const brings = bearer?.[1]?.trimEnd() ?? ''
      return bearer && route.refusesKeys && !isDeviceToken(brings) ? refuseKey(route.refusesKeys) : undefined
    }
    const address = clientAddress(ctx.req, trustedProxyHops)
    const link = bearer ? null : linkOf(exchange)
    if (link !== null) {
      const held = await holderOfLink(database, links, exchange, link)
      if (isRefusal(held)) return held
      const { grant, digest } = held
      if (grant.credential.kind === 'device') {
        const device = await recogniseDevice(database, deviceCall(route, digest, now()))
        return admitDevice(exchange, device) ?? refuseHeld(grant, exchange.caller)
      }
      const identification = await identify({ digest, address, now: now() })
      if (identification.outcome !== 'unknown') recognise(exchange, identification.caller)
      return judge(identification, route, address) ?? refuseHeld(grant, exchange.caller)
    }
    if (!bearer) return required
    const value = bearer[1]?.trimEnd() ?? ''
    if (!/^\S+$/.test(value)) return unknown
    const digest = digestSecret(value)
    exchange.apiKey = value
    if (route.host === 'scanner' && isDeviceToken(value)) {
      return admitDevice(exchange, await recogniseDevice(database, deviceCall(route, digest, now())))
    }
    if (isDeviceToken(value)) return elsewhere
    const identification = await identify({ digest, address, now: now() })
    if (identification.outcome !== 'unknown') recognise(exchange, identification.caller)
    return judge(identification, route, address)
  }
}

function deviceCall({ keepsAnswers }: Route, digest: Buffer, now: Date | null) {
  return { digest, counted: keepsAnswers ? ('scans' as const) : ('other' as const), now }
}

function admitDevice(exchange: Exchange, identification: DeviceIdentification): Refusal | undefined {
  if (identification.outcome === 'unknown') return unknownDevice
  recognise(exchange, identification.caller)
  switch (identification.outcome) {
    case 'revoked':
      return refuse('device_revoked', `The device was revoked on ${identification.at.toISOString()}.`, challenge)
    case 'over_rate':
      return refuse(
        'rate_limited',
        `A device may make ${CALLS_PER_SECOND} calls a second and this one has made them; try again in 1 second.`,
        { headers: { 'Retry-After': '1' } },
      )
    case 'usable':
      return undefined
  }
}

const required = refuse('api_key_required', 'Send your API key in the header Authorization: Bearer <key>.', {
  headers: { 'WWW-Authenticate': 'Bearer' },
})

const challenge = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }
const unknown = refuse('api_key_unknown', 'The API key in the Authorization header is not known here.', challenge)

const elsewhere = refuse(
  'api_key_unknown',
  'The token of a device is known below /api/v1 only, where scanners call.',
  challenge,
)

const unknownDevice = refuse(
  'device_unknown',
  'The device token in the Authorization header is not known here.',
  challenge,
)

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

function judge(identification: Identification, route: Route, address: string): Refusal | undefined {
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
      if (route.refusesKeys) return refuseKey(route.refusesKeys)
      const { limit, resetSeconds } = identification.caller.rate
      return refuse(
        'rate_limited',
        `The API key may make ${limit} requests a minute and has made them; try again in ${seconds(resetSeconds)}.`,
        { headers: { 'Retry-After': String(resetSeconds) } },
      )
    }
    case 'usable':
      return route.refusesKeys ? refuseKey(route.refusesKeys) : overQuota(identification.caller)
  }
}

function refuseKey(code: string): Refusal {
  return refuse(code as 'api_key_cannot_override', errorRegistry[code as 'api_key_cannot_override'].example.message)
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
