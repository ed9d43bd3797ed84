import { refuse } from '../../platform/contract/refusal.ts'
import type { Step } from '../exchange.ts'

const EMPTIED_WITHIN_SECONDS = 600

/** Whether a key that everyone knows may still write; what it has filled is emptied soon. */
export function checkRoom(isFull: () => Promise<boolean>): Step {
  return async ({ caller, route }) => {
    if (!caller?.key.isPublic || !route.changes || !(await isFull())) return undefined
    const message = `Visitors have filled the sandbox; it is built anew within ${EMPTIED_WITHIN_SECONDS / 60} minutes, and can be read meanwhile.`
    return refuse('sandbox_full', message, { headers: { 'Retry-After': String(EMPTIED_WITHIN_SECONDS) } })
  }
}
