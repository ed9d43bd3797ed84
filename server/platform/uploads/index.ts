export { dropUpload, readUpload, type Spooled, type Spooling, spool } from './spool.ts'
export type { UploadedFile } from './uploaded-file.ts'
