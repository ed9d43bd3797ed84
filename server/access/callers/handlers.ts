import type { Readable } from 'node:stream'
import type { OperationId, Operations } from '../../../generated/operations.ts'
import type { operations as Contract } from '../../../generated/types.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { IdempotentRequest, StoredAnswer } from '../../platform/work/idempotency/index.ts'
import type { Work } from '../../platform/work/work.ts'
import type { Caller, Tenant, Visitor } from './caller.ts'

type Parameters<Id extends OperationId> = Contract[Id]['parameters']

type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>
type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>
type SentBody<Id extends OperationId> = Contract[Id] extends { requestBody?: infer Sent } ? NonNullable<Sent> : never
/** A body that may be left out is then `{}`. */
type BodyOf<Id extends OperationId> = [SentBody<Id>] extends [never]
  ? undefined
  : SentBody<Id> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined

/** A change is done in a work, except where the operation itself sees to it that it is done once. */
type WorkOf<Id extends OperationId> = Operations[Id] extends { method: 'GET' } | { scope: null }
  ? Record<never, never>
  : Operations[Id]['storesResponses'] extends true
    ? { request: IdempotentRequest }
    : { work: Work }

/** On the hosts of the organizations nobody has a key. */
type AskerOf<Id extends OperationId> = Operations[Id]['host'] extends 'tenant'
  ? { tenant: Tenant }
  : Operations[Id]['scope'] extends null
    ? { visitor: Visitor }
    : { caller: Caller }

/** What is wrong with each item, or null, where items are judged one by one. */
type ApartOf<Id extends OperationId> = Operations[Id]['itemsApart'] extends string
  ? { apart: (Refusal<'validation_failed'> | null)[] }
  : Record<never, never>

/** Where a file may come in place of the JSON body, one of the two did. */
type SentOf<Id extends OperationId> = Operations[Id]['fileBody'] extends null
  ? { body: BodyOf<Id> }
  : { body: BodyOf<Id>; file: null } | { body: null; file: UploadedFile }

/** What a handler is given: everything in it has passed the request path. */
export type Call<Id extends OperationId> = {
  path: PathOf<Id>
  query: QueryOf<Id>
  requestId: string
  /** Where the caller reaches this service, for addresses that are told. */
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

/** Where the contract declares another type than JSON, the body is its text or bytes and the header names the type. */
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

/** A success that the contract declares for this operation, with the body of that status. */
export type OperationAnswer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: AnswerAs<Status, ContentOf<Contract[Id]['responses'][Status]>>
}[SuccessStatus<Id>]

export type OperationOutcome<Id extends OperationId> = OperationAnswer<Id> | Refusal<Operations[Id]['errors'][number]>

/** The bytes of an answer, and whether they were answered before. */
export type KeptAnswer = { answer: StoredAnswer; replayed: boolean }

type HandledBy<Id extends OperationId> = Operations[Id]['storesResponses'] extends true
  ? KeptAnswer | Refusal<Operations[Id]['errors'][number]>
  : OperationOutcome<Id>

/** How calls of one key to one address are done in one transaction; it fails where they cannot be, and then each is done alone. */
export type BatchHandler<Id extends OperationId> = {
  /** How much a call is, of the hundred that are done together at most. */
  weigh(input: Pick<Call<Id>, 'body'>): number
  /** What is refused has left nothing behind. */
  handle(calls: Call<Id>[]): Promise<OperationOutcome<Id>[]>
}

type Handle<Id extends OperationId> = (call: Call<Id>) => Promise<HandledBy<Id>>

/** What does the work of an operation, and what the request path has to know of it. */
export type Handler<Id extends OperationId> =
  | Handle<Id>
  | {
      handle: Handle<Id>
      /** Only for calls that queue for one row, such as the places of an event. */
      batch?: BatchHandler<Id>
      /** It waits for others than the database, such as the DNS; few calls of it are worked on at the same time. */
      callsOutside?: true
    }

/** One handler for every operation of the contract; a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
