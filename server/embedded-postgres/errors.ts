import { getErrorCode } from '../platform/database/error-codes.ts'

/** The message tells the person who ran `npm start` what is wrong and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

export const DATABASE_ADVICE = 'set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL you run yourself'

export const toErrorText = (error: unknown): string =>
  error instanceof Error ? error.message || String(getErrorCode(error) ?? error.name) : String(error)
