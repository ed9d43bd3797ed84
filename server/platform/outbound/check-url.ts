import { isLocalhost } from './host.ts'
import type { DnsLookup } from './host-resolver.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'
import { type RefusedUrl, toRefusedUrl } from './refused-url.ts'
import type { RequestCancellation } from './request-cancellation.ts'
import { parseTarget, type RequestTarget } from './request-target.ts'

export type UrlCheckResult = { ok: true; addresses: string[] } | RefusedUrl

export type UrlCheckOptions = {
  resolve: DnsLookup
  /** For development: allows loopback addresses and the name localhost. */
  allowLoopback: boolean
}

/** Checked again before each attempt: DNS may have changed. Requests go to these addresses without another lookup. */
export async function checkOutboundUrl(
  raw: string,
  rules: UrlCheckOptions,
  cancellation?: RequestCancellation,
): Promise<UrlCheckResult> {
  const target = parseTarget(raw, rules)
  if (!target.ok) return target
  const allowed = (address: string) => isPublicAddress(address) || (rules.allowLoopback && isLoopbackAddress(address))
  if (target.isAddress) {
    if (allowed(target.host)) return { ok: true, addresses: [target.host] }
    return toRefusedUrl('private_address', `The url names the address ${target.host}, which is not public.`)
  }
  const addresses = await addressesOf(target, rules, cancellation)
  if (addresses.length === 0)
    return toRefusedUrl('unresolvable', `The url names the host ${target.host}, which does not resolve to any address.`)
  if (addresses.every(allowed)) return { ok: true, addresses }
  // Without the address, which would reveal what a name means inside this network.
  return toRefusedUrl(
    'private_address',
    `The url names the host ${target.host}, which resolves to an address that is not public.`,
  )
}

async function addressesOf({ host }: RequestTarget, { resolve }: UrlCheckOptions, cancellation?: RequestCancellation) {
  if (isLocalhost(host)) return ['127.0.0.1', '::1']
  try {
    return [...new Set(await resolve(host, cancellation))]
  } catch {
    return []
  }
}
