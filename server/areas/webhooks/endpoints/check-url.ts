import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { type CheckedUrl, checkUrl, type Resolve } from '../../../platform/outbound/index.ts'
import { SANDBOX_ORGANIZATION } from '../../sandbox/index.ts'
import type { Manager } from './manager.ts'

/** Whether deliveries may be sent to a URL; `resolves: false` checks its syntax only. */
export type CheckUrl = (url: string, how: { resolves: boolean }) => Promise<CheckedUrl>

/** Any public address, assumed for a name that is not resolved. */
const SOMEWHERE: Resolve = async () => ['1.1.1.1']

export function buildCheckUrl(resolve: Resolve, allowLoopback: boolean): CheckUrl {
  return (url, { resolves }) => checkUrl(url, { resolve: resolves ? resolve : SOMEWHERE, allowLoopback })
}

/** The sandbox sends nothing, and its visitors must not be able to trigger DNS lookups either. */
export function isSandbox({ organization }: Manager): boolean {
  return organization.id === SANDBOX_ORGANIZATION
}

export async function refuseUrl(checkUrl: CheckUrl, manager: Manager, url: string) {
  if (url === LISTENING_URL) return undefined
  const checked = await checkUrl(url, { resolves: !isSandbox(manager) })
  if (checked.ok) return undefined
  return refuse('webhook_url_refused', checked.message, { details: { reason: checked.refused } })
}

/** Never resolves: a client that listens on its own machine polls the deliveries instead. */
export const LISTENING_URL = 'https://postern-listen.invalid'

export function refuseListening(url: string, what: string): Refusal<'invalid_state'> | undefined {
  if (url !== LISTENING_URL) return undefined
  return refuse('invalid_state', `The url ${LISTENING_URL} is for endpoints that stay paused; ${what}.`, {
    details: { state: 'listening' },
  })
}
