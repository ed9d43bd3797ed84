/**
 * What we use of pg and pg-pool though they do not promise it: members, and the texts of errors that have no code. For
 * a new version, compare this with its sources before the test is told of it.
 */

import type { Connection } from 'pg'
import pgUtils from 'pg/lib/utils.js'

/** Members of pg's Connection that its types leave out. */
export type PgWireConnection = Connection & {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  bind(message: { statement: string; values: unknown[]; valueMapper: typeof prepareValue }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
}

export const { prepareValue } = pgUtils

const READ_TIMEOUT = 'Query read timeout'
const NO_CONNECTION = /Connection terminated|Client has encountered a connection error/

/** The database did not respond: any other statement on this connection would wait as long again. */
export const isQueryReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === READ_TIMEOUT
export const isConnectionLost = (error: unknown): boolean => error instanceof Error && NO_CONNECTION.test(error.message)
