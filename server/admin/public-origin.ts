import { readConfig } from '../config/config.ts'
import type { Database } from '../platform/database/connect.ts'
import { readRecordedPublicOrigin, toListeningOrigin } from '../platform/public-origin.ts'

/** Where people reach the servers: as configured here, else where one listened last, else where one would listen. */
export async function readPublicOrigin(database: Database, environment: NodeJS.ProcessEnv): Promise<string> {
  const { configured, listening } = await readOrigins(database, environment)
  return configured ?? listening
}

/** The address at which a server should answer and none does; undefined: one does. */
export async function findUnreachableOrigin(database: Database, environment: NodeJS.ProcessEnv) {
  const { listening } = await readOrigins(database, environment)
  return (await isAnswering(listening)) ? undefined : listening
}

async function readOrigins(database: Database, { PUBLIC_URL, HOST, PORT }: NodeJS.ProcessEnv) {
  const { publicUrl: configured, host, port } = readConfig({ PUBLIC_URL, HOST, PORT })
  return { configured, listening: (await readRecordedPublicOrigin(database)) ?? toListeningOrigin(host, port) }
}

const PATIENCE_MS = 2_000

async function isAnswering(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/livez`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    // A proxy that finds no server behind it answers with 5xx.
    return status < 500
  } catch {
    return false
  }
}
