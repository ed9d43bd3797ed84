import type { Refusal } from '../platform/contract/refusal.ts'

/** What a handler gives back, seen without the types of its operation. */
export type UntypedOutcome = { status: number; body: unknown; headers?: Record<string, string> } | Refusal
export type UntypedHandler = (call: object) => Promise<UntypedOutcome>
