import type { OperationId } from '../../generated/operations.ts'
import type { ApiCall, OperationAnswer } from '../../server/access/callers/index.ts'

type PathPart<Path> = keyof Path extends never ? { path?: never } : { path: Path }
type QueryPart<Query> = keyof Query extends never ? { query?: never } : { query?: Query }
type BodyPart<Body> = [Body] extends [undefined] ? { body?: never } : { body: Body }

export type OperationRequest<Id extends OperationId> = PathPart<ApiCall<Id>['path']> &
  QueryPart<ApiCall<Id>['query']> &
  BodyPart<ApiCall<Id>['body']>

export type SuccessBody<Id extends OperationId> = OperationAnswer<Id>['body']
