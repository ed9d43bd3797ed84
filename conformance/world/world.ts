import type { ApiAnswer } from '../transports/attempt.ts'
import type { Observe } from '../transports/observe.ts'
import type { Interventions } from './interventions.ts'
import type { Leftovers } from './leftovers.ts'
import type { HeldKey, KeyRole } from './roles.ts'

/** Keeps within the rate of each key. */
export type Pace = {
  before(key: HeldKey | null): Promise<void>
  /** Whether the answer has to be asked for again because somebody else has used up the rate. */
  after(key: HeldKey | null, answer: ApiAnswer): Promise<boolean>
}

/** Everything that one run has: the service, the keys, and what was seen so far. */
export type World = {
  baseUrl: string
  /** Told of every answer; throws when it is not what the contract says. */
  observe: Observe
  pace: Pace
  leftovers: Leftovers
  /** What was made once for the whole run. */
  memory: Map<string, Promise<unknown>>
  /** What tells the server one visitor without a key from another, where the run can. */
  headersOf(visitor: string): Record<string, string>
  find(role: KeyRole): Promise<HeldKey | null>
  /** null: the server belongs to somebody else. */
  interventions: Interventions | null
  /** The run has one key of which nothing is known: what it may not do cannot be reached. */
  lenient: boolean
}
