export { buildCursors, type Cursors, type ListIdentity } from './cursor.ts'
export { type Condition, filteredList } from './filtered.ts'
export { cutPage, MOST_PAGE_BYTES, type PageRequest, readPage } from './page.ts'
export { weightOf } from './weight.ts'
