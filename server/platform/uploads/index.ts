export { dropUpload, readUpload, type SpooledFile, type SpoolOptions, spoolUpload, type UploadedFile } from './spool.ts'
