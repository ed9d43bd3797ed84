import { type Refusal, refuse, refuseState } from '../../../platform/contract/refusal.ts'
import { checkOutboundUrl, type DnsLookup, type UrlCheckResult } from '../../../platform/outbound/index.ts'
import type { HookAdmin } from './endpoint-caller.ts'

/** Whether deliveries may be sent to a URL; `resolves: false` checks its syntax only. */
export type CheckUrl = (url: string, how: { resolves: boolean }) => Promise<UrlCheckResult>

/** Any public address, assumed for a name that is not resolved. */
const SOMEWHERE: DnsLookup = async () => ['1.1.1.1']

export function buildCheckUrl(resolve: DnsLookup, allowLoopback: boolean): CheckUrl {
  return (url, { resolves }) => checkOutboundUrl(url, { resolve: resolves ? resolve : SOMEWHERE, allowLoopback })
}

/** Of an organization from which nothing is sent: its endpoints are few and stay paused, and only record. */
export type RecordOnlyLimits = { maxEndpoints: number; refuseToSend(): Refusal<'invalid_state'> }

/** What managing endpoints depends on. `findRecordOnly` answers null for an organization that sends. */
export type EndpointTools = { checkUrl: CheckUrl; findRecordOnly(organizationId: string): RecordOnlyLimits | null }

/** `path` is the field of the request that has the url; none where the endpoint has it already. */
export async function refuseUrl(tools: EndpointTools, { organization }: HookAdmin, url: string, path?: string) {
  if (url === POLLED_ONLY_URL) return undefined
  // Where nothing is sent, nobody can trigger DNS lookups either.
  const checked = await tools.checkUrl(url, { resolves: tools.findRecordOnly(organization.id) === null })
  if (checked.ok) return undefined
  const details = { ...(path ? { path } : {}), reason: checked.refused }
  return refuse('webhook_url_refused', checked.message, { details })
}

/** Never resolves: a client that listens on its own machine polls the deliveries instead. */
export const POLLED_ONLY_URL = 'https://postern-listen.invalid'

export function refusePolledOnlyUrl(url: string, what: string): Refusal<'invalid_state'> | undefined {
  if (url !== POLLED_ONLY_URL) return undefined
  return refuseState('listening', `The url ${POLLED_ONLY_URL} is for endpoints that stay paused; ${what}.`)
}
