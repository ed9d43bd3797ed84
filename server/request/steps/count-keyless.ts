import type { KeylessCaller } from '../../access/callers/index.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { RequestStep } from '../exchange.ts'

/** Counts callers without a key who send a body, before it is read. */
export function createKeylessRateLimitStep(
  count: (visitor: KeylessCaller) => Promise<Refusal | undefined>,
): RequestStep {
  return async ({ visitor, route }) => (visitor && route.bodyType !== null ? count(visitor) : undefined)
}
