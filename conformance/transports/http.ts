import type { Operation } from '../contract.ts'
import { type ApiAnswer, type ReadyRequest, type RequestParts, type RequestQuery, toApiAnswer } from './attempt.ts'

export async function sendByHttp(baseUrl: string, operation: Operation, attempt: ReadyRequest): Promise<ApiAnswer> {
  const { key, method, bytes, body } = attempt
  const sent = bytes ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(baseUrl + addressOf(operation.path, attempt), {
    method,
    redirect: 'manual',
    headers: {
      ...(key ? { Authorization: `Bearer ${key.value}` } : {}),
      ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...attempt.headers,
    },
    body: sent as BodyInit | undefined,
  })
  return toApiAnswer(response, new Uint8Array(await response.arrayBuffer()))
}

function addressOf(template: string, { path = {}, query = {} }: RequestParts): string {
  const address = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = path[name]
    if (value === undefined) throw new Error(`The request has no value for {${name}} of ${template}.`)
    return encodeURIComponent(value)
  })
  const search = searchOf(query)
  return search === '' ? address : `${address}?${search}`
}

function searchOf(query: RequestQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of [value].flat()) search.append(name, String(item))
  }
  return search.toString()
}
