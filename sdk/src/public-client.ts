import type { ClientOptions } from './core/options.ts'
import { type TenantMethods, tenantTable } from './generated/resources.ts'
import { createHttpClient } from './internal/http.ts'
import { readKeylessSettings } from './internal/settings.ts'
import { buildMethods } from './internal/table.ts'

/**
 * `baseUrl` is the address of an organization: its own host, or `/o/` and its slug on the API's host, such as
 * `https://tickets.example/o/harbour`.
 */
export type PublicClientOptions = Omit<ClientOptions, 'apiKey' | 'clientName'>

/** What everybody may read of an organization. */
export interface PublicClient extends TenantMethods {}

/**
 * A client without a key, also for public pages.
 *
 * @param options The address of the organization, and how calls are made.
 */
export function createPublicClient(options: PublicClientOptions): PublicClient {
  return buildMethods(createHttpClient(readKeylessSettings(options ?? {})), tenantTable)
}
