import createFetchClient, { defaultPathSerializer, type Client as FetchClient, type Middleware } from 'openapi-fetch'
import type { paths } from '../generated/types.ts'
import { unreadable } from './answer-errors.ts'
import { ledBackTo } from './call-site.ts'
import { isJson } from './headers.ts'
import type { Settings } from './settings.ts'
import { buildTransport, type CallRequest } from './transport.ts'

type KeyHeader = 'Idempotency-Key'

type WithoutKey<Header> = Omit<Header, KeyHeader>

type HeaderOption<Header extends Record<KeyHeader, unknown>> =
  Record<never, never> extends WithoutKey<Header>
    ? { header?: WithoutKey<Header> & Partial<Pick<Header, KeyHeader>> }
    : { header: WithoutKey<Header> & Partial<Pick<Header, KeyHeader>> }

type KeyAdded<Operation> = Operation extends { parameters: { header: infer Header extends Record<KeyHeader, unknown> } }
  ? Omit<Operation, 'parameters'> & { parameters: Omit<Operation['parameters'], 'header'> & HeaderOption<Header> }
  : Operation

/** The paths of the contract; the `Idempotency-Key` that a POST needs may be left to the client. */
export type Calls = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: KeyAdded<paths[Path][Method]> }
}

export type Http = FetchClient<Calls>

export function buildHttp(settings: Settings): Http {
  const http = createFetchClient<Calls>({
    baseUrl: settings.baseUrl,
    headers: settings.headers,
    fetch: buildTransport(settings),
    pathSerializer: serializePath,
    redirect: 'manual',
  })
  http.use(describeCall, refuseUnreadable)
  return http
}

/** A parameter that would make another address than the one meant is refused. */
function serializePath(pathname: string, parameters: Record<string, unknown>): string {
  for (const [, name = ''] of pathname.matchAll(/\{([^{}]+)\}/g)) {
    const value = parameters[name]
    if (value === undefined || value === null || value === '' || value === '.' || value === '..') {
      throw new TypeError(`The path parameter ${name} is missing or not a name.`)
    }
  }
  return defaultPathSerializer(pathname, parameters)
}

/**
 * openapi-fetch keeps `parseAs` to itself, but whether a body streams is up to the transport. It runs the first middleware
 * before it waits for anything, so that the caller is in the stack.
 */
const describeCall: Middleware = {
  onRequest({ request, options }) {
    Object.assign<CallRequest, Partial<CallRequest>>(request, { parseAs: options.parseAs, callSite: new Error() })
  },
}

/** A success that cannot be read is an error, whose message does not repeat what came. */
const refuseUnreadable: Middleware = {
  async onResponse({ request, response, options }) {
    if (!response.ok || options.parseAs !== 'json' || request.method === 'HEAD' || isEmpty(response)) return
    const { callSite } = request as CallRequest
    if (!isJson(response.headers)) {
      await response.body?.cancel()
      throw ledBackTo(callSite, unreadable(response))
    }
    const text = await response.clone().text()
    try {
      if (text) JSON.parse(text)
    } catch {
      throw ledBackTo(callSite, unreadable(response))
    }
  },
}

function isEmpty(response: Response): boolean {
  return response.body === null || response.headers.get('content-length') === '0'
}
