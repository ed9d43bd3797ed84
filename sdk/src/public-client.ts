import type { Client as FetchClient } from 'openapi-fetch'
import { ApiPromise } from './core/api-promise.ts'
import type { ClientOptions, RequestOptions } from './core/options.ts'
import type { components } from './generated/types.ts'
import { buildHttp, type Calls } from './internal/http.ts'
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

/** Where an organization is, is in the address of the client. */
type PublicCalls = {
  [Path in keyof Calls as Path extends `/o/{organization}${infer Below}` ? Below : never]: {
    [Method in keyof Calls[Path]]: Addressed<Calls[Path][Method]>
  }
}

type Addressed<Operation> = Operation extends { parameters: { path: infer Path } }
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'path'> & PathOption<Omit<Path, 'organization'>>
    }
  : Operation

type PathOption<Path> = keyof Path extends never ? { path?: never } : { path: Path }

/** A client without a key, also for pages that anyone can see. */
export function createPublicClient(options: PublicClientOptions): PublicClient {
  const http = buildHttp(readPublicSettings(options ?? {})) as unknown as FetchClient<PublicCalls>
  return {
    events: (call) => new ApiPromise(http.GET('/events.json', call)),
    event: (event, call) => new ApiPromise(http.GET('/events/{event}.json', { ...call, params: { path: { event } } })),
  }
}
