import { errorRegistry } from '../../../generated/errors.ts'
import type { Caller } from '../../access/callers/index.ts'
import { type DeviceIdentification, identifyDevice, isDeviceToken } from '../../access/devices/index.ts'
import type { IdentifyKey, KeyIdentification } from '../../access/keys/index.ts'
import type { LinkSigner } from '../../access/links/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Route } from '../../platform/contract/route-table.ts'
import type { Database } from '../../platform/database/connect.ts'
import { digestSecret } from '../../platform/secrets.ts'
import { isBearerTokenEmpty, readBearerToken, setRateHeadersAndTrace } from '../bearer-token.ts'
import { readClientAddress } from '../client-address.ts'
import type { HttpCall, RequestStep } from '../exchange.ts'
import { refuseOverQuota, toDeviceRateLimitRefusal, toKeyRateLimitRefusal } from '../limits.ts'
import * as signedLink from './signed-link.ts'

export type AuthenticateOptions = {
  database: Database
  identify: IdentifyKey
  now: () => Date | null
  trustedProxyHops: number
  links: LinkSigner
}

/** Identifies the caller and counts the call against its rate, in one database round trip. */
export function buildAuthAndRateLimitStep({
  database,
  identify,
  now,
  trustedProxyHops,
  links,
}: AuthenticateOptions): RequestStep {
  const identifyKey = async (exchange: HttpCall, digest: Buffer, address: string): Promise<KeyIdentification> => {
    const identification = await identify({ digest, address, now: now() })
    if (identification.outcome !== 'unknown') recognise(exchange, identification.caller)
    return identification
  }

  return async (exchange) => {
    const { ctx, route } = exchange
    const value = readBearerToken(ctx)
    const address = readClientAddress(ctx.req, trustedProxyHops)
    exchange.address = address
    if (route.scope === null) {
      exchange.visitor = { address, now: now(), clientName: null }
      if (value === undefined || !route.refusesKeys || (value !== null && isDeviceToken(value))) return undefined
      if (value !== null) await identifyKey(exchange, digestSecret(value), address)
      return refuseKey(route.refusesKeys)
    }
    // A link comes before the key: it works for everybody who follows it, with any header.
    const link = signedLink.readSignedLink(exchange)
    if (link !== null) {
      const held = await signedLink.verifySignatureAndFindCredential(database, links, exchange, link)
      if (isRefusal(held)) return held
      exchange.byLink = true
      const { grant, digest } = held
      if (grant.credential.kind === 'device') {
        const device = await identifyDevice(database, deviceCall(route, digest, now()))
        return admitDevice(exchange, device) ?? signedLink.refuseUnusableSignedLink(grant, exchange.caller)
      }
      const identification = await identifyKey(exchange, digest, address)
      return (
        refuseUnusable(identification, route, address, 'by link') ??
        signedLink.refuseUnusableSignedLink(grant, exchange.caller)
      )
    }
    if (value === undefined) return required
    if (value === null) return isBearerTokenEmpty(ctx) ? empty : unknown
    const digest = digestSecret(value)
    exchange.apiKey = value
    if (route.host === 'scanner' && isDeviceToken(value))
      return admitDevice(exchange, await identifyDevice(database, deviceCall(route, digest, now())))
    if (isDeviceToken(value)) return elsewhere
    return refuseUnusable(await identifyKey(exchange, digest, address), route, address)
  }
}

function deviceCall({ storesResponses }: Route, digest: Buffer, now: Date | null) {
  return { digest, counted: storesResponses ? ('scans' as const) : ('other' as const), now }
}

function admitDevice(exchange: HttpCall, identification: DeviceIdentification): Refusal | undefined {
  if (identification.outcome === 'unknown') return unknownDevice
  recognise(exchange, identification.caller)
  switch (identification.outcome) {
    case 'revoked':
      return refuseSince('device_revoked', 'The device was revoked', identification.at)
    case 'over_rate':
      return toDeviceRateLimitRefusal(identification.caller)
    case 'usable':
      return undefined
  }
}

const required = refuse('api_key_required', 'Send your API key in the header Authorization: Bearer <key>.', {
  headers: { 'WWW-Authenticate': 'Bearer' },
})

const unknown = signedLink.refuseUnknownKey('The API key in the Authorization header is not known here.')
const empty = signedLink.refuseUnknownKey(
  'The header Authorization says Bearer without a key after it. Is the variable that should hold your API key set?',
)
const elsewhere = signedLink.refuseUnknownKey('The token of a device is known below /api/v1 only, where scanners call.')

const unknownDevice = refuse(
  'device_unknown',
  'The device token in the Authorization header is not known here.',
  signedLink.invalidTokenChallenge,
)

function refuseSince(code: 'api_key_expired' | 'api_key_revoked' | 'device_revoked', what: string, since: Date) {
  const at = since.toISOString()
  return refuse(code, `${what} on ${at}.`, { ...signedLink.invalidTokenChallenge, details: { at } })
}

function recognise(exchange: HttpCall, caller: Caller): void {
  exchange.caller = caller
  setRateHeadersAndTrace(exchange.ctx, caller)
}

/** What a link opens is paid for: the month's calls, as the plan, do not hold it back. */
function refuseUnusable(identification: KeyIdentification, route: Route, address: string, way?: 'by link') {
  switch (identification.outcome) {
    case 'unknown':
      return unknown
    case 'revoked':
      return refuseSince('api_key_revoked', 'The API key was revoked', identification.at)
    case 'expired':
      return refuseSince('api_key_expired', 'The API key expired', identification.at)
    case 'address_not_allowed':
      return refuse('api_key_ip_not_allowed', `The API key does not allow requests from the address ${address}.`, {
        details: { address },
      })
    case 'over_rate':
      return route.refusesKeys ? refuseKey(route.refusesKeys) : toKeyRateLimitRefusal(identification.caller)
    case 'usable':
      if (route.refusesKeys) return refuseKey(route.refusesKeys)
      return way === 'by link' ? undefined : refuseOverQuota(identification.caller)
  }
}

const refuseKey = (code: string): Refusal =>
  refuse(code as 'api_key_cannot_override', errorRegistry[code as 'api_key_cannot_override'].example.message)
