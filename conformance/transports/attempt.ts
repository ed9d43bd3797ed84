import { randomUUID } from 'node:crypto'
import type { Operation } from '../contract.ts'
import type { NamedApiKey } from '../world/roles.ts'

export type RequestQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

export type RequestParts = {
  path?: Readonly<Record<string, string>>
  query?: RequestQuery
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export type RequestToSend = RequestParts & {
  key: NamedApiKey | null
  /** Caller without a key; a new one for each request by default. */
  visitor?: string
  /** Sent as they are in place of the body. */
  bytes?: string | Buffer
  /** A new one for each POST by default; null: none. */
  idempotencyKey?: string | null
  /** A new one for each request by default. */
  requestId?: string
  /** Instead of the operation's method. */
  method?: string
}

export type ReadyRequest = RequestToSend & { method: string; requestId: string; headers: Record<string, string> }

export type ApiAnswer = {
  status: number
  headers: Record<string, string>
  bytes: Uint8Array
  text: string
  body: unknown
  /** `error.code`, or null. */
  code: string | null
}

/** The fields of `error`; empty for a success. */
export function readErrorObject(body: unknown): Record<string, unknown> {
  const error = (body as { error?: unknown } | null | undefined)?.error
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
}

export function toApiAnswer(response: Response, content: Uint8Array | string): ApiAnswer {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const body = parse(text)
  const { code } = readErrorObject(body)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes,
    text,
    body,
    code: typeof code === 'string' && response.status >= 400 ? code : null,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

let count = 0
const run = randomUUID().slice(0, 8)

export function newRequestId(): string {
  count += 1
  return `conformance.${run}.${count}`
}

export function fillRequestDefaults(operation: Operation, attempt: RequestToSend): ReadyRequest {
  const method = attempt.method ?? operation.method
  const requestId = attempt.requestId ?? newRequestId()
  const idempotencyKey = attempt.idempotencyKey === undefined ? randomUUID() : attempt.idempotencyKey
  return {
    ...attempt,
    method,
    requestId,
    headers: {
      'X-Request-Id': requestId,
      ...(method === 'POST' && operation.idempotent && idempotencyKey !== null
        ? { 'Idempotency-Key': idempotencyKey }
        : {}),
      ...attempt.headers,
    },
  }
}
