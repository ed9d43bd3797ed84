export { type ClientOptions, createClient, type PosternClient, type Profile } from './client.ts'
export { type ErrorBody, PosternError } from './errors.ts'
export type { ErrorCode } from './generated/errors.ts'
export type { components, operations, paths } from './generated/types.ts'
