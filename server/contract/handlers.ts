import type { OperationId, Operations } from '../../generated/operations.ts'
import type { operations as Contract } from '../../generated/types.ts'
import type { Caller } from '../keys/index.ts'
import type { Work } from '../work.ts'
import type { Refusal } from './refusal.ts'

type Parameters<Id extends OperationId> = Contract[Id]['parameters']

type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>
type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>
type BodyOf<Id extends OperationId> = Contract[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

type WorkOf<Id extends OperationId> = Operations[Id]['method'] extends 'GET' ? Record<never, never> : { work: Work }

/** What a handler is given: everything in it has passed the request path. */
export type Call<Id extends OperationId> = {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  caller: Caller
  requestId: string
} & WorkOf<Id>

type SuccessStatus<Id extends OperationId> = Operations[Id]['success'][number] & keyof Contract[Id]['responses']

type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** A success that the contract declares for this operation, with the body of that status. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    status: Status
    body: ContentOf<Contract[Id]['responses'][Status]>
    headers?: Record<string, string>
  }
}[SuccessStatus<Id>]

export type Outcome<Id extends OperationId> = Answer<Id> | Refusal<Operations[Id]['errors'][number]>

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<Id>>

/** One handler for every operation of the contract; a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
