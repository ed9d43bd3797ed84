import type { Database } from './database/connect.ts'

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', ''])

/** Where people reach a server that listens there, if nobody says otherwise. */
export const toListeningOrigin = (host: string, port: number): string =>
  THIS_MACHINE.has(host) ? `http://localhost:${port}` : `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** For those who write addresses without listening: a worker, and the command line. */
export async function recordPublicOrigin(database: Database, origin: string): Promise<void> {
  await database.raw('update instance set public_origin = :origin where public_origin is distinct from :origin', {
    origin,
  })
}

/** Null: no server has ever listened. */
export const readRecordedPublicOrigin = async (database: Database): Promise<string | null> =>
  (await database('instance').first('public_origin')).public_origin
