import type { Caller } from '../access/callers/index.ts'
import { buildRetryAfterExtras, type Refusal, refuse } from '../platform/contract/refusal.ts'

export function toRateLimitRefusal(reason: string, seconds: number): Refusal<'rate_limited'> {
  const message = `${reason}; try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`
  return refuse('rate_limited', message, buildRetryAfterExtras(seconds))
}

export const toKeyRateLimitRefusal = ({ rate: { limit, resetSeconds } }: Caller) =>
  toRateLimitRefusal(`The API key may make ${limit} requests a minute and has made them`, resetSeconds)

export const toDeviceRateLimitRefusal = ({ rate: { limit } }: Caller) =>
  toRateLimitRefusal(`A device may make ${limit} such calls a second and this one has made them`, 1)

const QUOTA_STOP = 1.5

export function refuseOverQuota({ at, organization, usage }: Caller): Refusal<'quota_exceeded'> | undefined {
  const allowance = organization.allowance.api_calls_monthly
  if (allowance === null || usage.calls <= allowance * QUOTA_STOP) return undefined
  const [year = 0, month = 1] = usage.month.split('-').map(Number)
  const until = new Date(Date.UTC(year, month, 1))
  const details = { calls: usage.calls - 1, included: allowance, until: until.toISOString() }
  const message = `The organization has made ${details.calls} calls this month, past 150 % of its ${allowance}; calls are refused until ${details.until}.`
  const { headers } = buildRetryAfterExtras(Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000)))
  return refuse('quota_exceeded', message, { headers, details })
}
