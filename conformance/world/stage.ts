import type { OperationId } from '../../generated/operations.ts'
import type { RequestOf, SuccessBody } from '../arrangements/request.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, Attempt, RequestParts } from '../transports/attempt.ts'
import type { Interventions } from './interventions.ts'
import type { HeldKey, KeyRole } from './roles.ts'

export type LimitedKey = { key: HeldKey; group: { id: string; code: string } }

/** Where that belongs which a stage makes: the ids of groups. */
export type Home = { events?: string; people?: string; groups?: string }

/** Whose part a stage plays: that of an unlimited key of the main organization unless told otherwise. */
export type Cast = {
  key?: () => Promise<HeldKey>
  home?: Home
  /** Who makes what this key cannot make. */
  organizer?: { stage: Stage; makes: ReadonlySet<OperationId> }
  /** Whose event its people come to, where it is not its own. */
  host?: Stage
}

/** One organization, as the cases and the arrangements act in it. */
export type Stage = {
  /** A code that nothing else has. */
  unique(prefix: string): string
  home: Home
  /** At whose event its people are. */
  host: Stage
  hold(role: KeyRole): Promise<HeldKey>
  /** The key that the operation is called with unless the case is about the key. */
  keyFor(operation: Operation): Promise<HeldKey | null>
  /** A key that is limited to a group, and that group. */
  limited(): Promise<LimitedKey>
  /** The slug of the organization. */
  tenant(): Promise<string>
  /** Calls an operation that has to succeed, to set the stage. */
  perform<Id extends OperationId>(id: Id, request: RequestOf<Id>, key?: HeldKey): Promise<SuccessBody<Id>>
  send(operation: Operation, attempt: Attempt): Promise<ApiAnswer>
  sendBySdk(operation: Operation, attempt: Attempt): Promise<ApiAnswer>
  /** A request that would succeed, for cases in which it must not: one for all of them. */
  unused(operation: Operation): Promise<RequestParts>
  /** What is made when it is first asked for, and stays. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  /** The same, for all stages of the run. */
  onceInRun<T>(name: string, make: () => Promise<T>): Promise<T>
  /** A stage of the same run with another part. */
  play(cast: Cast): Stage
  isLocal: boolean
  /** What can be done to a server that the run has started itself; of another one, nothing. */
  local(): Interventions
  /** Throws when the answer only says that the one key of the run may not do this. */
  excuse(answer: ApiAnswer): void
}
