import { setTimeout as sleep } from 'node:timers/promises'
import { CaseCannotRunError } from '../outcome.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import type { NamedApiKey } from './roles.ts'
import type { RequestPacer } from './run-context.ts'

export type RequestPacerOptions = {
  /** Nothing is sent after this many milliseconds. */
  longestRun: number
  signal?: AbortSignal
  now?: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

type Left = { remaining: number; until: number }

/** Waits so that the run stays within each key's rate headers and within its own time limit. */
export function buildRequestPacer(options: RequestPacerOptions): RequestPacer {
  const { longestRun, signal, now = () => performance.now(), wait = sleep } = options
  const end = now() + longestRun
  const left = new Map<string, Left>()
  const waitUntil = async (instant: number) => {
    if (instant > end) throw new CaseCannotRunError('the time of this run is over')
    await wait(Math.max(0, instant - now()))
  }
  return {
    before: async (key) => {
      refuseWhenStopped(signal)
      if (now() > end) throw new CaseCannotRunError('the time of this run is over')
      const known = key && left.get(key.value)
      if (key && key.name !== 'slow' && known && known.remaining < 1 && known.until > now()) {
        await waitUntil(known.until)
        left.delete(key.value)
      }
    },
    after: async (key, answer) => {
      if (!key) return false
      note(left, key, answer, now())
      if (answer.code !== 'rate_limited' || key.name === 'slow') return false
      await waitUntil(now() + Number(answer.headers['retry-after'] ?? 60) * 1000)
      left.delete(key.value)
      return true
    },
  }
}

export function buildUnlimitedPacer(signal?: AbortSignal): RequestPacer {
  return { before: async () => refuseWhenStopped(signal), after: async () => false }
}

function refuseWhenStopped(signal?: AbortSignal): void {
  if (signal?.aborted) throw new CaseCannotRunError('the run was stopped')
}

function note(left: Map<string, Left>, { value }: NamedApiKey, { headers }: ApiAnswer, now: number): void {
  const remaining = Number(headers['x-ratelimit-remaining'] ?? Number.NaN)
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  if (Number.isNaN(remaining) || Number.isNaN(reset)) return
  left.set(value, { remaining, until: now + reset * 1000 })
}
