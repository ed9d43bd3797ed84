export { checkOutboundUrl, type UrlCheckResult, type UrlOptions } from './check-url.ts'
export { type GetFailure, type GetResponse, sendGet } from './get-bounded.ts'
export { buildLookup, type DnsLookup } from './host-resolver.ts'
export type { PostFailure, PostFailureKind } from './post-failure.ts'
export {
  buildPostPinned,
  type PinnedRequest,
  type PostPinned,
  type PostResult,
  type PostSettings,
} from './post-pinned.ts'
export type { RefusedUrl, UrlRefusalReason } from './refused-url.ts'
