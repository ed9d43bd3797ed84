import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import type { Caller, KeylessCaller, Tenant } from '../access/callers/index.ts'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { Route } from '../platform/contract/route-table.ts'
import type { SpooledFile } from '../platform/uploads/index.ts'
import type { StoredAnswer } from '../platform/work/idempotency/index.ts'

/** One request in the request path; each step adds its results. */
export type HttpCall = {
  ctx: Context
  requestId: string
  route: Route
  rawPath: Record<string, string>
  caller?: Caller
  address?: string
  /** On the organizations' hosts, where callers have no key. */
  tenant?: Tenant
  visitor?: KeylessCaller
  /** The API key as sent; it must never leave the process. */
  apiKey?: string
  byLink?: true
  clientName?: string
  bytes?: Buffer
  spooled?: SpooledFile
}

export type RequestTrace = {
  requestId: string
  route: string | null
  keyId: string | null
  organizationId: string | null
  errorCode: string | null
}

export type RequestStep = (exchange: HttpCall) => Promise<Refusal | undefined> | Refusal | undefined

export type UntypedOutcome = { status: number; body: unknown; headers?: Record<string, string> } | Refusal

export type UntypedBatchHandler = {
  weigh(input: object): number
  /** Does all or throws; a refused call must have changed nothing. */
  handle(calls: object[]): Promise<UntypedOutcome[]>
}

export type UntypedHandlerFunction = (call: object) => Promise<UntypedOutcome>

export type HandlerEntry = { handle: UntypedHandlerFunction; batch?: UntypedBatchHandler; callsOutside?: true }

export type UntypedHandler = UntypedHandlerFunction | HandlerEntry

/** Streams are never stored. */
export type StreamAnswer = Omit<StoredAnswer, 'body'> & { body: StoredAnswer['body'] | Readable }

export type CallResult = { answer: StreamAnswer; replayed: boolean; errorCode: string | null }
