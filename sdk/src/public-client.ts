import type { ApiPromise } from './core/api-promise.ts'
import type { ClientOptions, RequestOptions } from './core/options.ts'
import type { PairedDevice, PairingRequest } from './generated/models.ts'
import { type ScannerMethods, scannerTable, type TenantMethods, tenantTable } from './generated/resources.ts'
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

/**
 * Pairs this scanner with an event. The returned token is the `apiKey` of its client; it is shown only once.
 *
 * @param options The address of the installation, and how the call is made.
 * @param pairing The pairing code that a member created, and a description of the scanner.
 */
export function pairDevice(
  options: PublicClientOptions,
  pairing: PairingRequest,
  requestOptions?: RequestOptions,
): ApiPromise<PairedDevice> {
  const { devices } = buildMethods<ScannerMethods>(createHttpClient(readKeylessSettings(options ?? {})), scannerTable)
  return devices.pair(pairing, requestOptions)
}
