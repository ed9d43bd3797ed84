export { dropUpload, readUpload, type Spooled, type Spooling, spool, type UploadedFile } from './spool.ts'
