export { createClient, type PosternClient } from './client.ts'
export { type Answer, ApiPromise, type RateLimit } from './core/api-promise.ts'
export type { Bytes } from './core/bytes.ts'
export { type ChangeBatch, Changes, type ChangesQuery } from './core/changes.ts'
export {
  AbortedError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  type ErrorBody,
  type ErrorBodyOf,
  GoneError,
  type LocalErrorCode,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  PosternError,
  type Problem,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnprocessableError,
  UnsupportedMediaTypeError,
  UpgradeRequiredError,
} from './core/errors.ts'
export type {
  ChangeOptions,
  ClientOptions,
  PostOptions,
  RequestEvent,
  RequestOptions,
  ResponseEvent,
} from './core/options.ts'
export { type FetchPage, List, Page, type PageBody, type PageInfo, paginate } from './core/pagination.ts'
export { type Result, unwrap } from './core/unwrap.ts'
export type { FileSource, Upload } from './core/uploads.ts'
export type { ErrorCode, ErrorDetails, ErrorFields, ProblemParams } from './generated/errors.ts'
export type * from './generated/models.ts'
export type * from './generated/resources.ts'
export type { components, operations, paths } from './generated/types.ts'
export type { DownloadOptions, Jobs, WaitOptions } from './jobs.ts'
export { createPublicClient, type PublicClient, type PublicClientOptions, pairDevice } from './public-client.ts'
