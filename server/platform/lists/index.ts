export * from './change-position.ts'
export * from './cursor.ts'
export * from './filtered-query.ts'
export * from './page.ts'
