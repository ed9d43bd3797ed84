import type { Handlers } from './contract/handlers.ts'
import { getMe } from './organizations/index.ts'

/** The handlers of every operation of the contract. */
export function buildHandlers(): Handlers {
  return { getMe }
}
