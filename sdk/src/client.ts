import type { ClientOptions } from './core/options.ts'
import { type ApiMethods, apiTable, type ScannerMethods, scannerTable } from './generated/resources.ts'
import { createHttpClient, type HttpClient } from './internal/http.ts'
import { type ClientInternals, readClientSettings } from './internal/settings.ts'
import { buildMethods } from './internal/table.ts'
import { addJobMethods, type Jobs } from './jobs.ts'

/** The operations that an API key may call. */
export interface PosternClient extends Omit<ApiMethods, 'jobs'> {
  /** Long-running work: its progress, its result, and the files it made. */
  readonly jobs: Jobs

  /** The operations of scanners. */
  readonly scanner: ScannerMethods

  /** The typed client underneath, for operations without a method. It retries like the methods do. */
  readonly http: HttpClient
}

/**
 * A client of the API.
 *
 * @param options The key, the address of the installation, and how calls are made.
 */
export function createClient(options: ClientOptions): PosternClient {
  return createClientWithInternals(options)
}

/** The key stays in the transport, where no logging of the client can print it. */
export function createClientWithInternals(options: ClientOptions, internals: ClientInternals = {}): PosternClient {
  const settings = readClientSettings(options ?? {}, internals)
  const http = createHttpClient(settings)
  const scanner = buildMethods<ScannerMethods>(http, scannerTable)
  const methods = buildMethods<ApiMethods>(http, apiTable)
  return { ...methods, jobs: addJobMethods(methods.jobs, http, settings.sleep), scanner, http }
}
