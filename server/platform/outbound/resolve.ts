import { Resolver } from 'node:dns/promises'

/** All addresses of a name, IPv4 and IPv6, aliases followed; none where there is no such name. */
export type Resolve = (host: string, signal?: AbortSignal) => Promise<string[]>

const TIMEOUT = 5_000

/**
 * Asks the DNS itself: neither the machine's hosts file nor its search domains have a say in what a public name means. A name has the
 * addresses that were found where one of the two questions fails, as some servers do with the one about IPv6: no other is connected to.
 */
export function buildResolve({ timeout = TIMEOUT, servers }: { timeout?: number; servers?: string[] } = {}): Resolve {
  return async (host, signal) => {
    if (signal?.aborted) return []
    // One for each name: cancelling ends all questions of a resolver.
    const resolver = new Resolver({ timeout: Math.ceil(timeout / 3), tries: 2 })
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    const timer = setTimeout(cancel, timeout)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
  }
}
