export type { UploadedFile } from './uploaded-file.ts'
