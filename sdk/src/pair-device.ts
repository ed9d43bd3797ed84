import type { ApiPromise } from './core/api-promise.ts'
import type { RequestOptions } from './core/options.ts'
import type { PairedDevice, PairingRequest } from './generated/models.ts'
import { type ScannerMethods, scannerTable } from './generated/resources.ts'
import { createHttpClient } from './internal/http.ts'
import { readKeylessSettings } from './internal/settings.ts'
import { buildMethods } from './internal/table.ts'
import type { PublicClientOptions } from './public-client.ts'

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
