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
export * from './page.ts'
