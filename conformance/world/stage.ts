import type { OperationId } from '../../generated/operations.ts'
import type { RequestOf, SuccessBody } from '../arrangements/request.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, Attempt, RequestParts } from '../transports/attempt.ts'
import type { Interventions } from './interventions.ts'
import type { HeldKey, KeyRole } from './roles.ts'

export type LimitedKey = { key: HeldKey; group: { id: string; code: string } }

/** Group ids for the objects that a stage makes. */
export type Home = { events?: string; people?: string; groups?: string }

/** Who a stage acts as; default: an unlimited key of the main organization. */
export type Cast = {
  key?: () => Promise<HeldKey>
  home?: Home
  /** Makes the objects that this key cannot make. */
  organizer?: { stage: Stage; makes: ReadonlySet<OperationId> }
  /** Whose event its people register at, if not its own. */
  host?: Stage
}

/** One caller in one organization, as the cases and arrangements use it. */
export type Stage = {
  /** A code that nothing else has. */
  unique(prefix: string): string
  home: Home
  /** The stage whose event its people register at. */
  host: Stage
  hold(role: KeyRole): Promise<HeldKey>
  /** The key to call the operation with, unless the case is about the key. */
  keyFor(operation: Operation): Promise<HeldKey | null>
  /** A key that is limited to a group, and that group. */
  limited(): Promise<LimitedKey>
  /** The slug of the organization. */
  tenant(): Promise<string>
  /** Calls an operation that must succeed, as preparation. */
  perform<Id extends OperationId>(id: Id, request: RequestOf<Id>, key?: HeldKey): Promise<SuccessBody<Id>>
  send(operation: Operation, attempt: Attempt): Promise<ApiAnswer>
  sendBySdk(operation: Operation, attempt: Attempt): Promise<ApiAnswer>
  /** A request that would succeed, shared by all cases in which it must be refused. */
  unused(operation: Operation): Promise<RequestParts>
  /** Memoized for this stage. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  /** Memoized for all stages of the run. */
  onceInRun<T>(name: string, make: () => Promise<T>): Promise<T>
  /** A stage of the same run with another caller. */
  play(cast: Cast): Stage
  isLocal: boolean
  /** Interventions on a server that the run started; throws NotReachable for any other. */
  local(): Interventions
  /** Throws NotReachable if the response only says that the run's single key may not do this. */
  excuse(answer: ApiAnswer): void
}
