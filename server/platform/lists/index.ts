export {
  BEGINNING_XID,
  type ChangePosition,
  type ChangesSince,
  formatPosition,
  hashView,
  parseChangesSince,
} from './change-position.ts'
export { buildCursorCodec, type CursorCodec, type ListIdentity } from './cursor.ts'
export { buildFilteredQuery, runFilteredQuery, type SqlCondition } from './filtered-query.ts'
export { paginateFixedItems } from './fixed-items.ts'
export { estimateJsonBytes } from './json-bytes.ts'
export { buildPageClauses, MAX_PAGE_BYTES, type PageRequest, parsePageRequest, replyPage, toPageBody } from './page.ts'
