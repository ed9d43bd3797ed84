export { type JudgedUrl, type Judging, judgeUrl } from './judge-url.ts'
export type { RefusedReason, RefusedUrl } from './refused.ts'
export { buildResolve, type Resolve } from './resolve.ts'
