import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { type CheckedUrl, checkUrl, type Resolve } from '../../../platform/outbound/index.ts'
import { SANDBOX_ORGANIZATION } from '../../sandbox/index.ts'
import type { Manager } from './manager.ts'

/** Whether anything may be sent to a URL; `resolves` false looks at its letters alone. */
export type CheckUrl = (url: string, how: { resolves: boolean }) => Promise<CheckedUrl>

/** Any public address: a name that is not resolved is taken for one that leads there. */
const SOMEWHERE: Resolve = async () => ['1.1.1.1']

export function buildCheckUrl(resolve: Resolve, allowLoopback: boolean): CheckUrl {
  return (url, { resolves }) => checkUrl(url, { resolve: resolves ? resolve : SOMEWHERE, allowLoopback })
}

/** Nothing leaves the sandbox, and whoever visits it does not make the server ask the DNS either. */
export function isSandbox({ organization }: Manager): boolean {
  return organization.id === SANDBOX_ORGANIZATION
}

export async function refuseUrl(checkUrl: CheckUrl, manager: Manager, url: string) {
  if (url === LISTENING_URL) return undefined
  const checked = await checkUrl(url, { resolves: !isSandbox(manager) })
  if (checked.ok) return undefined
  return refuse('webhook_url_refused', checked.message, { details: { reason: checked.refused } })
}

/** Nothing can ever be sent there: whoever listens on their own machine reads what is recorded for it. */
export const LISTENING_URL = 'https://postern-listen.invalid'

export function refuseListening(url: string, what: string): Refusal<'invalid_state'> | undefined {
  if (url !== LISTENING_URL) return undefined
  return refuse('invalid_state', `The url ${LISTENING_URL} is for endpoints that stay paused; ${what}.`, {
    details: { state: 'listening' },
  })
}
