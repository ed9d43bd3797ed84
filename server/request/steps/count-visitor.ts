import type { Visitor } from '../../access/callers/index.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Step } from '../exchange.ts'

/** Who brings no key and sends something is counted before any of it is read. */
export function countVisitor(count: (visitor: Visitor) => Promise<Refusal | undefined>): Step {
  return async ({ visitor, route }) => (visitor && route.bodyType !== null ? count(visitor) : undefined)
}
