import { ApiPromise } from './core/api-promise.ts'
import type { ClientOptions, RequestOptions } from './core/options.ts'
import type { components } from './generated/types.ts'
import { buildHttp } from './internal/http.ts'
import { readPublicSettings } from './internal/settings.ts'

export type PublicEvent = components['schemas']['PublicEvent']
export type PublicEvents = components['schemas']['PublicEvents']

/**
 * `baseUrl` is the address of an organization: its own host, or `/o/` and its slug on the host of the API, such as
 * `https://tickets.example/o/harbour`.
 */
export type PublicClientOptions = Omit<ClientOptions, 'apiKey' | 'clientName'>

/** What everyone may read of an organization. */
export type PublicClient = {
  /** The organization with its published events, those to come first and then the past ones. */
  events(options?: RequestOptions): ApiPromise<PublicEvents>
  /** A published event, by its id or its code. */
  event(event: string, options?: RequestOptions): ApiPromise<PublicEvent>
}

/** A client without a key, also for pages that anyone can see. */
export function createPublicClient(options: PublicClientOptions): PublicClient {
  const http = buildHttp(readPublicSettings(options ?? {}))
  return {
    events: (call) => new ApiPromise(http.GET('/events.json', call)),
    event: (event, call) => new ApiPromise(http.GET('/events/{event}.json', { ...call, params: { path: { event } } })),
  }
}
