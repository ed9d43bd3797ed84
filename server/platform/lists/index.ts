export { buildCursors, type Cursors, type ListIdentity } from './cursor.ts'
export { type Condition, filteredList } from './filtered.ts'
export { cutPage, type PageRequest, readPage } from './page.ts'
