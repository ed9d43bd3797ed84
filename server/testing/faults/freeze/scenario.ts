import type { Answered, Sending } from './send.ts'
import type { Target } from './target.ts'

/** The worst that clients can do with one operation in one way. */
export type Scenario = {
  /** The operation of the contract, or the path of what is none. */
  operation: string
  /** What is special about what is sent. */
  what: string
  /** Makes what has to be there, which is not measured, and says what to send, which is. */
  prepare(target: Target): Promise<Attack>
}

export type Attack = {
  requests: Sending[]
  /** How many requests are under way at a time; 1 unless told. */
  concurrency?: number
  /** What each answer must be, lest another refusal hides what is to be measured. */
  expects: readonly number[]
  /** Waits until what the requests have started in the background is done; measured too. */
  settle?(answers: Answered[]): Promise<void>
}
