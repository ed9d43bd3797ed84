import { ConfigError } from '../config/config.ts'
import { SecretKeyFileError } from '../config/secret-keys.ts'
import { DataFolderError } from '../embedded-postgres/index.ts'
import { getErrorCode } from '../platform/database/error-codes.ts'
import { DatabaseTooOldError } from '../platform/database/migrate.ts'

/** The command is valid but cannot be done; the message says why and what to do. */
export class CommandRefusedError extends Error {}

export class CommandUsageError extends Error {
  usage: string | null

  constructor(message: string, usage: string | null = null) {
    super(message)
    this.usage = usage
  }
}

export type CommandFailure = { message: string; usage: string | null; exitCode: number; stack?: string }

/** A concurrent transaction deleted or changed what the command was about to use. */
const COLLISIONS = new Set(['23503', '40001', '40P01'])
const LOST = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'])

export function describeCommandFailure(error: unknown): CommandFailure {
  if (error instanceof CommandUsageError) return { message: error.message, usage: error.usage, exitCode: 2 }
  const refused = (message: string) => ({ message, usage: null, exitCode: 1 })
  const foreseen = [CommandRefusedError, ConfigError, DataFolderError, DatabaseTooOldError, SecretKeyFileError]
  if (foreseen.some((kind) => error instanceof kind)) return refused((error as Error).message)
  const code = getErrorCode(error) ?? ''
  if (COLLISIONS.has(code))
    return refused('Something else changed the same data at that moment. Run the command again.')
  if (LOST.has(code))
    return refused('The connection to the database was lost, and nothing was changed. Run the command again.')
  const message = error instanceof Error ? error.message : String(error)
  return { ...refused(message), stack: error instanceof Error ? error.stack : undefined }
}
