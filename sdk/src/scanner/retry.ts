import { ScannerError } from './service.ts'

const BASE_MS = 500
const CAP_MS = 8_000

export type RetryOptions = {
  maxRetries?: number
  sleep?: (milliseconds: number) => Promise<void>
}

/** Repeats what fails only for now; `work` gets the number of the attempt, from 1. */
export async function retry<Value>(
  { maxRetries = 3, sleep = wait }: RetryOptions,
  work: (attempt: number) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (error) {
      if (!(error instanceof ScannerError) || !error.passes || attempt > maxRetries) throw error
      await sleep(error.retryAfterMs + Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)))
    }
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
