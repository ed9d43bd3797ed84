export { checkOutboundUrl, type UrlCheckOptions, type UrlCheckResult } from './check-url.ts'
export { type GetFailure, type GetResponse, sendGet } from './get-bounded.ts'
export { buildLookup, type DnsLookup } from './host-resolver.ts'
export { buildPostPinned, type PostPinned, type PostSettings } from './post-pinned.ts'
