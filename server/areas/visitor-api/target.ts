import type { IncomingMessage } from 'node:http'

/** Where a request for an organization's public pages points: at whom, and at what, as the contract writes it. */
export type Target = { slug: string; path: string }

export type Addresses = {
  /** Below which each organization has its host; null: they have none. */
  domain: string | null
  /** The API's own host, which may lie below that domain. */
  apiHost: string | null
}

const UNDER_PATH = /^\/o\/([^/]+)\//

/** Undefined for a request to the API's host. */
export function targetOf(request: IncomingMessage, path: string, { domain, apiHost }: Addresses): Target | undefined {
  const host = hostOf(request)
  if (domain !== null && host !== apiHost && host.endsWith(`.${domain}`)) {
    const slug = host.slice(0, -domain.length - 1)
    return { slug, path: `/o/${slug}${path}` }
  }
  const slug = UNDER_PATH.exec(path)?.[1]
  return slug ? { slug, path } : undefined
}

/** Without port and final dot, in lower case. A whole address in the first line counts more than the Host header. */
function hostOf({ url = '/', headers }: IncomingMessage): string {
  const sent = url.startsWith('/') ? headers.host : URL.parse(url)?.host
  return (sent ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
