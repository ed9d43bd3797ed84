export { buildCursors, type Cursors, type ListIdentity } from './cursor.ts'
export { cutPage, type PageRequest, readPage } from './page.ts'
