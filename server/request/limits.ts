import type { Caller } from '../access/callers/index.ts'
import { type Refusal, refuse } from '../platform/contract/refusal.ts'

export function toRateRefusal(reason: string, seconds: number): Refusal<'rate_limited'> {
  const message = `${reason}; try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`
  return refuse('rate_limited', message, { headers: { 'Retry-After': String(seconds) } })
}

export const toKeyRateRefusal = ({ rate: { limit, resetSeconds } }: Caller) =>
  toRateRefusal(`The API key may make ${limit} requests a minute and has made them`, resetSeconds)

export const toDeviceRateRefusal = ({ rate: { limit } }: Caller) =>
  toRateRefusal(`A device may make ${limit} such calls a second and this one has made them`, 1)

const QUOTA_STOP = 1.5

export function refuseOverQuota({ at, organization, usage }: Caller): Refusal<'quota_exceeded'> | undefined {
  const allowance = organization.allowance.api_calls_monthly
  if (allowance === null || usage.calls <= allowance * QUOTA_STOP) return undefined
  const [year = 0, month = 1] = usage.month.split('-').map(Number)
  const until = new Date(Date.UTC(year, month, 1))
  return refuse(
    'quota_exceeded',
    `The organization has made ${usage.calls - 1} calls this month, past 150 % of its ${allowance}; calls are refused until ${until.toISOString()}.`,
    { headers: { 'Retry-After': String(Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))) } },
  )
}
