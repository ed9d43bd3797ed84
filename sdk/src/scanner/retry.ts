import { getBackOffMs } from '../internal/retry.ts'
import { ScannerError } from './service.ts'

export type RetryOptions = { maxRetries?: number; sleep?: (milliseconds: number) => Promise<void> }

/** Repeats what fails only for now; `work` gets the number of the attempt, from 1. */
export async function retryTemporaryFailures<Value>(
  { maxRetries = 3, sleep = wait }: RetryOptions,
  work: (attempt: number) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (error) {
      if (!(error instanceof ScannerError) || !error.passes || attempt > maxRetries) throw error
      await sleep(error.retryAfterMs + getBackOffMs(attempt))
    }
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
