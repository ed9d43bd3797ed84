import type { Readable } from 'node:stream'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { StoredAnswer } from '../platform/work/idempotency/index.ts'

export type UntypedOutcome = { status: number; body: unknown; headers?: Record<string, string> } | Refusal

export type UntypedBatchHandler = {
  weigh(input: object): number
  /** Does all or throws; a refused call must have changed nothing. */
  handle(calls: object[]): Promise<UntypedOutcome[]>
}

export type UntypedHandlerFunction = (call: object) => Promise<UntypedOutcome>

export type HandlerEntry = {
  handle: UntypedHandlerFunction
  batch?: UntypedBatchHandler
  callsOutside?: true
}

export type UntypedHandler = UntypedHandlerFunction | HandlerEntry

/** Streams are never stored. */
export type StreamableAnswer = Omit<StoredAnswer, 'body'> & { body: StoredAnswer['body'] | Readable }

export type PerformResult = { answer: StreamableAnswer; replayed: boolean; errorCode: string | null }
