import type { Bytes } from '../core/bytes.ts'
import type { RequestOptions } from '../core/options.ts'
import type { Result } from '../core/unwrap.ts'
import { createUnreadableError } from './answer-errors.ts'

export const ANY_MEDIA_TYPE = '*/*'

type Query = Record<string, unknown> | undefined

/** Requests a file in the type that `format` names, by default the first, and returns its text or bytes. */
export async function fetchFile(
  types: string[],
  query: Query,
  { headers }: RequestOptions,
  send: (query: Query, init: object) => Promise<Result<unknown>>,
): Promise<Result<string | Bytes>> {
  const type = types.find((each) => formatOf(each) === query?.format) ?? (types[0] as string)
  const asked = query && type !== ANY_MEDIA_TYPE ? { ...query, format: query.format ?? formatOf(type) } : query
  const isText = /^text\/|xml$|json$/.test(type)
  const init = {
    headers: { Accept: `${type}, application/json;q=0.9`, ...headers },
    parseAs: isText ? 'text' : 'arrayBuffer',
  }
  const { data, ...rest } = refuseOtherMediaType(type, await send(asked, init))
  return { ...rest, data: data instanceof ArrayBuffer ? new Uint8Array(data) : (data as string) }
}

/** `svg` for `image/svg+xml`. */
function formatOf(type: string): string | undefined {
  return type.split(/[/+]/)[1]
}

/** Refuses a success of another type than requested, such as a proxy's page. For `ANY`, refuses HTML. */
export function refuseOtherMediaType<Data>(type: string, result: Result<Data>): Result<Data> {
  const { response, data } = result
  const sent = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isAsked = type === ANY_MEDIA_TYPE ? sent !== '' && sent !== 'text/html' : sent === type
  if (response.ok && (data === undefined || !isAsked)) throw createUnreadableError(response)
  return result
}
