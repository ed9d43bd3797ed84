export { buildCursorCodec, type CursorCodec, type ListIdentity } from './cursor.ts'
export { buildFilteredQuery, type SqlCondition } from './filtered-query.ts'
export * from './page.ts'
