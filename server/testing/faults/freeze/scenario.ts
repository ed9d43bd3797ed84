import type { PreparedRequest, ReceivedResponse } from './send.ts'
import type { FreezeScenarioTarget } from './target.ts'

/** The most expensive use of one operation in one respect. */
export type FreezeScenario = {
  /** An operation of the contract, or a path outside of it. */
  operation: string
  /** What is special about the requests. */
  what: string
  /** Prepares the data, which is not measured, and returns the requests, which are. */
  prepare(target: FreezeScenarioTarget): Promise<FreezeScenarioRequests>
}

export type FreezeScenarioRequests = {
  requests: PreparedRequest[]
  /** Requests in flight at a time; default 1. */
  concurrency?: number
  /** Expected statuses, so that an unrelated error does not hide what is to be measured. */
  expects: readonly number[]
  /** Waits for background work that the requests started; measured too. */
  settle?(answers: ReceivedResponse[]): Promise<void>
}
