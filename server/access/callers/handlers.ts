import type { Readable } from 'node:stream'
import type { OperationId, Operations } from '../../../generated/operations.ts'
import type { operations as Contract } from '../../../generated/types.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { IdempotentAnswer, IdempotentRequest } from '../../platform/work/idempotency/index.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Caller, KeylessCaller, Tenant } from './caller.ts'

type Parameters<Id extends OperationId> = Contract[Id]['parameters']

type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>
type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>
type SentBody<Id extends OperationId> = Contract[Id] extends { requestBody?: infer Sent } ? NonNullable<Sent> : never
/** An optional body that is missing becomes `{}`. */
type BodyOf<Id extends OperationId> = [SentBody<Id>] extends [never]
  ? undefined
  : SentBody<Id> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined

/** A change runs in a `Work`, unless the operation handles idempotency itself. */
type WorkOf<Id extends OperationId> = Operations[Id] extends { method: 'GET' } | { scope: null }
  ? Record<never, never>
  : Operations[Id]['storesResponses'] extends true
    ? { request: IdempotentRequest }
    : { work: Work }

/** Requests to the hosts of organizations carry no key. */
type AskerOf<Id extends OperationId> = Operations[Id]['host'] extends 'tenant'
  ? { tenant: Tenant }
  : Operations[Id]['scope'] extends null
    ? { visitor: KeylessCaller }
    : { caller: Caller }

/** The validation error of each item, or null, where items are validated one by one. */
type ApartOf<Id extends OperationId> = Operations[Id]['itemsApart'] extends string
  ? { apart: (Refusal<'validation_failed'> | null)[] }
  : Record<never, never>

/** Where a file may replace the JSON body, exactly one of the two is set. */
type SentOf<Id extends OperationId> = Operations[Id]['fileBody'] extends null
  ? { body: BodyOf<Id> }
  : { body: BodyOf<Id>; file: null } | { body: null; file: UploadedFile }

/** The input of a handler, already authenticated and validated. */
export type ApiCall<Id extends OperationId> = {
  path: PathOf<Id>
  query: QueryOf<Id>
  requestId: string
  /** The origin under which the caller reaches this service, for addresses in responses. */
  origin: () => string
} & SentOf<Id> &
  AskerOf<Id> &
  ApartOf<Id> &
  WorkOf<Id>

type SuccessStatus<Id extends OperationId> = Operations[Id]['success'][number] & keyof Contract[Id]['responses']

type ContentOf<Response> = Response extends { content: infer Content } ? Content : Record<never, never>

type JsonAnswer<Status, Body> = {
  status: Status
  body: Body
  headers?: Record<string, string> & { 'Content-Type'?: never }
}

/** For a media type other than JSON: the body is text or bytes, and the header names the type. */
type MediaAnswer<Status, Type extends string> = {
  status: Status
  body: string | Buffer | Readable
  headers: Record<string, string> & { 'Content-Type': Type | `${Type}; ${string}` }
}

type AnswerAs<Status, Content> = [keyof Content] extends [never]
  ? JsonAnswer<Status, undefined>
  : {
      [Type in keyof Content & string]: Type extends 'application/json'
        ? JsonAnswer<Status, Content[Type]>
        : MediaAnswer<Status, Type>
    }[keyof Content & string]

export type OperationAnswer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: AnswerAs<Status, ContentOf<Contract[Id]['responses'][Status]>>
}[SuccessStatus<Id>]

export type OperationOutcome<Id extends OperationId> = OperationAnswer<Id> | Refusal<Operations[Id]['errors'][number]>

type HandledBy<Id extends OperationId> = Operations[Id]['storesResponses'] extends true
  ? IdempotentAnswer | Refusal<Operations[Id]['errors'][number]>
  : OperationOutcome<Id>

/** Runs requests of one key to one address in one transaction. If that fails, each request runs alone. */
export type BatchHandler<Id extends OperationId> = {
  /** The weight of a request; a batch weighs at most 100. */
  weigh(input: Pick<ApiCall<Id>, 'body'>): number
  /** A refused request must leave no changes. */
  handle(calls: ApiCall<Id>[]): Promise<OperationOutcome<Id>[]>
}

type Handle<Id extends OperationId> = (call: ApiCall<Id>) => Promise<HandledBy<Id>>

export type Handler<Id extends OperationId> =
  | Handle<Id>
  | {
      handle: Handle<Id>
      /** Only for requests that wait for the lock on one row, such as the places of an event. */
      batch?: BatchHandler<Id>
      /** Waits for something other than the database, such as DNS; few such requests run concurrently. */
      callsOutside?: true
    }

export type Handlers = { [Id in OperationId]: Handler<Id> }
