import createFetchClient, {
  defaultPathSerializer,
  type Client as FetchClient,
  type Middleware,
  type ParseAs,
} from 'openapi-fetch'
import type { Result } from '../core/unwrap.ts'
import type { paths } from '../generated/types.ts'
import { createUnreadableError } from './answer-errors.ts'
import { setCallStack } from './call-site.ts'
import { isJson } from './headers.ts'
import type { Settings } from './settings.ts'
import { createRetryingFetch, type RequestWithOptions } from './transport.ts'

type KeyHeader = 'Idempotency-Key'

type WithoutKey<Header> = Omit<Header, KeyHeader>

type HeaderOption<Header extends Record<KeyHeader, unknown>> =
  Record<never, never> extends WithoutKey<Header>
    ? { header?: WithoutKey<Header> & Partial<Pick<Header, KeyHeader>> }
    : { header: WithoutKey<Header> & Partial<Pick<Header, KeyHeader>> }

type KeyAdded<Operation> = Operation extends { parameters: { header: infer Header extends Record<KeyHeader, unknown> } }
  ? Omit<Operation, 'parameters'> & { parameters: Omit<Operation['parameters'], 'header'> & HeaderOption<Header> }
  : Operation

/** The paths of the contract, with `Idempotency-Key` optional, since the client adds it. */
export type ContractPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: KeyAdded<paths[Path][Method]> }
}

export type HttpClient = FetchClient<ContractPaths>

export function createHttpClient(settings: Settings): HttpClient {
  const http = createFetchClient<ContractPaths>({
    baseUrl: settings.baseUrl,
    headers: settings.headers,
    fetch: createRetryingFetch(settings),
    pathSerializer: serializePath,
    redirect: 'manual',
  })
  http.use(refuseOtherTypes)
  const send = http.request as unknown as UntypedCall

  /** Parses JSON here, not in openapi-fetch, so that a body is parsed once and a broken one is an error of ours. */
  const request: UntypedCall = async (method, path, init) => {
    const callSite = new Error()
    const readAs = init?.parseAs ?? 'json'
    const parseAs = readAs === 'json' ? 'text' : readAs
    const result = await send(method, path, { ...init, parseAs, readAs, callSite })
    if (readAs !== 'json' || typeof result.data !== 'string') return result
    try {
      return { ...result, data: result.data ? JSON.parse(result.data) : undefined }
    } catch {
      throw setCallStack(callSite, createUnreadableError(result.response))
    }
  }

  const methods = METHODS.map((method) => [method, (path: string, init?: Init) => request(method, path, init)])
  return { ...http, request, ...Object.fromEntries(methods) }
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

type Init = { parseAs?: ParseAs; [option: string]: unknown }

export type UntypedCall = (method: string, path: string, init?: Init) => Promise<Result<unknown>>

/** Refuses a parameter that would change the path. */
function serializePath(pathname: string, parameters: Record<string, unknown>): string {
  for (const [, name = ''] of pathname.matchAll(/\{([^{}]+)\}/g)) {
    const value = parameters[name]
    if (value === undefined || value === null || value === '' || value === '.' || value === '..')
      throw new TypeError(`The path parameter ${name} is missing or not a name.`)
  }
  return defaultPathSerializer(pathname, parameters)
}

/** Refuses a success that is not JSON where JSON is expected, without repeating its content. */
const refuseOtherTypes: Middleware = {
  async onResponse({ request, response }) {
    const { callSite, readAs } = request as RequestWithOptions
    if (!response.ok || readAs !== 'json' || request.method === 'HEAD' || isEmpty(response)) return
    if (isJson(response.headers)) return
    await response.body?.cancel()
    throw setCallStack(callSite, createUnreadableError(response))
  },
}

function isEmpty(response: Response): boolean {
  return response.body === null || response.headers.get('content-length') === '0'
}
