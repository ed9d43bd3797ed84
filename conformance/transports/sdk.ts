import { createClient, createPublicClient, type Page, type PairingRequest, PosternError, pairDevice } from '#sdk'
import { findBodySchema, listParametersIn, type Operation } from '../contract.ts'
import { type ApiAnswer, type ReadyRequest, toApiAnswer } from './attempt.ts'

type UntypedCall = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Sends through the SDK without retries: by the operation's method if possible, else by the typed client. */
export async function sendBySdk(baseUrl: string, operation: Operation, attempt: ReadyRequest): Promise<ApiAnswer> {
  let response: Response | undefined
  const options = {
    baseUrl,
    maxRetries: 0,
    fetch: async (request: Request) => {
      response = await fetch(request)
      return response
    },
  }
  const content = await contentBy(options, operation, attempt)
  if (!response) throw new Error('The SDK has sent nothing.')
  return toApiAnswer(response, content)
}

type Options = Parameters<typeof createPublicClient>[0]

async function contentBy(options: Options, operation: Operation, attempt: ReadyRequest): Promise<Uint8Array | string> {
  const { key, headers } = attempt
  if (operation.id === 'pairDevice' && !key)
    return handedOn(pairDevice(options, attempt.body as PairingRequest, { headers }))
  if (operation.scope === null && operation.host === 'tenant') {
    const client = createPublicClient({ ...options, baseUrl: `${options.baseUrl}/o/${attempt.path?.organization}` })
    return handedOn(callMethod(client, operation, attempt))
  }
  if (!key) throw new Error('The SDK cannot call without a key.')
  const client = createClient({ ...options, apiKey: key.value })
  if (fitsMethod(operation, attempt))
    return handedOn(callMethod(operation.host === 'scanner' ? client.scanner : client, operation, attempt))
  const { path, query, body, bytes } = attempt
  const call = client.http.request as unknown as UntypedCall
  const { data, error, response } = await call(attempt.method.toLowerCase(), operation.path, {
    params: { path, query },
    body,
    headers,
    ...(bytes === undefined ? {} : { bodySerializer: () => bytes }),
  })
  return asContent(response.ok ? data : error)
}

/** Calls the operation's method with its arguments in the order of the SDK: path, body, query, options. */
function callMethod(client: object, operation: Operation, attempt: ReadyRequest): PromiseLike<unknown> {
  const { path = {}, body, query, headers } = attempt
  const { resource = [], method = '' } = operation.declared['x-postern-sdk'] ?? {}
  const owner = resource.reduce((part, name) => part[name] as Part, client as Part)
  const call = owner[method] as (...values: unknown[]) => PromiseLike<unknown>
  return call(
    ...namesIn(operation).map((name) => path[name as keyof typeof path]),
    ...(findBodySchema(operation) ? [body] : []),
    ...(listParametersIn(operation, 'query').length > 0 ? [query] : []),
    { headers },
  )
}

type Part = Record<string, unknown>

/** The public client gets the organization from its base URL. */
const namesIn = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'organization')

/** A method sends only what the operation declares. */
function fitsMethod(operation: Operation, { query = {}, bytes }: ReadyRequest): boolean {
  const declared = listParametersIn(operation, 'query').map(({ name }) => name)
  return bytes === undefined && Object.keys(query).every((name) => declared.includes(name))
}

/** The method's result or error as the content of a response. */
async function handedOn(promise: PromiseLike<unknown>): Promise<Uint8Array | string> {
  try {
    return asContent(await promise)
  } catch (error) {
    if (!(error instanceof PosternError) || error.body === null) throw error
    return asContent({ error: error.body })
  }
}

function asContent(data: unknown): Uint8Array | string {
  if (data === undefined) return ''
  if (typeof data === 'string' || data instanceof Uint8Array) return data
  const isPage = typeof data === 'object' && data !== null && 'hasNextPage' in data
  if (!isPage) return JSON.stringify(data)
  const { data: items, page } = data as Page<unknown>
  return JSON.stringify({ data: items, page })
}
