import type { ApiAnswer } from '../transports/attempt.ts'
import type { AnswerChecker } from '../transports/observe.ts'
import type { LocalServerControls } from './interventions.ts'
import type { LeftoverRegistry } from './leftovers.ts'
import type { KeyRole, NamedApiKey } from './roles.ts'

export type RequestPacer = {
  before(key: NamedApiKey | null): Promise<void>
  /** Whether to send the request again, because somebody else has used up the rate. */
  after(key: NamedApiKey | null, answer: ApiAnswer): Promise<boolean>
}

export type RunContext = {
  baseUrl: string
  /** Called with every response; throws if it violates the contract. */
  observe: AnswerChecker
  pace: RequestPacer
  leftovers: LeftoverRegistry
  /** Objects that were made once for the whole run. */
  memory: Map<string, Promise<unknown>>
  /** Headers that identify a visitor without a key to the server, where the run can set them. */
  headersOf(visitor: string): Record<string, string>
  find(role: KeyRole): Promise<NamedApiKey | null>
  /** null: somebody else's server. */
  interventions: LocalServerControls | null
  /** There is one key with unknown rights: what it may not do counts as not reachable. */
  lenient: boolean
}
