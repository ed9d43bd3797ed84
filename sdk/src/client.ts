import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import { PosternError } from './errors.ts'
import type { components, paths } from './generated/types.ts'

export type Profile = components['schemas']['Profile']

export type ClientOptions = {
  /** Begins with `svc_live_` or `svc_test_`. */
  apiKey: string
  /** Where the installation is, such as `https://tickets.example`. A trailing `/v1` is accepted. */
  baseUrl: string
  /** Stands in for the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

export type PosternClient = {
  /** Who is calling, and what they may do. */
  me(): Promise<Profile>
  /** The typed client underneath, for operations that have no method of their own. */
  readonly http: FetchClient<paths>
}

export function createClient({ apiKey, baseUrl, fetch }: ClientOptions): PosternClient {
  const http = createFetchClient<paths>({
    baseUrl: originOf(baseUrl),
    headers: { Authorization: `Bearer ${apiKey}` },
    ...(fetch ? { fetch } : {}),
  })
  return {
    http,
    me: async () => unwrap(await http.GET('/v1/me')),
  }
}

function originOf(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
}

type Result<Data> = { data?: Data; error?: unknown; response: Response }

function unwrap<Data>({ data, error, response }: Result<Data>): Data {
  if (data !== undefined) return data
  throw new PosternError(response.status, errorBodyOf(error), response.headers.get('x-request-id'))
}

function errorBodyOf(error: unknown) {
  const body = typeof error === 'object' && error !== null && 'error' in error ? error.error : null
  return isErrorBody(body) ? body : null
}

function isErrorBody(body: unknown): body is components['schemas']['ErrorBody'] {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}
