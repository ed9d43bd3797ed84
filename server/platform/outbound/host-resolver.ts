import { Resolver } from 'node:dns/promises'
import type { RequestCancellation } from './request-cancellation.ts'

/** All addresses of a name, IPv4 and IPv6, following aliases; empty if the name does not exist. */
export type DnsLookup = (host: string, cancellation?: RequestCancellation) => Promise<string[]>

const TIMEOUT = 5_000

/** No hosts file or search domains. If one query fails (as some do for IPv6), the other counts: no others are used. */
export function buildLookup({ timeout = TIMEOUT, servers }: { timeout?: number; servers?: string[] } = {}): DnsLookup {
  return async (host, cancellation) => {
    if (cancellation?.isCancelled) return []
    // One per name, because cancel() ends all queries of a resolver.
    const resolver = new Resolver({ timeout: Math.ceil(timeout / 3), tries: 2 })
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    const timer = setTimeout(cancel, timeout)
    if (cancellation) cancellation.cut = cancel
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      clearTimeout(timer)
      cancellation?.settle()
    }
  }
}
