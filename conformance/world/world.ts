import type { ApiAnswer } from '../transports/attempt.ts'
import type { Observe } from '../transports/observe.ts'
import type { Interventions } from './interventions.ts'
import type { Leftovers } from './leftovers.ts'
import type { HeldKey, KeyRole } from './roles.ts'

/** Keeps within the rate limit of each key. */
export type Pace = {
  before(key: HeldKey | null): Promise<void>
  /** Whether to send the request again, because somebody else has used up the rate. */
  after(key: HeldKey | null, answer: ApiAnswer): Promise<boolean>
}

/** The shared state of one run: the service, the keys, and what was seen so far. */
export type World = {
  baseUrl: string
  /** Called with every response; throws if it violates the contract. */
  observe: Observe
  pace: Pace
  leftovers: Leftovers
  /** Objects that were made once for the whole run. */
  memory: Map<string, Promise<unknown>>
  /** Headers that identify a visitor without a key to the server, where the run can set them. */
  headersOf(visitor: string): Record<string, string>
  find(role: KeyRole): Promise<HeldKey | null>
  /** null: somebody else's server. */
  interventions: Interventions | null
  /** There is one key with unknown rights: what it may not do counts as not reachable. */
  lenient: boolean
}
