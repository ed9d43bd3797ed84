import type { ClientOptions } from './core/options.ts'
import { type ApiMethods, apiTable, type ScannerMethods, scannerTable } from './generated/resources.ts'
import { buildHttp, type Http } from './internal/http.ts'
import { type Internals, readSettings } from './internal/settings.ts'
import { methodsOf } from './internal/table.ts'
import { type Jobs, jobsWith } from './jobs.ts'

/** What a key may call. */
export interface PosternClient extends Omit<ApiMethods, 'jobs'> {
  /** Work that takes longer than a call: how far it is, what it did, and the files that it made. */
  readonly jobs: Jobs

  /** What scanners call, at the address of theirs. */
  readonly scanner: ScannerMethods

  /** The typed client underneath, for operations that have no method of their own. It retries like the methods do. */
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

/** The key stays in the transport, where nothing that is printed can reach it. */
export function buildClient(options: ClientOptions, internals: Internals = {}): PosternClient {
  const settings = readSettings(options ?? {}, internals)
  const http = buildHttp(settings)
  const scanner = methodsOf<ScannerMethods>(http, scannerTable)
  const methods = methodsOf<ApiMethods>(http, apiTable)
  return { ...methods, jobs: jobsWith(methods.jobs, http, settings.sleep), scanner, http }
}
