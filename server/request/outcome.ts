import type { Readable } from 'node:stream'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { StoredAnswer } from '../platform/work/idempotency/index.ts'

/** What a handler gives back, seen without the types of its operation. */
export type UntypedOutcome = { status: number; body: unknown; headers?: Record<string, string> } | Refusal

/** How several calls of an operation are done in one transaction. */
export type UntypedBatch = {
  weigh(input: object): number
  /** Does all, or fails where it cannot; what is refused has left nothing behind. */
  handle(calls: object[]): Promise<UntypedOutcome[]>
}

export type UntypedHandle = (call: object) => Promise<UntypedOutcome>

export type HandlerFacts = {
  handle: UntypedHandle
  batch?: UntypedBatch
  /** It waits for others than the database, such as the DNS. */
  callsOutside?: true
}

export type UntypedHandler = UntypedHandle | HandlerFacts

/** An answer on its way. What is streamed is never stored. */
export type SentAnswer = Omit<StoredAnswer, 'body'> & { body: StoredAnswer['body'] | Readable }

/** What is answered, and what the log and the headers tell of it. */
export type Performed = { answer: SentAnswer; replayed: boolean; errorCode: string | null }
