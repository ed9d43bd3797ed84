import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type PosternClient } from '#sdk'

/** Waits for the next minute when `atOnce` concurrent calls could exceed the rate limit of this one. */
export function buildRateLimitedClient(baseUrl: string, apiKey: string, atOnce: number): PosternClient {
  let freeAt = 0
  return createClient({
    baseUrl,
    apiKey,
    maxRetryWaitMs: 120_000,
    fetch: async (request) => {
      await sleep(Math.max(0, freeAt - performance.now()))
      const response = await fetch(request)
      const left = Number(response.headers.get('x-ratelimit-remaining') ?? atOnce)
      const reset = Number(response.headers.get('x-ratelimit-reset'))
      if (left < atOnce && reset > 0) freeAt = performance.now() + reset * 1000
      return response
    },
  })
}
