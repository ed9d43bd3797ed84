import { readConfig } from '../config/config.ts'
import type { CliInput } from './command.ts'

/** Where people reach the servers, for addresses in mails. */
export function readPublicOrigin({ environment }: Pick<CliInput, 'environment'>): string {
  const { PUBLIC_URL, HOST, PORT } = environment
  const { publicUrl, port } = readConfig({ PUBLIC_URL, HOST, PORT })
  return publicUrl ?? `http://localhost:${port}`
}
