/** The message tells the person who ran `npm start` what is wrong and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

export const DB_ADVICE = 'set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL you run yourself'

export function getSystemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function toErrorText(error: unknown): string {
  return error instanceof Error ? error.message || String(getSystemErrorCode(error) ?? error.name) : String(error)
}
