import type { ClientOptions } from './core/options.ts'
import { type ApiMethods, apiTable, type ScannerMethods, scannerTable } from './generated/resources.ts'
import { buildHttp, type Http } from './internal/http.ts'
import { type Internals, readSettings } from './internal/settings.ts'
import { methodsOf } from './internal/table.ts'
import { type Jobs, jobsWith } from './jobs.ts'

/** The operations that an API key may call. */
export interface PosternClient extends Omit<ApiMethods, 'jobs'> {
  /** Long-running work: its progress, its result, and the files it made. */
  readonly jobs: Jobs

  /** The operations of scanners. */
  readonly scanner: ScannerMethods

  /** The typed client underneath, for operations without a method. It retries like the methods do. */
  readonly http: Http
}

/**
 * A client of the API.
 *
 * @param options The key, the address of the installation, and how calls are made.
 */
export function createClient(options: ClientOptions): PosternClient {
  return buildClient(options)
}

/** The key stays in the transport, where no logging of the client can print it. */
export function buildClient(options: ClientOptions, internals: Internals = {}): PosternClient {
  const settings = readSettings(options ?? {}, internals)
  const http = buildHttp(settings)
  const scanner = methodsOf<ScannerMethods>(http, scannerTable)
  const methods = methodsOf<ApiMethods>(http, apiTable)
  return { ...methods, jobs: jobsWith(methods.jobs, http, settings.sleep), scanner, http }
}
