import type { Result } from '../core/unwrap.ts'
import { unreadable } from './answer-errors.ts'

/** An answer of that type, or an error, which is JSON. */
export function accepting(type: string, headers?: Record<string, string>): Record<string, string> {
  return { Accept: `${type}, application/json;q=0.9`, ...headers }
}

/** Refuses a success that is not of the type that was asked for, such as a page of a proxy. */
export function holdToType<Data>(type: string, result: Result<Data>): Result<Data> {
  const { response, data } = result
  const sent = response.headers.get('content-type') ?? ''
  const isAsked = sent.split(';')[0]?.trim().toLowerCase() === type
  if (response.ok && (data === undefined || !isAsked)) throw unreadable(response)
  return result
}
