export { dropUpload, readUpload, type SpooledFile, type SpoolOptions, spool, type UploadedFile } from './spool.ts'
