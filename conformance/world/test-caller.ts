import type { OperationId } from '../../generated/operations.ts'
import type { OperationRequest, SuccessBody } from '../arrangements/request.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, RequestParts, RequestToSend } from '../transports/attempt.ts'
import type { LocalServerControls } from './interventions.ts'
import type { KeyRole, NamedApiKey } from './roles.ts'

export type GroupLimitedKey = { key: NamedApiKey; group: { id: string; code: string } }

/** Group ids for the objects that a stage makes. */
export type CallerGroupIds = { events?: string; people?: string; groups?: string }

/** Who a stage acts as; default: an unlimited key of the main organization. */
export type TestCallerOptions = {
  key?: () => Promise<NamedApiKey>
  home?: CallerGroupIds
  /** Makes the objects that this key cannot make. */
  organizer?: { stage: TestCaller; makes: ReadonlySet<OperationId> }
  /** Whose event its people register at, if not its own. */
  host?: TestCaller
}

/** One caller in one organization, as the cases and arrangements use it. */
export type TestCaller = {
  unique(prefix: string): string
  home: CallerGroupIds
  host: TestCaller
  hold(role: KeyRole): Promise<NamedApiKey>
  /** The key to call the operation with, unless the case is about the key. */
  keyFor(operation: Operation): Promise<NamedApiKey | null>
  limited(): Promise<GroupLimitedKey>
  /** The slug of the organization. */
  tenant(): Promise<string>
  /** Calls an operation that must succeed, as preparation. */
  perform<Id extends OperationId>(id: Id, request: OperationRequest<Id>, key?: NamedApiKey): Promise<SuccessBody<Id>>
  send(operation: Operation, attempt: RequestToSend): Promise<ApiAnswer>
  sendBySdk(operation: Operation, attempt: RequestToSend): Promise<ApiAnswer>
  /** A new request that succeeds. */
  ready(operation: Operation): Promise<RequestToSend>
  /** A request that would succeed, shared by all cases in which it must be refused. */
  unused(operation: Operation): Promise<RequestParts>
  /** Memoized for this stage. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  onceInRun<T>(name: string, make: () => Promise<T>): Promise<T>
  /** A stage of the same run with another caller. */
  play(cast: TestCallerOptions): TestCaller
  isLocal: boolean
  /** Interventions on a server that the run started; throws CaseCannotRunError for any other. */
  local(): LocalServerControls
  /** Throws CaseCannotRunError if the response only says that the run's single key may not do this. */
  excuse(answer: ApiAnswer): void
}
