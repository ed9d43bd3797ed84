import type { OperationId } from '../../generated/operations.ts'
import type { Call, OperationAnswer } from '../../server/access/callers/index.ts'

type PathPart<Path> = keyof Path extends never ? { path?: never } : { path: Path }
type QueryPart<Query> = keyof Query extends never ? { query?: never } : { query?: Query }
type BodyPart<Body> = [Body] extends [undefined] ? { body?: never } : { body: Body }

export type RequestOf<Id extends OperationId> = PathPart<Call<Id>['path']> &
  QueryPart<Call<Id>['query']> &
  BodyPart<Call<Id>['body']>

export type SuccessBody<Id extends OperationId> = OperationAnswer<Id>['body']
