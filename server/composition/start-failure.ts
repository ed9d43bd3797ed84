import type { Config } from '../config/config.ts'
import { SecretKeyFileError } from '../config/secret-keys.ts'
import { DataFolderError } from '../embedded-postgres/index.ts'
import { DatabaseTooNewError, DatabaseTooOldError } from '../platform/database/migrate.ts'
import { ExplainedStartError } from './explained-error.ts'

/** A sentence that says what to do; an unexpected error keeps its stack. */
export function explainStartFailure(error: unknown, config: Config): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const syscall = 'syscall' in error ? String(error.syscall) : ''
  const hostname = 'hostname' in error ? error.hostname : undefined
  if (syscall === 'listen' || syscall === 'bind' || hostname === config.host) return explainListen(code, config)
  if (config.databaseUrl && CONNECTION_CODES.has(code))
    return `Postern cannot reach the database that DATABASE_URL names (${code}). Check that it runs and that the address is right.`
  if (config.databaseUrl && REFUSED_CODES.has(code))
    return `The database that DATABASE_URL names refused the connection: ${error.message}.`
  return error.stack ?? error.message
}

const EXPLAINED = [ExplainedStartError, DataFolderError, DatabaseTooNewError, DatabaseTooOldError, SecretKeyFileError]

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'ECONNRESET', 'EHOSTUNREACH'])

/** Invalid password, invalid authorization, unknown database. */
const REFUSED_CODES = new Set(['28P01', '28000', '3D000'])

function explainListen(code: string, { host, port }: Config): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another port (PORT=0 takes any free one).`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a port above 1023.`
  return `Postern cannot listen on ${host}:${port} (${code}). Set HOST to an address of this machine.`
}
